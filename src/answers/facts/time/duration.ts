import type { CvEntry } from '../../../resume/cv';
import { isOfDeedAlone, readAsked } from '../../entailment/asked';
import { topicsOf } from '../../entailment/predicates';
import { statesPredicate, type Predicate } from '../../languages/grammar';
import type { Passage } from '../../passages';
import type { Query } from '../../query/query';
import { fold } from '../../text/fold';
import {
  durationOf,
  entriesOf,
  inTime,
  isOngoing,
  lineSaid,
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
import { missingTerm } from '../terms';
import { skillYears } from '../skills';
import { jobsOf } from '../work';
import { askedEntries, titledLike } from './asked-entries';
import { neighbour, neighbourOf } from './neighbour';
import { asksSelfEmployed } from './self-employed';
import { sayStated, statedCareer, statedDeed, statedOf } from './stated';

export function duration(query: Query, context: Context): Finding | undefined {
  const { say } = context;
  const { modifiers } = query;
  // "How long did she stay there?" names nothing, whatever its verb.
  const isThere =
    query.isAboutFocus === true ||
    (query.mentions.length === 0 && modifiers.has('anaphor') && query.focus.entries.length > 0);
  const spoken = spokenOf(query);
  if (isThere && spoken.length > 0) return lasted(spoken, context);
  const entries = lastingEntries(query, context);
  // "At the hospital" asks for the time there, whatever the prose says of wards.
  const isAtPlace =
    entries.length > 0 && query.mentions.some(({ kind }) => kind === 'employer' || kind === 'school');
  const stated = isAtPlace ? undefined : statedOf(query, context);
  if (stated) return stated;
  const told = toldInLine(query, entries, context);
  if (told) return told;
  const [first] = entries;
  const side = modifiers.has('before') ? 'before' : modifiers.has('after') ? 'after' : undefined;
  const beside = first && side && query.years.length === 0 ? neighbourOf(first, side, context) : undefined;
  if (first && side && beside) {
    const step = neighbour(first, side, context);
    const time = lasted([beside], context);
    return finding([...step.sentences, ...time.sentences], time.evidence);
  }
  if (first) return lasted(entries, context);
  const done = deedDone(query, context);
  if (done) return done;
  const skill = skillYears(query, context);
  if (skill) return skill;
  const missing = missingTerm(query, context);
  if (missing) return finding(say.notInCv(missing));
  if (spoken.length > 0) return lasted(spoken, context);
  if (asksSelfEmployed(query.text, context)) return undefined;
  const [part] = query.topics.filter(
    (topic) => topic !== 'work' && topic !== 'skills' && topic !== 'languages',
  );
  if (part !== undefined) {
    const own = entriesOf(context, part);
    return own.length > 0 ? lasted(own, context) : finding(say.part[part].absent);
  }
  const [current] = modifiers.has('now') ? jobsOf(context).filter(isOngoing) : [];
  return current ? lasted([current], context) : totalExperience(query, context);
}

/** A line beside the one that holds a word fits it less well. */
const within = 0.5;

/** "How long did the outage last?": a thing of which a line alone tells did not last as long as the post. */
function toldInLine(query: Query, entries: readonly CvEntry[], context: Context): Finding | undefined {
  const { terms, predicates } = readAsked(query, context);
  if (query.mentions.length + predicates.length > 0 || terms.length === 0) return undefined;
  const isHeld = (passage: Passage) => terms.every((term) => context.lines.fit(term, passage) >= within);
  const [entry, ...others] = entries;
  if (!entry || others.length > 0 || passagesFor([entry], context).some(isHeld)) return undefined;
  const fitOf = (passage: Passage) => terms.reduce((sum, term) => sum + context.lines.fit(term, passage), 0);
  const [line] = context.passages
    .filter((each) => each.entry === entry && each.part === 'point' && isHeld(each))
    .toSorted((a, b) => fitOf(b) - fitOf(a));
  const said = line && lineSaid(line, context);
  return said === undefined ? undefined : finding(said, [line!]);
}

/** True for what began once and lasts, as a prize does not. */
export function isLasting({ start, topic }: CvEntry): boolean {
  return start !== undefined && lastingTopics.has(topic);
}

/** The entries whose length is asked; none where it is that of a skill. */
function lastingEntries(query: Query, context: Context): CvEntry[] {
  const isSkill = query.mentions.some(({ kind, match }) => kind === 'skill' && match === 'name');
  const kinds = new Set(query.mentions.flatMap(({ entities }) => entities.map(({ kind }) => kind)));
  const isPlaced = kinds.has('place') && ![...kinds].some((kind) => kind !== 'place' && kind !== 'degree');
  const named = askedEntries(query, context, isLasting);
  if (isSkill) return [];
  const similar = titledLike(named, query, context);
  if (similar.length > 0) return similar;
  // Her studies in a place count only without a job.
  const jobs = named.filter((entry) => jobsOf(context).includes(entry));
  return isPlaced && jobs.length > 0 && query.topics.length === 0 ? jobs : named;
}

/** "How long has she taught?": what the prose states, or the entries whose title, or whose part of the CV, says so. */
function deedDone(query: Query, context: Context): Finding | undefined {
  const asked = readAsked(query, context);
  const deeds = asked.predicates.filter((each) => lastingDeeds.has(each));
  if (deeds.length === 0 || !isOfDeedAlone(asked)) return undefined;
  const stated = statedDeed(deeds, context);
  if (stated) return sayStated(stated, context);
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
  const subject =
    entries.length === 1
      ? titleOf(first, context)
      : isOneStay
        ? subjectOf(first)
        : listed(
            entries.map((entry) => titleOf(entry, context)),
            context,
            3,
          );
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
  const done = deedDone(query, context);
  if (done) return done;
  const skill = skillYears(query, context);
  if (skill) return skill;
  const titled = namedEntries(query, ['title', 'employer', 'place']).filter(({ topic }) => topic === 'work');
  const jobs = titled.length > 0 ? titled : jobsOf(context);
  const found = durationOf(jobs, context);
  const first = inTime(jobs, context)[0]?.entry;
  const since = whenOf(first?.start, context);
  if (!found || !since || !first) return finding(say.noDate(say.part.work.heading));
  const stated = titled.length > 0 ? undefined : statedCareer(found.months, context);
  if (stated) return sayStated(stated, context);
  const [latest] = jobs;
  return finding(
    [say.totalExperience(name, found.text, since), say.workedOut],
    passagesFor(latest ? [first, latest] : [first], context),
  );
}
