import type { CvEntry } from '../../../resume/cv';
import { monthsOf, union, type Interval } from '../../time/intervals';
import { lastingTopics } from '../../facts/context';
import type { Case, Check } from '../check';
import type { Length } from '../lengths';

/** Every length of time has to be told by the CV, or to follow from its dates. */
export const durations: Check = (about) => {
  for (const length of about.statement.lengths) {
    if (isTold(length, about)) continue;
    const entries = about.meant.filter(
      (entry) => lastingTopics.has(entry.topic) && entry.start !== undefined,
    );
    const isNamed = entries.some((entry) => about.named.includes(entry));
    // What a sentence is about without a name is a guess.
    const all = [...spansOf(entries, about), ...(isNamed ? [] : allSpans(about))];
    if (all.length === 0 || all.some((span) => allows(length, span))) continue;
    const [entry] = entries;
    return {
      verdict: isNamed ? 'contradicted' : 'unsupported',
      reason: entry?.period
        ? {
            kind: 'different',
            said: length.written,
            cv: `${entry.organisation ?? entry.heading}: ${entry.period}`,
          }
        : { kind: 'unmentioned', what: length.written },
      entry,
    };
  }
  return undefined;
};

/** In months. */
interface Lasting {
  readonly least: number;
  readonly most: number;
}

function allows({ least, most }: Length, span: Lasting): boolean {
  return span.most >= least && span.least <= most;
}

function lasting(intervals: readonly Interval[]): Lasting[] {
  if (intervals.length === 0) return [];
  const merged = union(intervals);
  const months = merged.reduce((sum, interval) => sum + monthsOf(interval), 0);
  const slack = merged.filter(({ isExact }) => !isExact).length * 12;
  return [{ least: months - slack, most: months + slack }];
}

function intervalsOf(entries: readonly CvEntry[], { facts }: Case): Interval[] {
  return entries.map(facts.knowledge.interval).filter((interval) => interval !== undefined);
}

/** How long the entries lasted: each, all those of one employer, and all together. */
function spansOf(entries: readonly CvEntry[], about: Case): Lasting[] {
  const employers = [...new Set(entries.map(({ organisation }) => organisation))];
  const ofEmployers = employers.map((employer) =>
    entries.filter(({ organisation }) => organisation === employer),
  );
  return [...entries.map((entry) => [entry]), ...ofEmployers, entries].flatMap((each) =>
    lasting(intervalsOf(each, about)),
  );
}

/** From the beginning of an entry until today. */
function sinceStart(entry: CvEntry, { facts }: Case): Lasting[] {
  const interval = facts.knowledge.interval(entry);
  if (!interval) return [];
  const { today } = facts.knowledge;
  const months = today.getFullYear() * 12 + today.getMonth() + 1 - interval.from;
  return [{ least: months, most: months }];
}

/** What a sentence without a name may speak of: any one entry, all work, the time since it began. */
function allSpans(about: Case): Lasting[] {
  const { entries } = about.facts.knowledge.cv;
  const work = entries.filter(({ topic }) => topic === 'work' || topic === 'internships');
  const isTotal = about.meant.length > 0;
  const lastingEntries = isTotal
    ? about.focus
    : entries.filter(({ start, topic }) => start !== undefined && topic !== 'work');
  return [
    ...(isTotal
      ? []
      : spansOf(
          entries.filter(({ topic }) => topic === 'work'),
          about,
        )),
    ...lasting(intervalsOf(work, about)),
    ...gapsIn(union(intervalsOf(work, about))),
    ...work.flatMap((entry) => sinceStart(entry, about)),
    ...lastingEntries.flatMap((entry) => lasting(intervalsOf([entry], about))),
  ];
}

/** The times between jobs. */
function gapsIn(worked: readonly Interval[]): Lasting[] {
  return worked.slice(1).map(({ from }, at) => {
    const months = from - (worked[at]?.to ?? from);
    return { least: months, most: months + 1 };
  });
}

/** True if a line of what the sentence names, or of the summary, has this length. */
function isTold({ months, least, most }: Length, { facts, meant }: Case): boolean {
  return facts.parts.some(
    ({ entry, lengths }) =>
      (entry === undefined || entry.topic === 'summary' || meant.length === 0 || meant.includes(entry)) &&
      lengths.some((own) => own === months || (own >= least && own <= most)),
  );
}
