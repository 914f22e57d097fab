import type { CvEntry } from '../../../resume/cv';
import type { Query } from '../../query/query';
import { phrasesIn } from '../../query/phrases';
import {
  entriesOf,
  inTime,
  isOngoing,
  lineOf,
  namedEntries,
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
import { missingTerm } from '../terms';
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
  const named = namedEntries(query);
  if (named.length > 0) return named;
  const list = query.focus.list ?? [];
  if (list.length > 1 && (query.modifiers.has('last') || query.modifiers.has('first')))
    return inOrder(list, query, context);
  if (spoken.length > 0) return spoken;
  const [topic] = query.topics.filter((each) => each !== 'work' && each !== 'skills' && each !== 'languages');
  if (topic === undefined) return [];
  const entries = entriesOf(context, topic);
  // "Her degree" means no school diploma where there is more.
  const studies = entries.filter((entry) => topic !== 'education' || levelOf(entry) !== 'school');
  const all = studies.length > 0 ? studies : entries;
  return inOrder(all, query, context).slice(0, 4);
}

/** "Her first prize", "the latest certificate": one of several. */
function inOrder(entries: readonly CvEntry[], { modifiers }: Query, context: Context): CvEntry[] {
  const order = inTime(entries, context).map(({ entry }) => entry);
  if (modifiers.has('last')) return order.slice(-1);
  return modifiers.has('first') ? order.slice(0, 1) : [...entries];
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
  const missing = named.length === 0 ? missingTerm(query, context) : undefined;
  if (missing) return finding(say.notInCv(missing));
  const entries = named.length > 0 ? named : jobsOf(context).filter(isOngoing).slice(0, 1);
  const first = startOf(entries, context);
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

/** Of several posts at one place the first; else what still goes on. */
function startOf(entries: readonly CvEntry[], context: Context): CvEntry | undefined {
  const isOneStay = entries.every(({ organisation }) => organisation === entries[0]?.organisation);
  const ongoing = isOneStay ? [] : entries.filter(isOngoing);
  return inTime(ongoing.length > 0 ? ongoing : entries, context)[0]?.entry ?? entries[0];
}

export function endDate(query: Query, context: Context): Finding | undefined {
  const { say } = context;
  const named = datedSubjects(query, context);
  const missing = named.length === 0 ? missingTerm(query, context) : undefined;
  const studies = query.topics.includes('education') || query.degrees.length > 0;
  if (missing && !studies) return finding(say.notInCv(missing));
  const fallback = studies ? undefined : jobsOf(context).find(isOngoing);
  const last = lastToEnd(named, context) ?? fallback;
  if (!last) return undefined;
  const evidence = passagesFor([last], context);
  if (isOngoing(last))
    return finding(say.ongoing(titleOf(last, context), whenOf(last.start, context)), evidence);
  // The line says how it ended.
  if (isLapsed(last)) return finding(say.stated(lineOf(last, context)), evidence);
  const at = whenOf(last.end ?? last.start, context);
  // An award has a date, and no end.
  if (at && (last.start ?? last.end) === last.end && last.topic !== 'education')
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
  if (entries.length === 0) {
    const skill = skillYears(query, context);
    if (skill) return skill;
    const missing = missingTerm(query, context);
    return missing ? finding(say.notInCv(missing)) : undefined;
  }
  const isOld = asksAge(query.text, context);
  const sentences = entries.slice(0, 4).map((entry) => {
    const span = spanOf(entry, context);
    const age = isOld ? ageOf(entry, context) : undefined;
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
  const found = interval(entry);
  const date = entry.end ?? entry.start;
  if (!found || date === undefined) return undefined;
  const months = today.getFullYear() * 12 + today.getMonth() + 1 - found.to;
  return months < 1 ? undefined : format.duration(months + (date.length > 4 ? 0 : 6), date.length > 4);
}
