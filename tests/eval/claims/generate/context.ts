import type { Language } from '../../quotes/labels';
import type { OpenCv } from '../open-cv';
import type { Pool } from './pool';
import type { Random } from './random';
import type { Speech } from './speech/speech-type';

/** What facts about a CV are made with. */
export interface Context {
  readonly open: OpenCv;
  /** Of the statements. */
  readonly language: Language;
  /** True if the CV is written in it. */
  readonly isOwn: boolean;
  readonly speech: Speech;
  readonly random: Random;
  readonly pool: Pool;
}

/** "Trauma care" and "Flight Nurse" as they often stand in a sentence: in small letters. */
export function casual(words: string, { language, isOwn, random, pool }: Context): string {
  const isPlain =
    /^\p{Lu}\p{Ll}+(?:,? (?:\p{Lu}?\p{Ll}+|&))+$/u.test(words) &&
    !/\b(?:Microsoft|Power|Adobe|Google)\b/.test(words);
  const mayBeSmall = isOwn && language !== 'de' && language !== 'ja' && isPlain && !pool.ownNames.has(words);
  return mayBeSmall && random.integer(3) > 0 ? words.toLowerCase() : words;
}

/** A number, as a word or in digits. */
export function sayNumber({ speech, random }: Context): (count: number) => string {
  const inWords = random.integer(2) === 0;
  return (count) => (inWords ? (speech.numbers[count] ?? String(count)) : String(count));
}
