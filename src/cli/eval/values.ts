import { lengthsIn } from '../../answers/claims/lengths.ts';
import type { TimePhrases } from '../../answers/languages/claim-phrases.ts';
import { levelIn } from '../../answers/entities/language-levels.ts';
import { aliasesOf } from '../../answers/entities/names.ts';
import '../../answers/languages/all-cv-words.ts';
import { datesIn } from '../../answers/sources/dates.ts';
import { fold } from '../../answers/text/fold.ts';
import { isJapanese, tokens } from '../../answers/text/tokens.ts';

/** Something that an answer says, whatever its words. */
export type Value =
  /** A name or a title; either of `names` will do. */
  | { readonly type: 'name'; readonly names: readonly string[] }
  /** An address or a number, sign for sign, but for spaces and signs between them. */
  | { readonly type: 'literal'; readonly text: string }
  /** A JSON Resume date. A year alone says it too, another month does not. */
  | { readonly type: 'date'; readonly date: string }
  /** Months; not exact where the CV has years alone. */
  | { readonly type: 'duration'; readonly months: number; readonly isExact: boolean }
  /** How well a language is spoken, as the CV writes it. */
  | { readonly type: 'level'; readonly level: string };

/** One of these values is said. */
export type Alternatives = readonly Value[];

export function nameValue(...names: readonly (string | undefined)[]): Value {
  const all = names.flatMap((name) => (name === undefined ? [] : aliasesOf(name)));
  return { type: 'name', names: [...new Set(all)] };
}

/** @param time how the text's language writes lengths of time */
export function saysOneOf(text: string, alternatives: Alternatives, time: TimePhrases): boolean {
  return alternatives.some((value) => says(text, value, time));
}

function says(text: string, value: Value, time: TimePhrases): boolean {
  switch (value.type) {
    case 'name':
      return value.names.some((name) => saysName(text, name));
    case 'literal':
      return signs(text).includes(signs(value.text));
    case 'date':
      return datesIn(text, tokens(text)).some(({ date }) => value.date.slice(0, 7).startsWith(date));
    case 'duration': {
      const slack = value.isExact ? 0 : 12;
      return lengthsIn(text, time).some(
        ({ least, most }) => least - slack <= value.months && value.months <= most + slack,
      );
    }
    case 'level': {
      const wanted = levelIn(fold(value.level));
      return saysName(text, value.level) || (wanted !== undefined && levelIn(fold(text)) === wanted);
    }
  }
}

/** A name of so many words is also said by most of them. */
const longName = 4;
const mostOfName = 2 / 3;

/** True if a text has a name as words in a row, in any of their forms; of a long name most words will do. */
export function saysName(text: string, name: string): boolean {
  return nameFinder(text)(name);
}

/** The same for many names and one text. */
export function nameFinder(text: string): (name: string) => boolean {
  const said = tokens(text).map(({ stem }) => stem);
  const row = ` ${said.join(' ')} `;
  const words = new Set(said);
  const letters = withoutSpaces(text);
  return (name) => {
    if (isJapanese(name)) return letters.includes(withoutSpaces(name));
    const wanted = tokens(name).map(({ stem }) => stem);
    if (wanted.length === 0) return false;
    if (row.includes(` ${wanted.join(' ')} `)) return true;
    const long = [...new Set(wanted.filter((stem) => stem.length > 2))];
    return (
      long.length >= longName && long.filter((stem) => words.has(stem)).length >= long.length * mostOfName
    );
  };
}

function withoutSpaces(text: string): string {
  return fold(text).replace(/\s+/g, '');
}

function signs(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}@+]+/gu, '');
}
