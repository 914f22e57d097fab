import type { CvEntry } from '../../resume/cv';
import type { CvTopic } from '../../resume/outline';
import { isAbroad, placedTopics } from '../entities/abroad';
import { isOngoing, type Context } from '../facts/context';
import { isSchooling, levelOf } from '../facts/degrees';
import { isLapsed } from '../facts/lapsed';
import { inAnyCv } from '../languages/cv-words-in-use';
import type { DegreeLevel } from '../languages/kinds';
import type { Query } from '../query/query';
import { fold } from '../text/fold';
import type { Asked } from './asked';
import type { Known, Statement } from './statements';

/** What has no dates holds today. */
export const undated: ReadonlySet<CvTopic> = new Set<CvTopic>(['skills', 'languages', 'interests']);

/** When work is done: each is another time than the others. */
const hours = (['nights', 'weekends', 'onCall'] as const).map((matter) =>
  inAnyCv((cv) => cv.matters[matter]),
);

export function holdsQualifiers(
  { entry, folded, passage, line }: Statement,
  { qualifiers, query, predicates, terms, folded: asked }: Asked,
  { grammars, cv, lexicon }: Known,
): boolean {
  if (query.modifiers.has('abroad') && entry && placedTopics.includes(entry.topic)) {
    // "Agents abroad" are told of by the line, and wherever that was written.
    const isSaid = lexicon.modifiers.abroad.split('|').some((word) => folded.includes(word));
    if (!isSaid && !isAbroad(entry, cv)) return false;
  }
  if (entry && (isLapsed(entry) || (entry.topic === 'education' && !isOfDegree(entry, query)))) return false;
  // Who studies for a degree has none yet.
  if (entry?.topic === 'education' && isOngoing(entry) && !predicates.includes('studied')) return false;
  if (hours.some((hour) => hour.test(asked) && !hour.test(folded))) return false;
  return qualifiers.every((qualifier) => {
    const isSaid = grammars.some(({ qualifiers: said }) => said[qualifier].test(folded));
    if (qualifier === 'several') return isSaid || (terms.length === 0 && line.includes(','));
    if (qualifier === 'finished' && entry?.topic === 'education') return !isOngoing(entry);
    if (qualifier === 'tertiary' && entry) return isTertiary(entry, grammars);
    if (qualifier !== 'current') return isSaid;
    // "Equipment officer until 2018" in a post that goes on.
    if (grammars.some(({ ends }) => ends.test(fold(line)))) return false;
    return entry ? isOngoing(entry) || undated.has(entry.topic) : passage.part === 'profile';
  });
}

const tertiary: ReadonlySet<DegreeLevel> = new Set<DegreeLevel>(['bachelor', 'master', 'doctorate']);

function isTertiary(entry: CvEntry, grammars: Context['grammars']): boolean {
  const text = fold(`${entry.title}\n${entry.organisation}`);
  const level = entry.topic === 'education' ? levelOf(entry) : undefined;
  if (level !== undefined) return tertiary.has(level);
  return !isSchooling(entry) && grammars.some(({ qualifiers }) => qualifiers.tertiary.test(text));
}

const masterOfCraft = inAnyCv((cv) => cv.masterOfCraft);

function isOfDegree(entry: CvEntry, { degrees, text }: Query): boolean {
  if (degrees.length === 0) return true;
  if (masterOfCraft.test(fold(text))) return masterOfCraft.test(fold(entry.title ?? ''));
  const level = levelOf(entry);
  return level !== undefined && degrees.includes(level);
}
