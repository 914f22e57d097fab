import type { CvEntry } from '../../../resume/cv';
import type { Mention } from '../../entities/link-entities';
import { lastingTopics } from '../../facts/context';
import { contradicted, type Case, type Check } from '../check';
import { entriesNamed, isCertain } from '../statement';

/** What came first, what is over and what came after what has to agree with the dates of the CV. */
export const order: Check = (about) => {
  const placed = about.statement.mentions.flatMap((mention) => {
    const entries = stays(mention, about);
    return entries.length > 0 ? [{ mention, entries }] : [];
  });
  const [one, other, ...more] = placed;
  if (!one || more.length > 0) return undefined;
  return other ? sequence(one, other, about) : single(one, about);
};

interface Placed {
  readonly mention: Mention;
  readonly entries: readonly CvEntry[];
}

/** The jobs or studies that a name stands for. */
function stays(mention: Mention, { facts }: Case): CvEntry[] {
  if (!isCertain(mention)) return [];
  return entriesNamed([mention], ['employer', 'school']).filter(
    (entry) => lastingTopics.has(entry.topic) && facts.knowledge.interval(entry) !== undefined,
  );
}

function single(placed: Placed, { statement, facts, grammars: [grammar] }: Case) {
  const { mention, entries } = placed;
  const { folded, phrases, dates } = statement;
  const { interval, cv } = facts.knowledge;
  if (!entries.some(({ topic }) => topic === 'work')) return undefined;
  const jobs = cv.entries.filter(({ topic, start }) => topic === 'work' && start !== undefined);
  const first = Math.min(...jobs.map((entry) => interval(entry)?.from ?? 0));
  const isWrong =
    (phrases.order.first.test(folded) && entries.every((entry) => interval(entry)?.from !== first)) ||
    (grammar.qualifiers.current.test(folded) &&
      beforeOf(mention, statement) === undefined &&
      dates.length === 0 &&
      !entries.some((entry) => interval(entry)?.isOngoing));
  return isWrong ? wrong(placed) : undefined;
}

/** Whether the rest of the sentence came before the name or after it. */
export function beforeOf(
  { start, end }: Mention,
  { folded, phrases }: Case['statement'],
): 'before' | 'after' | undefined {
  const { before, after, beforeBehind, afterBehind } = phrases.order;
  const left = folded.slice(Math.max(0, start - 40), start);
  const right = folded.slice(end, end + 16);
  if (before.test(left) || beforeBehind?.test(right)) return 'before';
  return after.test(left) || afterBehind?.test(right) ? 'after' : undefined;
}

function sequence(one: Placed, other: Placed, about: Case) {
  const { statement } = about;
  const [ofOne, ofOther] = [beforeOf(one.mention, statement), beforeOf(other.mention, statement)];
  const between = statement.folded.slice(one.mention.end, other.mention.start);
  const isOneFirst =
    ofOne === undefined && ofOther === undefined
      ? statement.phrases.order.later.test(between) || undefined
      : ofOne === 'after' || ofOther === 'before';
  if (isOneFirst === undefined) return undefined;
  const [first, second] = isOneFirst ? [one, other] : [other, one];
  if (first.entries.some((a) => second.entries.some((b) => isEarlier(a, b, about)))) return undefined;
  return wrong(first);
}

function isEarlier(a: CvEntry, b: CvEntry, { facts }: Case): boolean {
  const { interval } = facts.knowledge;
  return (interval(a)?.from ?? 0) < (interval(b)?.from ?? 0);
}

function wrong({ mention, entries }: Placed) {
  const cv = entries
    .map(({ period }) => period)
    .filter((period) => period !== undefined)
    .join('; ');
  return contradicted({ kind: 'other-time', what: mention.written, cv }, entries[0]);
}
