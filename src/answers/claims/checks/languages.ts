import { codeOfLanguage } from '../../entities/human-languages';
import { levelIn, noLevel } from '../../entities/language-levels';
import { japaneseLanguage } from '../../entities/japanese-names';
import { anySource } from '../../languages/any-language';
import { fromCvWords } from '../../languages/cv-words-in-use';
import { languages } from '../../languages/language-pack';
import { phraseFinder } from '../../query/phrases';
import { fold } from '../../text/fold';
import type { Span } from '../../text/span';
import { contradicted, unmentioned, type Case, type Check } from '../check';

/** A human language has to be one of the CV's, at the level that the CV gives. */
export const humanLanguages: Check = (about) => {
  const { statement, facts, grammars, reader } = about;
  const { folded } = statement;
  const spoken = statement.mentions
    .filter(({ kind }) => kind === 'language')
    .toSorted((a, b) => a.start - b.start);
  const isListed =
    spoken.length > 1 ||
    phraseFinder(statement.words, folded).keysOf(reader.lexicon.topics).includes('languages');
  const isSpoken = grammars[0].predicates.speaks.test(folded) || levelIn(folded) !== undefined;
  if (!isListed && !isSpoken) return undefined;
  for (const [at, { written, start, end }] of spoken.entries()) {
    const code = codeOfLanguage(written) ?? codeOfLanguage(japaneseLanguage(written));
    const entry = facts.knowledge.cv.languages.find(({ name }) =>
      code === undefined ? fold(name) === fold(written) : codeOfLanguage(name) === code,
    );
    if (!entry) {
      if (code === undefined || isMentioned(code, about)) continue;
      return unmentioned(written);
    }
    const fluency = fold(entry.fluency ?? '');
    const cv = `${entry.name}: ${entry.fluency ?? ''}`;
    if (noLevel.test(fluency)) return contradicted({ kind: 'different', said: written, cv });
    const own = levelIn(fluency);
    const said = levelBeside(folded, { start, end }, spoken[at - 1]?.end, spoken[at + 1]?.start);
    if (own === undefined || said === undefined || isLike(said.level, own)) continue;
    return contradicted({ kind: 'different', said: `${written}: ${said.written}`, cv });
  }
  return undefined;
};

function isMentioned(code: string, { facts }: Case): boolean {
  return languages.some((language) => {
    const name = new Intl.DisplayNames(language, { type: 'language' }).of(code);
    return name !== undefined && facts.parts.some(({ text }) => text.includes(fold(name)));
  });
}

/** Characters between a language and its level. */
const nearby = 36;

const nextThing = fromCvWords((all) => new RegExp(`[,;、]| (?:${anySource(all.map(({ and }) => and))}) `));

/** The level that stands beside the language: behind it in brackets or right before it, else behind it. */
function levelBeside(folded: string, { start, end }: Span, previous = 0, next = folded.length) {
  const [behind = ''] = folded.slice(end, Math.min(next, end + nearby)).split(nextThing());
  const before = folded
    .slice(Math.max(previous, start - nearby), start)
    .split(/[()]/)
    .flatMap((part) => part.split(nextThing()))
    .at(-1);
  const order = /^\s*[(（:–-]/.test(behind) ? [behind, before] : [before, behind];
  for (const written of order) {
    const level = levelIn(written ?? '');
    if (level !== undefined)
      return { level, written: (written ?? '').trim().replace(/^[(:\s–-]+|[)\s.]+$/g, '') };
  }
  // "As for Spanish, she is bilingual."
  const isOnly = previous === 0 && next === folded.length;
  const rest = `${folded.slice(0, start)} ${folded.slice(end)}`;
  const level = isOnly ? levelIn(rest) : undefined;
  return level !== undefined && level >= fluent ? { level, written: rest.trim() } : undefined;
}

const fluent = 4;

/** Levels from 1 to 5: modesty of one level is true, and what goes beyond the CV's is not. Only a mother tongue is one. */
function isLike(said: number, own: number): boolean {
  return said <= own && own - said <= 1;
}
