import type { CvEntry } from '../../resume/cv';
import { partNamesOf } from '../query/phrases';
import type { Query } from '../query/query';
import { fold } from '../text/fold';
import type { Context } from './context';

/** A question without the names that are words for parts of any CV: "degree" names no degree. */
export function withoutPartNames(query: Query, { lexicon }: Context): Query {
  const partNames = partNamesOf(lexicon);
  return { ...query, mentions: query.mentions.filter(({ written }) => !partNames.has(fold(written))) };
}

/** An entry counts with the best where its line tells at least this share of what the best line tells. */
const nearBest = 0.75;

/** Those of several entries that a question's own words are about; none where the words tell nothing of them apart. */
export function narrowedTo(all: readonly CvEntry[], query: Query, { lines, lexicon }: Context): CvEntry[] {
  const partNames = partNamesOf(lexicon);
  // "Which courses does she teach?" chooses none of them.
  const terms = query.terms.filter(({ share, written }) => share === 1 && !partNames.has(fold(written)));
  const scores = new Map<CvEntry, number>();
  for (const { line, score } of lines.find(terms)) {
    const { entry } = line.passage;
    if (entry && all.includes(entry) && !scores.has(entry)) scores.set(entry, score);
  }
  const best = Math.max(0, ...scores.values());
  const near = all.filter((entry) => (scores.get(entry) ?? 0) >= best * nearBest);
  return best === 0 || near.length === all.length ? [] : near;
}
