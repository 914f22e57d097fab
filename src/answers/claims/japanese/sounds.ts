import { fold } from '../../text/fold';

/** What a katakana may stand for in a folded Latin word. */
interface Sound {
  /** Any one of these. */
  readonly letters: string;
  readonly vowel: string;
  /** True if the vowel may have no letter. */
  readonly isBare: boolean;
  /** True for a sound that spellings leave out. */
  readonly isWeak: boolean;
}

/** Rows of the kana table, and the letters that they transcribe; "S", "C", "T" are sh, ch and th. */
const rows: readonly (readonly [kana: string, letters: string])[] = [
  ['カキクケコ', 'kcqCg'],
  ['ガギグゲゴ', 'gk'],
  ['サスセソ', 'scTSz'],
  ['シ', 'sScTC'],
  ['ザズゼゾ', 'zsTcS'],
  ['ジヂ', 'jgzdSCsi'],
  ['タテト', 'tdT'],
  ['チ', 'tcCTz'],
  ['ツ', 'tzTcs'],
  ['ダデドヅ', 'dtTz'],
  ['ナニヌネノ', 'n'],
  ['ン', 'nm'],
  ['ハヒヘホ', 'hCjgx'],
  ['フ', 'fhvpC'],
  ['バビブベボ', 'bvw'],
  ['ヴ', 'vwbf'],
  ['パピプペポ', 'pb'],
  ['マミムメモ', 'm'],
  ['ラリルレロ', 'rl'],
  ['ヤユヨ', 'yjil'],
  ['ワ', 'wvu'],
];
const vowelOfKana = new Map(
  [
    ['アカガサザタダナハバパマヤラワァャ', 'a'],
    ['イキギシジチヂニヒビピミリィ', 'i'],
    ['ウクグスズツヅヌフブプムユルヴゥュ', 'u'],
    ['エケゲセゼテデネヘベペメレェ', 'e'],
    ['オコゴソゾトドノホボポモヨロヲォョ', 'o'],
  ].flatMap(([kana = '', vowel = '']) =>
    Array.from(kana, (character): [string, string] => [character, vowel]),
  ),
);
const lettersOfKana = new Map(
  rows.flatMap(([kana, letters]) => Array.from(kana, (character): [string, string] => [character, letters])),
);
/** Change the vowel before them. */
const small = /[ァィゥェォャュョ]/;
/** Kana whose vowel may be there only because Japanese has no consonant alone. */
const bare = /[ウクグスズツヅフブプムルヴトドキチジンヌ]/;

/** The sounds of a word in katakana. Long vowels say too little. */
function soundsOf(katakana: string): Sound[] {
  const found: Sound[] = [];
  for (const character of katakana) {
    const last = found.at(-1);
    const vowel = vowelOfKana.get(character) ?? '';
    const letters = lettersOfKana.get(character);
    if (letters !== undefined) {
      found.push({ letters, vowel, isBare: bare.test(character), isWeak: /[ヤユヨワ]/.test(character) });
    } else if (last === undefined) {
      if (vowel !== '') found.push({ letters: initialVowel, vowel, isBare: false, isWeak: false });
    } else if (small.test(character)) {
      found[found.length - 1] = { ...last, vowel, isBare: false };
    }
  }
  return found;
}

/** A word that begins with a vowel, or a letter that may be silent before one. */
const initialVowel = '#hwyj';

interface Unit {
  readonly letter: string;
  /** The vowels behind it. */
  readonly vowels: string;
  /** True if its sound may be silent in some language. */
  readonly isSilent: boolean;
}

interface Spelling {
  readonly units: readonly Unit[];
  /** How many of them are heard. */
  readonly strong: number;
  /** True for a word that may be a compound. */
  readonly isLong: boolean;
}

const digraphs: readonly (readonly [RegExp, string])[] = [
  [/[^a-z]/g, ''],
  [/sch|sh/g, 'S'],
  [/tch|ch/g, 'C'],
  [/ph/g, 'f'],
  [/th/g, 'T'],
  [/ck|qu/g, 'k'],
  [/xc(?=[eiy])/g, 'ks'],
  [/sc(?=[eiy])/g, 's'],
  [/x/g, 'ks'],
  [/([a-zA-Z])\1/g, '$1'],
  [/^(?=[aeiou])/, '#'],
];

function spellingOf(word: string): Spelling {
  const plain = digraphs.reduce((rest, [from, to]) => rest.replace(from, to), word);
  const units = [...plain.matchAll(/[^aeiou][aeiou]*/g)].map(({ 0: unit, index }): Unit => {
    const letter = unit[0] ?? '';
    const end = index + unit.length;
    const isLast = end === plain.length;
    const isCoda = unit.length === 1;
    return {
      letter,
      vowels: unit.slice(1) + (/[yw]/.test(letter) ? 'i' : '') + (plain[end] === 'y' ? 'i' : ''),
      // "Harbour" is ハーバー, "Nantes" is ナント, and French and Spanish drop "h".
      isSilent:
        /[hwyj]/.test(letter) ||
        (letter === 'r' && isCoda) ||
        (letter === 'g' && (/[nh]/.test(plain[end] ?? '') || plain[index - 1] === 'n')) ||
        (/[stdxpz]/.test(letter) && isCoda && (isLast || end === plain.length - 1)) ||
        (letter === 'k' && isCoda && plain[end] === 'n'),
    };
  });
  const strong = units.filter(({ isSilent }) => !isSilent).length;
  return { units, strong, isLong: word.length >= compoundLength };
}

/** Letters of the shortest compound. */
const compoundLength = 10;
/** Sounds that tell a word from others; a shorter one sounds like too many. */
const leastSounds = 2;

/** The letters that its first sound may be. */
function startsOf({ units }: Spelling): Set<string> {
  const first = units.findIndex(({ isSilent }) => !isSilent);
  return new Set(units.slice(0, first === -1 ? units.length : first + 1).map(({ letter }) => letter));
}

/** The vowels of katakana that a written vowel may have. */
const heardAs: Readonly<Record<string, string>> = { a: 'aeo', e: 'eia', i: 'ia', o: 'oau', u: 'uao' };

/** What a katakana in the place of a letter and its vowels costs. */
function costOf({ letters, vowel, isBare }: Sound, { letter, vowels }: Unit, isLast: boolean): number {
  if (!letters.includes(letter)) return 2;
  if (vowel === '') return vowels === '' || (isLast && vowels === 'e') ? 0 : 1;
  if (vowels === '') return isBare ? 0 : 1;
  if (Array.from(vowels).some((each) => heardAs[each]?.includes(vowel))) return 0;
  return isBare && vowels === 'e' ? 0 : 1;
}

/** True if katakana may be the way in which Japanese writes a word. */
function fits(katakana: readonly Sound[], { units, strong, isLong }: Spelling, isName: boolean): boolean {
  const most = isName
    ? Math.floor((katakana.length + 1) / 3) * (katakana.length > 2 ? 1 : 0)
    : Math.floor(katakana.length / 5);
  if (units.length < katakana.length - 2) return false;
  // Each other sound costs two.
  if (!isLong && strong > katakana.length + most / 2) return false;
  let before = [0];
  for (const [at, { isSilent }] of units.entries()) before.push(before[at]! + (isSilent ? 0 : 2));
  for (const sound of katakana) {
    const row = [before[0]! + (sound.isWeak ? 1 : 2)];
    for (const [at, unit] of units.entries()) {
      row.push(
        Math.min(
          before[at]! + costOf(sound, unit, at === units.length - 1),
          before[at + 1]! + (sound.isWeak ? 1 : 2),
          row[at]! + (unit.isSilent ? 0 : 2),
        ),
      );
    }
    before = row;
  }
  if (before.at(-1)! <= most) return true;
  // "シェラック" begins "Schellackpolitur".
  return isLong && katakana.length > leastSounds && before.slice(katakana.length).some((cost) => cost === 0);
}

/** Finds the words of a text that a word in katakana transcribes. */
export interface SoundIndex {
  /** Folded, as the text has them; two of them may be joined by a blank. */
  like(katakana: string): readonly string[];
}

const word = /[\p{Script=Latin}][\p{Script=Latin}'’]*/gu;

/** @param texts as they are written: capitals tell names */
export function createSoundIndex(texts: readonly string[]): SoundIndex {
  const spellings = new Map<string, Spelling & { readonly isName: boolean }>();
  const add = (written: string, isName: boolean) => {
    const folded = fold(written);
    const known = spellings.get(folded);
    if (!known || (isName && !known.isName))
      spellings.set(folded, { ...spellingOf(folded.replace(/\s/g, '')), isName });
  };
  for (const text of texts) {
    let last: string | undefined;
    for (const [written] of text.matchAll(word)) {
      const isName = /^\p{Lu}/u.test(written) || /['’]\p{Lu}/u.test(written);
      add(written, isName);
      // "l'Écluse" is レクリューズ and エクリューズ.
      const [, behind] = written.split(/['’]/);
      if (behind !== undefined && behind.length > 2) add(behind, isName);
      if (isName && last !== undefined) add(`${last} ${written}`, true);
      last = isName ? written : undefined;
    }
  }
  const known = new Map<string, readonly string[]>();
  const byStart = new Map<string, [string, Spelling & { readonly isName: boolean }][]>();
  for (const spelling of spellings) {
    for (const letter of startsOf(spelling[1])) {
      const others = byStart.get(letter);
      if (others) others.push(spelling);
      else byStart.set(letter, [spelling]);
    }
  }
  const candidates = ([first]: readonly Sound[]) => [
    ...new Set(Array.from(first?.letters ?? '').flatMap((letter) => byStart.get(letter) ?? [])),
  ];
  return {
    like(katakana) {
      const before = known.get(katakana);
      if (before) return before;
      if (known.size >= mostKnown) known.clear();
      const own = soundsOf(katakana.slice(0, longest));
      const found =
        own.length < leastSounds
          ? []
          : candidates(own)
              .filter(
                ([, spelling]) =>
                  (spelling.isName || own.filter(({ isWeak }) => !isWeak).length > leastSounds) &&
                  fits(own, spelling, spelling.isName),
              )
              .map(([folded]) => folded);
      known.set(katakana, found);
      return found;
    },
  };
}

/** Characters. A longer run is no word. */
const longest = 24;
const mostKnown = 500;
