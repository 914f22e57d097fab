import { fold } from '../text/fold';

/** A shorter text is a question. */
const leastLength = 150;
const leastLines = 3;

/** Short messages that ask for a person: "We need someone who …" */
export const need =
  /^(?:hi|hello|hey|hallo|bonjour|hola)?[ ,!]*(?:(?:we|i|they)(?: are| am|['’]re|['’]m)? (?:need|want|looking for|after|searching for|hiring|seeking)|(?:looking for|seeking|searching for|hiring) an?\b|(?:wir|ich) (?:suchen?|brauchen?)|(?:nous|on|je) (?:re)?cherch\w+|il nous faut|(?:buscamos|necesitamos|busco|necesito))\b|を(?:探して|募集して|求めて)/;

/** A question whether someone fits. */
export const fitQuestion =
  /\b(?:fit|fits|suit|suits|suited|suitable|match|matches|qualified|right (?:person|one|for)|good (?:candidate|for)|geeignet|eignet|passt|richtige|taugt|convien\w*|correspond\w*|colle|adapte\w*|encaja\w*|adecuad[ao]|sirve|cualificad[ao]|serve|encaix\w*|adequad[ao]|combina)\b|向いて|合い(?:ます|そう)|適(?:任|して)|مناسب|يصلح|تصلح|ملائم/;

/** Whether a question is one that a job ad would answer better. */
export function asksFit({ text }: { readonly text: string }): boolean {
  const folded = fold(text).trim();
  return need.test(folded) || fitQuestion.test(folded);
}

/** Whether a message may be a job ad or its short form; it need not be one. */
export function mayBeAd(text: string): boolean {
  const folded = fold(text).trim();
  return folded.length >= leastLength || folded.split('\n').length >= leastLines || asksFit({ text });
}
