import { fold } from '../text/fold';

/** Two to nineteen, then the tens; the languages write them alike in a CV and in an answer about it. */
const spelled = [
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety',
  'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix',
  'zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
  'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
];
/** The place of twenty in each of these lists. */
const firstTens = 18;
const values = new Map(
  spelled.flatMap((words) =>
    words
      .split(' ')
      .map((word, at): [string, number] => [word, at < firstTens ? at + 2 : (at - firstTens + 2) * 10]),
  ),
);
const ones = [...values].filter(([, value]) => value < 10);

/** A number of a text in digits, and where it stands. */
export interface NumberInText {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

const written =
  /(?<![a-z\d-])\d{1,3}(?: \d{3}){1,3}(?![a-z\d])|(?<![a-z\d-])\d+(?:[.,'’\u00a0\u202f]\d+){0,6}(?![a-z])|\p{L}{3,}(?:-\p{L}+)*/giu;

/** The numbers of a text: "5.000", "5,000" and "5 000" are equal, and so are "31" and "thirty-one". */
export function numbersIn(text: string): NumberInText[] {
  return [...text.matchAll(written)].flatMap((match) => {
    const value = /^\d/.test(match[0]) ? inDigits(match[0]) : spelledOut(fold(match[0]));
    return value === undefined ? [] : [{ value, start: match.index, end: match.index + match[0].length }];
  });
}

/** True for "ten" and "veinte", folded. */
export function isSpelledNumber(word: string): boolean {
  return values.has(word);
}

/** Three digits after each separator make a large number; anything else is a fraction. */
function inDigits(number: string): string {
  const [first = '', ...groups] = number.split(/\D/);
  const isLarge = first !== '0' && groups.every((group) => group.length === 3);
  return isLarge ? first + groups.join('') : [first, ...groups].join('.');
}

function spelledOut(word: string): string | undefined {
  const known = values.get(word);
  if (known !== undefined) return String(known);
  const german = /^(\p{L}+)und(\p{L}+zig|dreissig)$/u.exec(word);
  if (german) {
    const base = values.get(german[2] ?? '');
    const rest = german[1] === 'ein' ? 1 : values.get(german[1] ?? '');
    return base !== undefined && rest !== undefined && rest < 10 ? String(base + rest) : undefined;
  }
  const [tens = '', one] = word.split('-');
  const base = values.get(tens) ?? 0;
  const rest = ones.find(([name]) => name === one)?.[1] ?? (one === 'one' || one === 'un' ? 1 : 0);
  return base >= 20 && rest > 0 ? String(base + rest) : undefined;
}
