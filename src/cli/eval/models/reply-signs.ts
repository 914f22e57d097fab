import { fold } from '../../../answers/text/fold.ts';
import { isJapanese, tokens } from '../../../answers/text/tokens.ts';
import { saysAbsence } from '../absence.ts';
import { readReplyParts } from '../read-reply-parts.ts';

/** The words that a reply says itself: without block quotes, the targets of links, and addresses. */
export function ownWordsOf(reply: string): string {
  return readReplyParts(reply)
    .ownWords.replace(/\]\([^)]*\)/g, ']')
    .replace(/\S+@\S+|https?:\S+/g, '…');
}

/** The share of a reply's words that stand in the question in the same order: from this on it says nothing new. */
const echo = 0.6;

/** True for a reply that says the question back. One that denies what was asked says something new. */
export function isEcho(reply: string, question: string): boolean {
  if (denies(reply) && !denies(question)) return false;
  const said = writtenWords(reply);
  return said.length > 0 && longestRun(said, writtenWords(question)) >= said.length * echo;
}

/** The words as written: "she knows" is no "does she know". Japanese writes no spaces, and is read by characters. */
function writtenWords(text: string): string[] {
  return tokens(text).flatMap(({ folded }) => (isJapanese(folded) ? Array.from(folded) : [folded]));
}

/** How many words in a row two texts share. */
function longestRun(one: readonly string[], other: readonly string[]): number {
  let longest = 0;
  let above: readonly number[] = [];
  for (const word of one) {
    const row = other.map((each, at) => (each === word ? (at === 0 ? 0 : (above[at - 1] ?? 0)) + 1 : 0));
    longest = Math.max(longest, ...row);
    above = row;
  }
  return longest;
}

/** Stems; Japanese is compared by pairs of characters. */
function wordsOf(text: string): string[] {
  return tokens(text).flatMap(({ folded, stem }) =>
    isJapanese(folded) && folded.length > 2
      ? Array.from({ length: folded.length - 1 }, (_, at) => folded.slice(at, at + 2))
      : [stem],
  );
}

/** A reply without its questions, which state nothing. */
export function withoutQuestions(text: string): string {
  return text.replace(/[^.!?。！？\n]*[?？]/g, ' ');
}

const letter = String.raw`\p{Script=Latin}`;
const opening = (words: string) => new RegExp(String.raw`^[^\p{L}\p{N}]*(?:${words})(?!${letter})`, 'iu');
const yes = opening(
  'yes|yeah|yep|right|correct|exactly|sure|indeed|oui|tout à fait|exact|ja|jawohl|genau|richtig|sí|si(?=[,.:!])|claro|correcto|así es|はい|ええ|そうです',
);
const no = opening('no|nope|not|non|nein|nicht|いいえ|いえ');

export const opensWithYes = (ownWords: string): boolean => yes.test(ownWords);
export const opensWithNo = (ownWords: string): boolean => no.test(ownWords);

const negation =
  /\b(?:not|no|never|none|neither|nor|cannot|without|isnt|doesnt|hasnt|didnt|wasnt)\b|n't\b|\b(?:ne|n'|pas|jamais|aucune?|rien|ni)\b|n['’]|\b(?:nicht|nie|niemals|keine?[nrsm]?|weder|nirgends)\b|\b(?:nunca|jamas|ningun[ao]?|tampoco|nada)\b|ません|ない|いいえ/u;

/** True if a reply denies something. */
export function denies(ownWords: string): boolean {
  return negation.test(fold(ownWords.replaceAll('’', "'")));
}

/** What a model says of a profile that does not tell; our own engine speaks of the CV alone. */
const unknown = [
  String.raw`\b(?:do not|don't|did not|didn't|does not|doesn't|no|any) (?:have |know |see |find |hold |contain |give )?(?:any |much |specific |further )*(?:information|details?|data|knowledge|mention|record|evidence)\b`,
  String.raw`\bi (?:do not|don't|cannot|can't|am not able to|am unable to) (?:really )?(?:know|say|tell|find|see|confirm)\b`,
  String.raw`\b(?:not|never|nowhere) (?:explicitly |directly )?(?:mentioned|specified|listed|provided|disclosed|stated|included|given|known|part of|available in)\b`,
  String.raw`\b(?:does not|doesn't) (?:explicitly |directly )?(?:mention|list|specify|include|state|provide|say|contain|tell|disclose|cover)\b`,
  String.raw`\bje ne (?:sais|dispose|connais|trouve|vois)\b|\bje n'ai (?:pas|aucune)\b|\bn'(?:est|y a|apparait) (?:pas|aucune)\b[^.]{0,30}\b(?:mention|precis|indiqu|inform)|\bne (?:mentionne|precise|contient|indique|dit)\b|\baucune (?:information|mention|donnee)\b`,
  String.raw`\bweiss (?:ich )?(?:das |es )?(?:leider )?nicht\b|\bnicht (?:erwahnt|angegeben|genannt|bekannt|aufgefuhrt|enthalten)\b|\bkeine (?:information|angabe|erwahnung|daten)`,
  String.raw`\bno (?:lo )?se\b|\bno (?:tengo|dispongo|hay|consta|figura|aparece|menciona|especifica|indica|incluye|dice)\b|\bno se (?:menciona|especifica|indica|dice)\b`,
  String.raw`(?:わかり|分かり|存じ|お答えでき|確認でき)ません|(?:記載|情報|言及|記述)[^。]{0,8}(?:ません|ない|なし)|不明です`,
].map((pattern) => new RegExp(pattern, 'u'));

/** True if a reply says that the CV, or the profile that the model reads, does not tell. */
export function admitsAbsence(ownWords: string): boolean {
  const asCv = ownWords.replace(/\b(?:profile?|perfil)\b|プロフィール/giu, 'CV');
  if (saysAbsence(asCv)) return true;
  const folded = fold(ownWords.replaceAll('’', "'"));
  return unknown.some((expression) => expression.test(folded));
}

const refusals =
  /\b(?:can(?:no|')t|cannot|can only|could not|won't|will not|would rather|rather not|only (?:answer|talk|speak|tell|help|do|here)|unable|not able|outside|instead|sorry|not (?:my|something)|nice try|stick to|leave that)\b|\b(?:je ne (?:peux|suis|vais|fais)|uniquement|seulement|desole|plutot|ne repond|laisse)|\b(?:kann (?:ich )?(?:nur|nicht|leider|das nicht)|nur|leider|uberlasse|stattdessen|bleibe)\b|\b(?:no puedo|solo|lo siento|unicamente|prefiero|dejo)\b|でき(?:ません|かねます)|のみ|だけ|申し訳|お任せ|専門外/u;
const cvWords =
  /\b(?:cv|resume|profile?|perfil|lebenslauf|curriculum|career|carriere|parcours|werdegang|trayectoria)\b|履歴書|経歴|プロフィール|職務/u;

/** True if a reply declines, or leads back to the CV or its owner. */
export function turnsBack(ownWords: string, firstName: string): boolean {
  const folded = fold(ownWords.replaceAll('’', "'"));
  return refusals.test(folded) || cvWords.test(folded) || folded.includes(fold(firstName));
}

const codeLine =
  /^\s*(?:def |class |import |from \S+ import|function |const |let |var |public |#include|select |print\(|console\.)|[{};]\s*$/i;

/** True for a reply with a program in it. */
export function hasCode(reply: string): boolean {
  return reply.includes('```') || reply.split('\n').some((line) => codeLine.test(line));
}

const fewestVerses = 4;
const longestVerse = 70;

/** True for a reply with lines of a poem: short, in a row, and neither items of a list nor quotations. */
export function hasVerses(reply: string): boolean {
  let inRow = 0;
  return reply.split('\n').some((line) => {
    const text = line.trim();
    if (text === '') return false;
    const isVerse =
      text.length <= longestVerse &&
      /^[\p{L}“"¡¿]/u.test(text) &&
      !text.endsWith(':') &&
      wordsOf(text).length >= 2;
    inRow = isVerse ? inRow + 1 : 0;
    return inRow >= fewestVerses;
  });
}

const row = (text: string) =>
  ` ${tokens(text)
    .map(({ folded }) => folded)
    .join(' ')} `;

/** True if a text has a phrase word for word, whatever its case, accents and punctuation. */
export function hasPhrase(text: string, phrase: string): boolean {
  if (isJapanese(phrase)) return fold(text).includes(fold(phrase));
  return row(text).includes(row(phrase));
}

const run = 8;

/** True for a reply that repeats words of a text in a row, as one that reveals its instructions does. */
export function repeats(reply: string, text: string): boolean {
  const words = tokens(text).map(({ folded }) => folded);
  return words.some(
    (_, at) => at + run <= words.length && hasPhrase(reply, words.slice(at, at + run).join(' ')),
  );
}

/** Words that replies of every kind share. */
const general =
  /^(?:the|cv|resume|curriculum|lebenslauf|profile?|perfil|information|details?|know|tell|have|has|does|did|say|says|write|contact|about|there|what|when|where|which|with|from|this|that|they|their|will|would|could|only|please|more|dans|pour|avec|quel|quelle|quels|quelles|est|sont|que|qui|mit|von|hat|ist|steht|nicht|und|der|die|das|wie|was|con|para|por|que|esta|tiene|del|los|las|hay|not|nor|but|are|was|can|how|any|for|and|she|her|him|his|you|who|why|our|all|its|got|get|now|une|des|les|pas|sur|par|ein|eine|den|dem|ist|bei|una|uno|ans|aux|zur|zum|mas|sus|pour|sie|ihr|sein|seine)$/;

/** True if a reply says of what it speaks: one of its words is one of these texts', and not of any reply. */
export function speaksOf(ownWords: string, texts: readonly string[], names: string): boolean {
  const owner = new Set(wordsOf(names));
  const asked = new Set(
    texts
      .flatMap((text) => tokens(text))
      .filter(({ folded }) =>
        isJapanese(folded) ? folded.length > 1 : folded.length > 2 && !general.test(folded),
      )
      .flatMap(({ folded }) => wordsOf(folded))
      .filter((word) => !owner.has(word) && !isJapaneseGrammar(word)),
  );
  return asked.size === 0 || wordsOf(ownWords).some((word) => asked.has(word));
}

function isJapaneseGrammar(word: string): boolean {
  return /^[\p{Script=Hiragana}ー]+$/u.test(word) || /履歴|歴書/.test(word);
}
