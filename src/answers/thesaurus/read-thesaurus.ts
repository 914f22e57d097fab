import type { Cv } from '../../resume/cv';
import { skillClasses, type SkillClass } from '../languages/kinds';
import { fold } from '../text/fold';
import { isKatakana, katakana } from '../text/japanese-script';
import { isJapanese, tokens, type Token } from '../text/tokens';
import { countryNames, languageNames } from './regions';
import type { OtherNames } from './thesaurus';

/** Names of a class in an excerpt, at most. */
const mostOfClass = 60;

/** Letters. Shorter stems are equal by chance: "care" and "cars", "coro" and "core". */
const shortestStem = 4;

/** Words of the longest name that is looked for in texts. */
const longestName = 7;

/** The lists of names in `same.txt`: a line per thing, names separated by a bar, comments after "# ". */
export function parseSame(text: string): string[][] {
  return linesOf(text).map((line) => line.split('|').map((name) => name.trim()));
}

/**
 * The names of skills in `classes.txt`: a line `## class` begins a class, each further line holds names, separated by a bar.
 *
 * @throws Error naming a class that is not known, or a line before the first class.
 */
export function parseClasses(text: string): OtherNames['classes'] {
  const classes: Partial<Record<SkillClass, string[]>> = {};
  let names: string[] | undefined;
  for (const line of linesOf(text)) {
    const heading = /^## (.+)$/.exec(line)?.[1];
    if (heading !== undefined) {
      const known = skillClasses.find((each) => each === heading);
      if (!known) throw new Error(`There is no class of skills “${heading}”.`);
      names = classes[known] ??= [];
    } else if (names) {
      names.push(...line.split('|').map((name) => name.trim()));
    } else {
      throw new Error(`No class is named before “${line}”.`);
    }
  }
  return classes;
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('# '));
}

/** What a CV needs of the whole thesaurus: the other names of what it names. */
export function excerptOf(cv: Cv, whole: OtherNames): OtherNames {
  const named = namesIn(cv);
  const lists = [...whole.same, ...languageNames(), ...countryNames()];
  const classes: Partial<Record<SkillClass, readonly string[]>> = {};
  for (const skillClass of skillClasses) {
    const names = whole.classes[skillClass] ?? [];
    const known = new Set(names.filter((name) => named.hasSkill(name)));
    if (known.size === 0) continue;
    classes[skillClass] = [...new Set([...known, ...names])].slice(0, Math.max(mostOfClass, known.size));
  }
  const holds = (names: readonly string[]) => names.some((name) => named.has(name));
  return { same: lists.filter(holds), classes };
}

/** What a CV says, ready to be asked whether it holds a name. */
interface NamesInCv {
  /** True also for other forms of its words. */
  has(name: string): boolean;
  /** True for the name as it is and with an "s": "Scala" is no form of "scale". */
  hasSkill(name: string): boolean;
}

function namesIn(cv: Cv): NamesInCv {
  const labels = labelsOf(cv);
  const prose = proseOf(cv);
  const labelled = new Set(labels.flatMap((label) => runsOf(label).flatMap(({ keys }) => keys)));
  const said = new Set<string>();
  const capitals = new Set<string>();
  for (const text of prose) {
    for (const { first, keys } of runsOf(text)) {
      for (const key of keys) {
        said.add(key);
        if (/^[\p{Lu}\p{N}]/u.test(first)) capitals.add(key);
      }
    }
  }
  const words = [...labels, ...prose].flatMap((text) => tokens(text));
  const written = new Set(words.map((word) => word.written));
  const starts = new Set(words.flatMap(({ folded }) => [1, 2, 3].map((letters) => folded.slice(0, letters))));
  const japanese = fold([...labels, ...prose].filter(isJapanese).join('\n')).replace(/[^\S\n]+/g, '');
  function holds(name: string, formsOf: (words: readonly Token[]) => string[]): boolean {
    if (isJapanese(name)) return holdsJapanese(japanese, fold(name));
    // Most names are out at a glance; splitting all of them into words would take most of the time.
    if (!starts.has(startOf(name))) return false;
    const keys = formsOf(tokens(name));
    if (keys.some((key) => labelled.has(key))) return true;
    // One letter is too little to tell a name in a sentence.
    if (name.length === 1) return false;
    // "React", "Excel" and "KI" are names; "react", "excel" and "ki" in a sentence are not.
    if (/^[\p{Lu}\p{N}]{1,3}$/u.test(name)) return written.has(name);
    return keys.some((key) => (/^\p{Lu}/u.test(name) ? capitals : said).has(key));
  }

  return {
    has: (name) => holds(name, keysOf),
    hasSkill: (name) => holds(name, (found) => [keyOf(found), `${keyOf(found)}s`]),
  };
}

/** The first letters of a name's first word, at most three, folded. */
function startOf(name: string): string {
  return /[\p{L}\p{N}]{1,3}/u.exec(fold(name))?.[0] ?? '';
}

/** Short names in katakana count as whole words: "タイ" does not stand in "タイポグラフィ". */
function holdsJapanese(text: string, name: string): boolean {
  if (name.length < 2 || !text.includes(name)) return false;
  if (name.length > 3 || !isKatakana(name)) return true;
  return new RegExp(`(?<![${katakana}])${name}(?![${katakana}])`, 'u').test(text);
}

/** Every run of words of a text, up to the length of the longest name. */
function runsOf(text: string): { first: string; keys: string[] }[] {
  const words = tokens(text).filter(({ written }) => !isJapanese(written));
  return words.flatMap((word, at) => {
    const runs = Math.min(longestName, words.length - at);
    return Array.from({ length: runs }, (_, more) => ({
      first: word.written,
      keys: keysOf(words.slice(at, at + more + 1)),
    }));
  });
}

/**
 * The words without blanks, so that "Node.js" and "nodejs" are equal, and their stems. The mark
 * keeps the stem of "Vision" apart from "Visio".
 */
function keysOf(words: readonly Token[]): string[] {
  const stems = words.map((word) => word.stem).join('');
  return stems.length < shortestStem ? [keyOf(words)] : [keyOf(words), `~${stems}`];
}

function keyOf(words: readonly Token[]): string {
  return words.map((word) => word.folded).join('');
}

/** Texts that are names by themselves, in whatever case. */
export function labelsOf({ person, languages, entries }: Cv): string[] {
  return [
    person.headline,
    person.location,
    ...languages.map(({ name }) => name),
    ...entries.flatMap(({ title, organisation, place, tags }) => [title, organisation, place, ...tags]),
  ].filter((label) => label !== undefined);
}

export function proseOf({ sections, entries, answers, facts }: Cv): string[] {
  return [
    ...sections.map(({ intro }) => intro),
    ...entries.flatMap(({ about, lines, points }) => [about, ...lines, ...points.map(({ text }) => text)]),
    ...answers.flatMap(({ questions, answer }) => [...questions, answer]),
    ...facts,
  ].filter((text) => text !== undefined);
}
