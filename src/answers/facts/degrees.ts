import type { CvEntry } from '../../resume/cv';
import { inAnyCv } from '../languages/cv-words-in-use';
import { degreeLevels, type DegreeLevel } from '../languages/kinds';
import { fold } from '../text/fold';
import type { Query } from '../query/query';
import { entriesOf, inTime, type Context } from './context';
import { isLapsed } from './lapsed';

/** How degrees are called on CVs, whatever their language; folded. */
const titles = degreeLevels.toReversed().map((level) => [level, inAnyCv((cv) => cv.degrees[level])] as const);

/** The level of a degree by its title; undefined where that tells none. */
export function levelOf({ title, heading }: CvEntry): DegreeLevel | undefined {
  return degreeLevelIn(title ?? heading);
}

/** The highest level that a text names, in any language. */
export function degreeLevelIn(text: string): DegreeLevel | undefined {
  const folded = fold(text);
  return titles.find(([, words]) => words.test(folded))?.[0];
}

const schooling = inAnyCv((cv) => cv.schooling);

/** True for what ends without a degree. */
export function isSchooling({ title, organisation, heading }: CvEntry): boolean {
  return schooling.test(fold(`${title ?? heading}\n${organisation ?? ''}`));
}

/** The entries of the levels that a question names: "When did she finish her master?" */
export function degreeEntries({ degrees }: Query, context: Context): CvEntry[] {
  return entriesOf(context, 'education').filter((entry) => {
    const level = levelOf(entry);
    return level !== undefined && degrees.includes(level);
  });
}

/** The highest degree, by its title; among equals the latest. Broken-off studies count where there are no others. */
export function highestDegree(context: Context): CvEntry | undefined {
  const all = entriesOf(context, 'education');
  const done = all.filter((entry) => !isLapsed(entry));
  const entries = done.length > 0 ? done : all;
  const order = inTime(entries, context).map(({ entry }) => entry);
  const rank = (entry: CvEntry) => {
    const level = levelOf(entry);
    return (level === undefined ? 0 : degreeLevels.indexOf(level) + 1) * 1000 + order.indexOf(entry);
  };
  return entries.toSorted((a, b) => rank(b) - rank(a))[0];
}
