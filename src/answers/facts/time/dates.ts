import type { CvEntry } from '../../../resume/cv';
import type { Query } from '../../query/query';
import { phrasesIn } from '../../query/phrases';
import {
  entriesOf,
  inTime,
  isOngoing,
  lineOf,
  passagesFor,
  spanOf,
  spokenOf,
  titleOf,
  whenOf,
  type Context,
} from '../context';
import { isLapsed } from '../lapsed';
import { finding, type Finding } from '../finding';
import { levelOf } from '../degrees';
import { skillYears } from '../skills';
import { jobsOf } from '../work';
import { askedEntries } from './asked-entries';
import { isLasting } from './duration';
import { statedOf } from './stated';

/** Entries that a question for a date may mean. */
function datedSubjects(query: Query, context: Context, among?: (entry: CvEntry) => boolean): CvEntry[] {
  const spoken = spokenOf(query);
  const isThere =
    query.isAboutFocus === true || (query.modifiers.has('anaphor') && query.mentions.length === 0);
  if (isThere && spoken.length > 0) return spoken;
  const asked = askedEntries(query, context, among);
  if (asked.length > 0) return asked;
  if (spoken.length > 0) return spoken;
  const [topic] = query.topics.filter((each) => each !== 'work');
  if (topic === undefined) return [];
  const entries = entriesOf(context, topic);
  // "Her degree" means no school diploma where there is more.
  const studies = entries.filter((entry) => topic !== 'education' || levelOf(entry) !== 'school');
  return (studies.length > 0 ? studies : entries).slice(0, 4);
}

export function startDate(query: Query, context: Context): Finding | undefined {
  const { say } = context;
  // Someone has a degree since its end.
  if (query.modifiers.has('since') && query.degrees.length > 0) return endDate(query, context);
  const stated = statedOf(query, context);
  if (stated) return stated;
  const lasting = query.modifiers.has('since') ? datedSubjects(query, context, isLasting) : [];
  const dated = lasting.length > 0 ? lasting : datedSubjects(query, context);
  const started = dated.filter(({ start }) => start !== undefined);
  const named = started.length > 0 ? started : dated;
  const skill = skillYears(query, context);
  if (named.length === 0 && skill) return skill;
  const entries = named.length > 0 ? named : jobsOf(context).filter(isOngoing).slice(0, 1);
  const first = inTime(entries, context)[0]?.entry ?? entries[0];
  if (!first) return undefined;
  const at = whenOf(first.start ?? first.end, context);
  const isMoment = first.start === undefined || first.start === first.end;
  if (at && isMoment)
    return finding(say.happened(titleOf(first, context), at.text), passagesFor([first], context));
  return finding(
    at ? say.started(titleOf(first, context), at) : say.noDate(titleOf(first, context)),
    passagesFor([first, ...entries], context),
  );
}

export function endDate(query: Query, context: Context): Finding | undefined {
  const { say } = context;
  const fallback = query.topics.includes('education') ? undefined : jobsOf(context).find(isOngoing);
  const last = lastToEnd(datedSubjects(query, context), context) ?? fallback;
  if (!last) return undefined;
  const evidence = passagesFor([last], context);
  if (isOngoing(last))
    return finding(say.ongoing(titleOf(last, context), whenOf(last.start, context)), evidence);
  // The line says how it ended.
  if (isLapsed(last)) return finding(say.stated(lineOf(last, context)), evidence);
  const at = whenOf(last.end ?? last.start, context);
  // An award has a date, and no end.
  if (at && (last.start ?? last.end) === last.end)
    return finding(say.happened(titleOf(last, context), at.text), evidence);
  return finding(at ? say.ended(titleOf(last, context), at) : say.noDate(titleOf(last, context)), evidence);
}

function lastToEnd(entries: readonly CvEntry[], context: Context): CvEntry | undefined {
  const order = inTime(entries, context).toSorted((a, b) => a.interval.to - b.interval.to);
  return order.at(-1)?.entry ?? entries[0];
}

export function when(query: Query, context: Context): Finding | undefined {
  const { say } = context;
  const entries = datedSubjects(query, context);
  if (entries.length === 0) return skillYears(query, context);
  const isOld = asksAge(query.text, context);
  const sentences = entries.slice(0, 4).map((entry) => {
    const span = spanOf(entry, context);
    const age = isOld && ageOf(entry, context);
    if (span && age) return say.lasted(titleOf(entry, context), age, span);
    return span ? say.happened(titleOf(entry, context), span) : say.noDate(titleOf(entry, context));
  });
  return finding([...sentences, isOld ? say.workedOut : undefined], passagesFor(entries, context));
}

/** "How old is her certificate?" */
export function asksAge(text: string, { lexicon }: Context): boolean {
  return phrasesIn(text).has(lexicon.times.old);
}

/** How long ago an entry ended. */
function ageOf(entry: CvEntry, { today, interval, format }: Context): string | undefined {
  const date = entry.end ?? entry.start;
  const months = today.getFullYear() * 12 + today.getMonth() + 1 - (interval(entry)?.to ?? 0);
  return date && format.duration(months + (date.length > 4 ? 0 : 6), date.length > 4);
}
