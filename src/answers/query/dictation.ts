import type { Language } from '../languages/language-pack';

/** Sounds of somebody who thinks; what holds one of them was spoken, not typed. */
const hesitations: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:u[hm]+|er+m*|hm+|ah+)\b/giu,
  fr: /(?<!\p{L})(?:euh+|heu+|hum+|hm+)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:ä+h*m*|öh*m*|hm+)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:eh+|e+m+|hm+)(?!\p{L})/giu,
  ja: /え[ーえ]+っ?と|えっと|ええと|うーん(?:と)?|あのー+|そのー+|あの[ 　、]+/gu,
};

/** Words that fill a pause of speech, and mean something else in writing. */
const fillers: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:you know|i mean|sort of|kind of|okay so|ok so|right so|so yeah|(?<!(?:would|what|something|anything|things|is|look|feel|be|to|does|did) )like)\b/giu,
  fr: /(?<!\p{L})(?:ben|bah|enfin|du coup|en fait|genre|voilà|tu vois|vous voyez|quoi(?=\s*$))(?!\p{L})/giu,
  de: /(?<!\p{L})(?:also|halt|sozusagen|sag mal|na ja|naja|weißt du|quasi|irgendwie)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:pues|o sea|bueno|a ver|digamos|vale)(?!\p{L})/giu,
  ja: /なんか|まあ/gu,
};

/** "No wait": what was said before is taken back. */
const corrections: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:no wait|wait no|sorry no|no sorry|scratch that|no i mean|actually no|or rather)\b/giu,
  fr: /(?<!\p{L})(?:non attends|non attendez|attends non|pardon non|non pardon|enfin non|non je veux dire|ou plutôt)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:nein warte|nee warte|moment nein|ach nein|quatsch|nein ich meine|ich meine|beziehungsweise nein|oder besser)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:no espera|espera no|perdón no|no perdón|no quiero decir|quiero decir|mejor dicho)(?!\p{L})/giu,
  ja: /じゃなくて|ではなくて|いや違う|間違えた/gu,
};

/** Names of marks that were dictated; those that are words of their own count only at the end. */
const marks: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\s*\bquestion mark\b/giu, '?'],
    [/\s*\bcomma\b/giu, ','],
    [/\s*\b(?:full stop|period)\s*$/giu, '.'],
  ],
  fr: [
    [/\s*point d['’ ]interrogation/giu, ' ?'],
    [/\s*(?<!\p{L})virgule(?!\p{L})/giu, ','],
    [/\s+point\s*$/giu, '.'],
  ],
  de: [
    [/\s*(?<!\p{L})fragezeichen(?!\p{L})/giu, '?'],
    [/\s*(?<!\p{L})komma(?!\p{L})/giu, ','],
    [/\s+punkt\s*$/giu, '.'],
  ],
  es: [
    [/\s*(?:cierra |abre )?signo de interrogaci[oó]n|\s+interrogaci[oó]n\s*$/giu, '?'],
    [/\s*(?<!\p{L})coma(?!\p{L})/giu, ','],
    [/\s+punto\s*$/giu, '.'],
  ],
  ja: [
    [/[ 　]*(?:はてな|クエスチョンマーク|疑問符)/gu, '？'],
    [/[ 　]+(?:てん|読点)[ 　]+/gu, '、'],
    [/[ 　]+(?:まる|句点)[ 　]*/gu, '。'],
  ],
};

/** A dictated message as its writer would have typed it. */
export function withoutSpeech(text: string, language: Language): string {
  const marked = marks[language].reduce((written, [name, mark]) => written.replace(name, mark), text);
  const isSpoken = marked !== text || marked.search(hesitations[language]) >= 0;
  if (!isSpoken) return text;
  const cleaned = marked.replace(hesitations[language], ' ').replace(fillers[language], ' ');
  const whole = tidy(corrected(tidy(cleaned), language));
  return /[\p{L}\p{N}]/u.test(whole) ? whole : text;
}

/** Words that what follows a correction needs to stand by itself. */
const leastWords = 4;

/** "In London, no wait, in Leeds" means Leeds; a whole question after "no wait" stands by itself. */
function corrected(text: string, language: Language): string {
  const [match] = [...text.matchAll(corrections[language])].slice(-1);
  if (!match) return text;
  const before = text.slice(0, match.index).trim();
  const after = text.slice(match.index + match[0].length).trim();
  const words = after.split(/\s+/).filter(Boolean);
  if (language === 'ja' || words.length >= leastWords || before === '') return after === '' ? before : after;
  return [...before.split(/\s+/).slice(0, -words.length), after].join(' ');
}

function tidy(text: string): string {
  return text
    .replace(/\s+([,.])/g, '$1')
    .replace(/([,、])\s*(?=[,、])/g, '')
    .replace(/[ 　]{2,}/g, ' ')
    .replace(/^[\s,、]+/, '')
    .trim();
}
