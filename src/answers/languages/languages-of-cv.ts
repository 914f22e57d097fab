import type { Cv } from '../../resume/cv';
import { leavesOf } from '../../shared/leaves';
import { fold } from '../text/fold';
import { tokens } from '../text/tokens';
import { allCvWords } from './all-cv-words';
import type { CvWords } from './cv-words';
import { detectLanguage } from './detect-language';
import { type Language, languages } from './language-pack';

/** Words of a line whose language its commonest words tell. */
const fewestWords = 6;

/** What many languages share, or common words: they say little without the rest, and nothing of a CV's language. */
const untelling: readonly (keyof CvWords)[] = ['asOf', 'because', 'leaving', 'money', 'negation'];

/** What is read of studies alone: an open licence is no degree. */
const ofStudies = /^(?:degrees|schooling|masterOfCraft|graded)\./;

/**
 * The languages that a CV is written in, if only in part: that of its lines, and each that reads a word in it that the others
 * do not read so. "Abitur" makes German one of an English CV's.
 */
export function languagesOf(cv: Cv): Language[] {
  const lines = linesOf(cv);
  const told = lines.filter((line) => tokens(line).length >= fewestWords);
  const found = new Set([lines.join('\n'), ...told].map((text) => detectLanguage(text, 'en')));
  const all = lines.map(fold);
  const studies = linesOf(cv.entries.filter(({ topic }) => topic === 'education')).map(fold);
  for (const language of languages) {
    const others = [...found].map((each) => patternsOf(allCvWords[each]));
    const isRead = [...patternsOf(allCvWords[language])].some(([key, pattern]) =>
      (ofStudies.test(key) ? studies : all).some(
        (line) => pattern.test(line) && !others.some((other) => other.get(key)?.test(line)),
      ),
    );
    if (isRead) found.add(language);
  }
  return languages.filter((language) => found.has(language));
}

/** Without addresses, whose "com" is Portuguese. */
function linesOf(part: unknown): string[] {
  return leavesOf(part)
    .flatMap(([, text]) => text.split('\n'))
    .filter((line) => !/:\/\/|@/.test(line));
}

/** The patterns of a language by what they mean: "degrees.master". */
function patternsOf(words: CvWords): Map<string, RegExp> {
  const patterns = new Map<string, RegExp>();
  for (const [key, value] of Object.entries(words)) {
    if (untelling.some((each) => each === key)) continue;
    const inner = value instanceof RegExp ? { '': value } : typeof value === 'object' ? value : {};
    for (const [name, pattern] of Object.entries(inner))
      if (pattern instanceof RegExp) patterns.set(`${key}.${name}`, pattern);
  }
  return patterns;
}
