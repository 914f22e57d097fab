import { entriesOf } from '../facts/context';
import { levelOf } from '../facts/degrees';
import { allAds } from '../languages/all-ads';
import { anyOf } from '../languages/any-language';
import { degreeLevels, type DegreeLevel } from '../languages/kinds';
import { phrasesIn } from '../query/phrases';
import { fold } from '../text/fold';
import { tokens } from '../text/tokens';
import { alternatives, conjunctions, parts } from './enumerations';
import { leastShare, leastShareOfPart, lineOf, missing, type Match, type Matching } from './match';
import { certificates } from './match-topic';

/** A degree: its level, and what it is in. */
export function matchDegree(text: string, { context, evidence }: Matching): Match[] | undefined {
  const { lexicon } = context;
  const phrases = phrasesIn(text);
  const named = phrases.keysOf(lexicon.degrees);
  const isAny = anyDegree.test(fold(text)) && !certificates.test(text);
  if (named.length === 0 && !isAny) return undefined;
  const level = degreeLevels.findIndex((each) => named.includes(each));
  const least = level === -1 ? degreeLevels.indexOf('vocational') : level;
  const words = new Set(
    named.flatMap((each: DegreeLevel) =>
      lexicon.degrees[each].split('|').flatMap((phrase) => phrase.split(' ')),
    ),
  );
  const beside = (part: string) =>
    evidence
      .units(part.replace(anyDegreeWord, ' '))
      .filter(
        ({ written }) =>
          abbreviation.test(written) || !tokens(written).every(({ folded }) => words.has(folded)),
      );
  const units = beside(text);
  const high = entriesOf(context, 'education').filter((entry) => {
    const has = levelOf(entry);
    return has !== undefined && degreeLevels.indexOf(has) >= least;
  });
  const fields = units.filter(({ isWeak }) => !isWeak);
  if (fields.length === 0) {
    const passage = high[0] && context.passageOf(high[0]);
    return passage ? [{ isMet: true, lines: [lineOf(passage, [], evidence)] }] : undefined;
  }
  for (const part of [text, ...parts(text, alternatives), ...parts(text, conjunctions)]) {
    const named = beside(part).filter(({ isWeak }) => !isWeak);
    const [best] = evidence.covering(named, ({ entry }) => entry !== undefined && high.includes(entry));
    if (best && best.share >= leastShare)
      return [{ isMet: true, lines: [lineOf(best.passage, [], evidence)] }];
  }
  const [other] = evidence.covering(
    units,
    ({ entry }) => entry?.topic === 'education' || entry?.topic === 'certificates',
  );
  return [
    other && other.share >= leastShareOfPart
      ? { isMet: true, lines: [lineOf(other.passage, [], evidence)] }
      : missing,
  ];
}

/** "MBA", "CAP": one degree, and no other of its level. */
const abbreviation = /^\p{Lu}{3,4}$/u;

/** A generic word for a degree: any level will do. */
const anyDegree = anyOf(allAds.map(({ degree }) => degree));
const anyDegreeWord = anyOf(allAds.map(({ degreeWord }) => degreeWord));
