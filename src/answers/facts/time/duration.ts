import type { CvEntry } from '../../../resume/cv';
import type { Query } from '../../query/query';
import { isOfDeedAlone, readAsked } from '../../entailment/asked';
import { topicsOf } from '../../entailment/predicates';
import { statesPredicate, type Predicate } from '../../languages/grammar';
import { fold } from '../../text/fold';
import {
  durationOf,
  entriesOf,
  inTime,
  isOngoing,
  listed,
  namedEntries,
  passagesFor,
  spanOf,
  spokenOf,
  subjectOf,
  titleOf,
  whenOf,
  type Context,
  lastingTopics,
} from '../context';
import { finding, type Finding } from '../finding';
import { skillYears } from '../skills';
import { jobsOf } from '../work';
import { askedEntries, titledLike } from './asked-entries';
import { sayStated, statedCareer, statedOf } from './stated';

export function duration(query: Query, context: Context): Finding | undefined {
  const { modifiers } = query;
  // "How long did she stay there?" names nothing, whatever its verb.
  const isThere = query.isAboutFocus === true || (query.mentions.length === 0 && modifiers.has('anaphor'));
  const spoken = spokenOf(query);
  if (isThere && spoken.length > 0) return lasted(spoken, context);
  const entries = lastingEntries(query, context);
  // "At the hospital" asks for the time there, whatever the prose says of wards.
  const isAtPlace =
    entries.length > 0 && query.mentions.some(({ kind }) => kind === 'employer' || kind === 'school');
  const stated = isAtPlace ? undefined : statedOf(query, context);
  if (stated) return stated;
  if (entries.length > 0) return lasted(entries, context);
  const skill = skillYears(query, context);
  if (skill) return skill;
  if (spoken.length > 0) return lasted(spoken, context);
  const [part] = query.topics.filter((topic) => topic !== 'work');
  if (part !== undefined) {
    const own = entriesOf(context, part);
    return own.length > 0 ? lasted(own, context) : finding(context.say.part[part].absent);
  }
  const [current] = modifiers.has('now') ? jobsOf(context).filter(isOngoing) : [];
  return current ? lasted([current], context) : totalExperience(query, context);
}

/** True for what began once and lasts, as a prize does not. */
export function isLasting({ start, topic }: CvEntry): boolean {
  return start !== undefined && lastingTopics.has(topic);
}

/** The entries whose length is asked; none where it is that of a skill. */
function lastingEntries(query: Query, context: Context): CvEntry[] {
  if (query.mentions.some(({ kind }) => kind === 'skill')) return [];
  const named = askedEntries(query, context, isLasting);
  const similar = titledLike(named, query, context);
  return similar.length > 0 ? similar : named;
}

/** "How long has she taught?": the entries whose title, or whose part of the CV, says so. */
function deedDone(query: Query, context: Context): Finding | undefined {
  const asked = readAsked(query, context);
  const deeds = asked.predicates.filter((each) => lastingDeeds.has(each));
  if (deeds.length === 0 || !isOfDeedAlone(asked)) return undefined;
  const entries = context.cv.entries.filter(
    (entry) =>
      isLasting(entry) &&
      entry.topic !== 'education' &&
      deeds.every(
        (each) =>
          topicsOf[each].includes(entry.topic) ||
          statesPredicate(each, fold(entry.title ?? ''), context.grammars),
      ),
  );
  return entries.length > 0 ? lasted(entries, context) : undefined;
}

const lastingDeeds: ReadonlySet<Predicate> = new Set<Predicate>(['taught', 'led', 'owned', 'volunteered']);

function lasted(entries: readonly CvEntry[], context: Context): Finding {
  const { say } = context;
  const [first] = entries;
  const found = durationOf(entries, context);
  const spans = entries.map((entry) => spanOf(entry, context)).filter((span) => span !== undefined);
  if (!first) return finding(say.part.work.absent);
  if (!found) return finding(say.noDate(titleOf(first, context)), passagesFor(entries, context));
  const isOneStay = entries.every(({ organisation }) => organisation === first.organisation);
  const titles = entries.map((entry) => titleOf(entry, context));
  const subject = isOneStay && entries.length > 1 ? subjectOf(first) : listed(titles, context, 3);
  return finding(
    say.lasted(subject, isOneStay ? found.text : say.atLeast(found.text), context.format.join(spans)),
    passagesFor(entries, context),
  );
}

export function totalExperience(query: Query, context: Context): Finding | undefined {
  const { say, name } = context;
  const named = namedEntries(query, ['employer', 'school']);
  const stay = named.length > 0 ? lastingEntries(query, context) : [];
  if (stay.length > 0) return lasted(stay, context);
  const known = statedOf(query, context);
  if (known) return known;
  const timed = deedDone(query, context) ?? skillYears(query, context);
  if (timed) return timed;
  const jobs = jobsOf(context);
  const found = durationOf(jobs, context);
  const first = inTime(jobs, context)[0]?.entry;
  const since = whenOf(first?.start, context);
  if (!found || !since || !first) return finding(say.noDate(say.part.work.heading));
  const stated = statedCareer(found.months, context);
  if (stated) return sayStated(stated, context);
  return finding(
    [say.totalExperience(name, found.text, since), say.workedOut],
    passagesFor([first, ...jobs.slice(0, 1)], context),
  );
}
