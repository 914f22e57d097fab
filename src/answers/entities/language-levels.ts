import { inAnyCv } from '../languages/cv-words-in-use';
import { fluencies, type Fluency } from '../languages/cv-words';
import { fold } from '../text/fold';

/** Levels of the Common European Framework; who is native has none. */
const codes: Readonly<Record<Fluency, RegExp | undefined>> = {
  native: undefined,
  fluent: /\bc[12]\b/,
  professional: /\bb2\b/,
  conversational: /\bb1\b/,
  basic: /\ba[12]\b/,
};

/** How well a language is asked for or spoken, from 5 to 1, in the words of any of the languages; folded. */
const levels = fluencies.map((fluency, at) => ({
  level: fluencies.length - at,
  words: inAnyCv((cv) => cv.levels[fluency]),
  code: codes[fluency],
}));

/** A level that is none; folded. */
export const noLevel = inAnyCv((cv) => cv.levels.none);

/** The level of who is native. */
export const native = 5;

/** The level that a text names; undefined if it names none. */
export function levelIn(folded: string): number | undefined {
  return levels.find(({ words, code }) => words.test(folded) || code?.test(folded))?.level;
}

/** The level that a question asks for. */
export function askedLevel(text: string): number | undefined {
  return levelIn(fold(text));
}

/** A level below native that is fluent enough for work meets "fluent". */
export function meetsLevel(has: number, asked: number): boolean {
  return has >= (asked === 4 ? 3 : asked);
}
