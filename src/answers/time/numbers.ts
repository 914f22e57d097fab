import { fold } from '../text/fold';

/** Two to nineteen, then the tens; the languages write them alike in a CV and in an answer about it. */
const spelled = [
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety',
  'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix',
  'zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
  'dois tres quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
  'duas tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezasseis dezassete dezoito dezanove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
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
/** Whole words for one, and Arabic numbers, which hold their noun's ending. */
const others = new Map([
  ...'one un une uno una um uma ein eine einem einer 一 سنه'
    .split(' ')
    .map((word): [string, number] => [word, 1]),
  ...'سنتين ثلاث اربع خمس ست سبع ثماني تسع عشر'
    .split(' ')
    .map((word, at): [string, number] => [word, at + 2]),
]);
/** Arabic numbers in either gender, and the tens in either case; folded. */
const arabic =
  '2 اثنان اثنين|3 ثلاثه ثلاث|4 اربعه اربع|5 خمسه خمس|6 سته ست|7 سبعه سبع|8 ثمانيه ثماني ثمان|9 تسعه تسع|10 عشره عشر|20 عشرون عشرين|30 ثلاثون ثلاثين|40 اربعون اربعين|50 خمسون خمسين|60 ستون ستين|70 سبعون سبعين|80 ثمانون ثمانين|90 تسعون تسعين|100 مييه مايه';
for (const line of arabic.split('|')) {
  const [value, ...words] = line.split(' ');
  for (const word of words) values.set(word, Number(value));
}
/** "A hundred", "cien"; "two hundred" is scaled. */
for (const [value, words] of [
  [100, 'hundred hundert cien cem'],
  [1000, 'thousand mille tausend mil'],
] as const) {
  for (const word of words.split(' ')) values.set(word, value);
}
const ones = [...values].filter(([, value]) => value < 10);

/** A number of a text in digits, and where it stands. */
export interface NumberInText {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

const written =
  /(?<![a-z\d-])\d{1,3}(?: \d{3}){1,3}(?![a-z\d])|(?<![a-z\d-])\d+(?:[.,'’\u00a0\u202f]\d+){0,6}(?![a-z])|\p{L}{3,}(?:-\p{L}+)*/giu;

/** In digits, or as a word of a language with spaces. */
function wordsAndDigits(text: string): NumberInText[] {
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

const kanji = '一二三四五六七八九';
/** Right before what it counts: kanji of numbers also write names and other words. */
const kanjiNumber =
  /(?<![\d第数何幾一二三四五六七八九十百千万])[一二三四五六七八九十百千]{1,7}(?=万?(?:[年かヶカヵケ箇名人社校件言つ冊回本台点枚割倍店通歳匹頭品皿席床字語円億級軒戸棟曲話拠種万]))/g;

/** "二〇二七" is 2027. */
const kanjiYear = /(?<![〇一二三四五六七八九十百千])(?:一九|二〇)[〇一二三四五六七八九]{2}(?=年)/g;

/** The numbers of a text: "5.000", "5,000" and "5 000" are equal, and so are "31" and "thirty-one", "2300" and "二千三百". */
export function numbersIn(text: string): NumberInText[] {
  const spelled = [...text.matchAll(kanjiNumber)].map((match) => ({
    value: String(valueOf(match[0])),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const yearsInKanji = [...text.matchAll(kanjiYear)].map(({ 0: digits, index }) => ({
    value: digits.replace(/./g, (digit) => String(kanji.indexOf(digit) + 1)),
    start: index,
    end: index + digits.length,
  }));
  const found = [...wordsAndDigits(text), ...spelled, ...yearsInKanji]
    .map((number) => scaled(number, text))
    .toSorted((a, b) => a.start - b.start);
  return found.reduce<NumberInText[]>((joined, number) => {
    const last = joined.at(-1);
    // The hundred of "two hundred" is counted.
    if (last && number.start < last.end) return joined;
    // "1万2千" is one number.
    if (last?.end !== number.start || !/[億万千]/.test(text[last.end - 1] ?? '')) return [...joined, number];
    const value = String(Number(last.value) + Number(number.value));
    return [...joined.slice(0, -1), { value, start: last.start, end: number.end }];
  }, []);
}

const scales: readonly (readonly [number, RegExp])[] = [
  [100, /^[\s-]*(?:hundred|cents?|hundert|cem|centos)\b/i],
  [1000, /^[\s-]*(?:thousand|mille|tausend|mil)\b/i],
  [1_000_000, /^\s*(?:millions?|Millionen|Mio\.?|millones|milh[õo]es|milhão)(?![a-z])/i],
  // Tenths, as shares of a hundred.
  [10, /^割/],
  [1000, /^千/],
  [10_000, /^\s*万/],
  [100_000_000, /^\s*億/],
];

/** "Nine hundred" is 900. */
function scaled({ value, start, end }: NumberInText, text: string): NumberInText {
  for (const [scale, words] of scales) {
    const match = words.exec(text.slice(end, end + 14));
    if (match) return { value: String(Number(value) * scale), start, end: end + match[0].length };
  }
  return { value, start, end };
}

/** "二千三百" is 2300. */
function valueOf(written: string): number {
  let sum = 0;
  let ones = 0;
  for (const character of written) {
    const scale = kanjiScales[character];
    if (scale === undefined) {
      ones = kanji.indexOf(character) + 1;
    } else {
      sum += (ones || 1) * scale;
      ones = 0;
    }
  }
  return sum + ones;
}

const kanjiScales: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

/** The value of a folded word that is a number, one included; undefined for any other word. */
export function numberOf(word: string): number | undefined {
  const value = others.get(word) ?? others.get(word.replace(/ه$/, ''));
  if (value !== undefined) return value;
  if (/^[一二三四五六七八九十百千]+$/.test(word)) return valueOf(word);
  const [number] = wordsAndDigits(word);
  return number && Number(number.value);
}
