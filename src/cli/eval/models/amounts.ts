import { fold } from '../../../answers/text/fold.ts';

/** From zero to twenty; then the tens from thirty. */
const spelled = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  'null ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte',
].map((words) => words.split(' '));
const tens = [
  'thirty forty fifty sixty',
  'trente quarante cinquante soixante',
  'dreissig vierzig funfzig sechzig',
  'treinta cuarenta cincuenta sesenta',
].map((words) => words.split(' '));
const values = new Map([
  ...spelled.flatMap((words) => words.map((word, value): [string, number] => [word, value])),
  ...tens.flatMap((words) => words.map((word, at): [string, number] => [word, (at + 3) * 10])),
]);
const kanji = '〇一二三四五六七八九十';

/** "A year", "ein Jahr": elsewhere an article counts nothing. */
const article =
  /(?<![\p{L}\d])(?:an?|une?|eine[mnrs]?|ein|una?) (?=(?:years?|months?|annee|ans?|mois|jahr|monat|ano|mes)(?!\p{L}))/gu;

/** A folded text with its spelled numbers as digits: "four years" and "twenty-two" become "4 years" and "22". */
function inDigits(text: string): string {
  return fold(text)
    .replace(/[一二三四五六七八九十]+(?=\s*(?:年|[かヶカヵ箇]月|つ|件|社|カ国))/g, (written) =>
      String(fromKanji(written)),
    )
    .replace(article, '1 ')
    .replace(/\p{Script=Latin}+(?:-\p{Script=Latin}+)*/gu, (word) => {
      const value = values.get(word) ?? compound(word);
      return value === undefined ? word : String(value);
    });
}

/** "twenty-two", "vingt-deux", "zweiundzwanzig". */
function compound(word: string): number | undefined {
  const [, one = '', ten = ''] = /^(.+)und(.+)$/.exec(word) ?? [];
  const [first = '', second = ''] = ten === '' ? word.split('-') : [ten, one];
  const [base, rest] = [values.get(first), values.get(second)];
  return base !== undefined && rest !== undefined && base >= 20 && rest < 10 ? base + rest : undefined;
}

const digit = (sign: string, otherwise: number) => (sign === '' ? otherwise : kanji.indexOf(sign));

function fromKanji(written: string): number {
  const [before = '', after] = written.split('十');
  return after === undefined ? digit(before, 0) : digit(before, 1) * 10 + digit(after, 0);
}

/** The whole numbers of a text, in digits or spelled. */
export function countsIn(text: string): number[] {
  return [...inDigits(text).matchAll(/(?<![\d.,])\d{1,3}(?![\d,.]\d|\d)/g)].map(([digits]) => Number(digits));
}

interface Stated {
  readonly months: number;
  /** True for "4 years", which may be rounded. */
  readonly isInYears: boolean;
}

const year = String.raw`(?:years?|yrs?|ans?|annees?|jahre?n?|anos?)(?![a-z])|年(?!\s*\d{1,2}月)(?:間)?`;
const month = String.raw`(?:months?|mois|monate?n?|mes(?:es)?)(?![a-z])|[かヶカヵ箇]月(?:間)?`;
const half = String.raw`(?:\s*(?:and|et|y)\s*(?:a|1)?\s*(?:half|demie?|medio)|半)?`;
const inYears = new RegExp(
  String.raw`(?<![\d.,])(\d{1,2}(?:[.,]\d)?)(${half})[\s-]*(?:full |whole |volle |good )?(?:${year})(${half})(?:[\s,]*(?:and|und|et|y|con|と)?\s*(\d{1,2})[\s-]*(?:${month}))?`,
  'g',
);
const inMonths = new RegExp(String.raw`(?<![\d.,])(\d{1,3})[\s-]*(?:${month})`, 'g');

function durationsIn(text: string): Stated[] {
  const digits = inDigits(text);
  const years = [...digits.matchAll(inYears)].map(([, whole = '', before = '', after = '', more]): Stated => {
    const all = Number(whole.replace(',', '.')) + (before + after === '' ? 0 : 0.5);
    return { months: all * 12 + Number(more ?? 0), isInYears: more === undefined };
  });
  const months = [...digits.replace(inYears, ' ').matchAll(inMonths)].map(([, all = '']): Stated => ({
    months: Number(all),
    isInYears: false,
  }));
  return [...years, ...months];
}

/**
 * True if a text states a duration within what the CV's dates tell: a month more or less where they have months, a year
 * where they are years alone. A statement in years may be rounded or cut.
 */
export function isDuration(
  text: string,
  { months, isExact }: { readonly months: number; readonly isExact: boolean },
): boolean {
  const most = isExact ? 1 : 12;
  return durationsIn(text).some((stated) => {
    const apart = Math.abs(stated.months - months);
    if (!stated.isInYears || !isExact) return apart <= most;
    return apart <= 6 || stated.months === Math.floor(months / 12) * 12;
  });
}
