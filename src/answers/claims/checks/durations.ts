import type { CvEntry } from '../../../resume/cv';
import { monthsOf, union, type Interval } from '../../time/intervals';
import { lastingTopics } from '../../facts/context';
import { isHeldBy, leavesFocus, tellingTerms, type Case, type Check } from '../check';
import type { Length } from '../lengths';

/** Every length of time has to be told by the CV, or to follow from its dates. */
export const durations: Check = (about) => {
  const { statement, named, meant, focus, reader } = about;
  for (const length of statement.lengths) {
    if (isTold(length, about)) continue;
    const entries = lasting(meant);
    const isNamed = entries.some((entry) => named.includes(entry));
    // What a sentence is about without a name is a guess.
    const spoken = isNamed ? entries : lasting([...meant, ...(leavesFocus(statement, reader) ? [] : focus)]);
    const all = [...spansOf(spoken, about), ...(isNamed ? [] : otherSpans(spoken.length > 0, about))];
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

function lasting(entries: readonly CvEntry[]): CvEntry[] {
  return entries.filter(({ topic, start }) => lastingTopics.has(topic) && start !== undefined);
}

/** In months. */
interface Lasting {
  readonly least: number;
  readonly most: number;
}

function allows({ least, most }: Length, span: Lasting): boolean {
  return span.most >= least && span.least <= most;
}

function lengthOf(intervals: readonly Interval[]): Lasting[] {
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
    lengthOf(intervalsOf(each, about)),
  );
}

/** What a sentence without a name may speak of beside: all work, the times between jobs; any entry where nothing is spoken of. */
function otherSpans(isSpoken: boolean, about: Case): Lasting[] {
  const { facts } = about;
  const { cv } = facts.knowledge;
  const work = intervalsOf(
    cv.entries.filter(({ topic }) => topic === 'work' || topic === 'internships'),
    about,
  );
  return [
    ...(isSpoken ? [] : spansOf(lasting(cv.entries), about)),
    ...lengthOf(work),
    ...gapsIn(union(work)),
    ...tellingTerms(about).flatMap((term) =>
      lengthOf(
        intervalsOf(
          lasting(cv.entries).filter((entry) => isHeldBy(term, facts.partOf(entry))),
          about,
        ),
      ),
    ),
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
