import { lastingTopics } from '../../facts/context';
import type { CvEntry } from '../../../resume/cv';
import type { Interval } from '../../time/intervals';
import { contradicted, isHeldBy, tellingTerms, unmentioned, type Case, type Check } from '../check';
import type { CvPart } from '../cv-facts';
import { meet } from '../../text/span';
import { entriesNamed, isCertain, type PlacedDate } from '../statement';

/** Every date has to be one of what the sentence names, or lie within its time. */
export const dates: Check = (about) => {
  const { statement, facts, named, meant, focus } = about;
  // A certificate beside an employer has a date of its own.
  const others = entriesNamed(statement.mentions.filter(isCertain), ['degree', 'project', 'thing']);
  for (const date of statement.dates) {
    if ([...meant, ...others].some((entry) => fits(date, entry, about)) || isTold(date, about)) continue;
    if (named.length === 0 && isOfGuess(date, about)) continue;
    const [entry] = meant.filter(({ start, end }) => start !== undefined || end !== undefined);
    if (entry)
      return contradicted(
        { kind: 'apart', first: entry.organisation ?? entry.title ?? entry.heading, second: date.written },
        entry,
      );
    // Where a job or the like is spoken of, another part's date is none of its.
    const mayBeAny = !focus.some(({ topic }) => lastingTopics.has(topic));
    if (mayBeAny && facts.parts.some((part) => hasDate(part, date))) continue;
    return unmentioned(date.written);
  }
  return undefined;
};

/** True if the CV's date is the one said, or lies within it. A month that a CV leaves open is invented. */
function covers(said: string, own: string): boolean {
  return own.startsWith(said);
}

function hasDate({ dates: own }: CvPart, { date }: PlacedDate): boolean {
  return own.some((each) => covers(date, each));
}

function isToday({ date }: PlacedDate, { facts }: Case): boolean {
  return facts.knowledge.today.toISOString().startsWith(date.slice(0, 4));
}

function fits({ date, role }: PlacedDate, entry: CvEntry, about: Case): boolean {
  const { facts } = about;
  const interval = facts.knowledge.interval(entry);
  const { start, end } = entry;
  // A degree is held since the studies ended.
  const isDegree = entry.topic === 'education' && end !== undefined && covers(date, end);
  if (isInText(date, entry, about)) return true;
  if (role === 'start' && start !== undefined) return isDegree || covers(date, start);
  if (role === 'end') {
    if (end !== undefined) return covers(date, end);
    if (interval?.isOngoing) return isToday({ date } as PlacedDate, about);
  }
  return interval !== undefined && isWithin(date, interval);
}

/** True if the entry's own words name the date. */
function isInText(date: string, entry: CvEntry, { facts }: Case): boolean {
  const own = [entry.start, entry.end];
  const part = facts.partOf(entry);
  return part?.dates.some((each) => !own.includes(each) && covers(date, each)) ?? false;
}

function isWithin(date: string, { from, to }: Interval): boolean {
  const [year = 0, month] = date.split('-').map(Number);
  const first = year * 12 + (month === undefined ? 0 : month - 1);
  const last = month === undefined ? first + 12 : first + 1;
  return first < to && from < last;
}

/** True if the date is one of what was spoken of, or of a part that the sentence has a word in common with. */
function isOfGuess(date: PlacedDate, about: Case): boolean {
  const { facts, focus, statement } = about;
  const telling = tellingTerms(about).filter((term) => !statement.dates.some((each) => meet(each, term)));
  return (
    focus.some((entry) => fits(date, entry, about)) ||
    facts.parts.some((part) => hasDate(part, date) && telling.some((term) => isHeldBy(term, part)))
  );
}

/** True if another part of the CV tells the date together with what else the sentence says: the summary, an award. */
function isTold(date: PlacedDate, about: Case): boolean {
  const { facts, meant } = about;
  const telling = tellingTerms(about);
  const shared = (part: CvPart) => telling.filter((term) => isHeldBy(term, part)).length;
  const own = facts.parts.filter(({ entry }) => entry && meant.includes(entry));
  const least = Math.max(sharedTerms, ...own.map(shared));
  return facts.parts.some((part) => !own.includes(part) && hasDate(part, date) && shared(part) >= least);
}

/** Terms that a sentence and a part of the CV have in common if they speak of one thing. */
const sharedTerms = 3;
