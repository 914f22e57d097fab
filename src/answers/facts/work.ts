import type { CvEntry } from '../../resume/cv';
import { detectLanguage } from '../languages/detect-language';
import { quotable } from '../quotable';
import type { Query } from '../query/query';
import {
  affirmed,
  affirmedIfAsked,
  durationOf,
  entriesOf,
  inTime,
  isOngoing,
  lineOf,
  lineSaid,
  listed,
  longestLine,
  namedEntries,
  passagesFor,
  subjectOf,
  subjects,
  titleOf,
  whenOf,
  type Context,
  listOf,
  topicSet,
} from './context';
import { finding, type Finding } from './finding';
import { askedSubjects } from './asked-subjects';
import { hasSkill } from './skills';
import { fold } from '../text/fold';
import { missingTerm, termsOf } from './terms';
import { groupBy } from '../../shared/group-by';

/** Jobs, newest first; without any, internships count as jobs. */
export function jobsOf(context: Context): CvEntry[] {
  const jobs = entriesOf(context, 'work');
  return jobs.length > 0 ? jobs : entriesOf(context, 'internships');
}

export function currentJob(query: Query, context: Context): Finding {
  const { say, name } = context;
  const jobs = jobsOf(context);
  const current = jobs.filter(isOngoing);
  const [latest] = jobs;
  if (current.length === 0) {
    if (!latest) return finding(say.part.work.absent, [], true);
    const none = say.noCurrentJob(name, lineOf(latest, context));
    return finding(query.isYesNo ? say.no(none) : none, passagesFor([latest], context));
  }
  const named = [...namedEntries(query), ...namedEntries(query, ['place'])].filter(
    ({ start }) => start !== undefined,
  );
  // "Is she still at the library?" asks about a job that may be over.
  const [over] = named.filter((entry) => !isOngoing(entry));
  const now = current.map((entry) => worksNow(entry, context));
  if (over && !named.some(isOngoing)) {
    const ended = whenOf(over.end, context);
    return finding(
      [ended && say.no(say.ended(subjectOf(over), ended)), ...now],
      passagesFor([over, ...current], context),
    );
  }
  const missing = query.mentions.length === 0 ? missingTerm(query, context) : undefined;
  const [ongoing] = named.filter(isOngoing);
  if (ongoing && !current.includes(ongoing))
    return finding(
      affirmedIfAsked(say.ongoing(titleOf(ongoing, context), whenOf(ongoing.start, context)), query, context),
      passagesFor([ongoing], context),
    );
  const sentences = ongoing || query.isYesNo ? [affirmed(now.join(' '), context)] : now;
  // "Who does she supervise now?" is answered by a line of the job.
  const points = current.flatMap((entry) => context.pointsOf(entry));
  const [asked] = context.search
    .findSure(query.rest.map(({ written }) => written))
    .filter(({ passage }) => points.includes(passage));
  const line = asked && lineSaid(asked.passage, context);
  return finding(
    [missing && say.notInCv(missing), ...sentences, line],
    [...passagesFor(current, context), asked?.passage],
  );
}

function worksNow(entry: CvEntry, context: Context): string {
  const { title, organisation, start } = entry;
  return context.say.worksNow(
    context.name,
    quotable(title ?? organisation ?? ''),
    title !== undefined && organisation ? quotable(organisation) : undefined,
    whenOf(start, context),
  );
}

/** The jobs that a question names by a word of theirs, else all: "which hospitals", "which employers in Bristol". */
export function workHistory(query: Query, context: Context): Finding {
  const { say } = context;
  const jobs = jobsOf(context);
  if (jobs.length === 0) return finding(say.part.work.absent);
  const named = namedEntries(query, ['place', 'employer', 'title', 'skill']);
  const asked = jobs.filter((job) => named.includes(job));
  const shown = asked.length > 0 ? asked : jobs;
  return finding(
    say.has(say.part.work.counted(shown.length), listOf(shown, context, 6)),
    passagesFor(shown, context),
  );
}

export function firstJob(_query: Query, context: Context): Finding {
  const jobs = jobsOf(context);
  const first = inTime(jobs, context)[0]?.entry ?? jobs.at(-1);
  if (!first) return finding(context.say.part.work.absent);
  return finding(context.say.firstJob(context.name, lineOf(first, context)), passagesFor([first], context));
}

/** The job before the current one; without a current one, the latest. */
export function previousJob(_query: Query, context: Context): Finding {
  const { say, name } = context;
  const jobs = jobsOf(context);
  const past = jobs.filter((job) => !isOngoing(job));
  const [previous] = past;
  if (!previous) {
    const [job] = jobs;
    return job
      ? finding(say.nothingBefore(subjectOf(job)), passagesFor([job], context))
      : finding(say.part.work.absent);
  }
  const line = lineOf(previous, context);
  const sentence = past.length < jobs.length ? say.previousJob(name, line) : say.latestJob(name, line);
  return finding(sentence, passagesFor([previous], context));
}

export function longestJob({ modifiers }: Query, context: Context): Finding {
  const { say, name } = context;
  const ranked = byEmployer(jobsOf(context))
    .flatMap((jobs) => {
      const duration = durationOf(jobs, context);
      return duration ? [{ jobs, ...duration }] : [];
    })
    .toSorted((a, b) => b.months - a.months);
  const isShortest = modifiers.has('shortest');
  const found = isShortest ? ranked.at(-1) : ranked[0];
  const [job] = found?.jobs ?? [];
  if (!found || !job) return finding(say.part.work.absent);
  const lines = listOf(found.jobs, context, 4);
  const sentence = (isShortest ? say.shortestJob : say.longestJob)(name, lines, found.text);
  return finding([sentence, say.workedOut], passagesFor(found.jobs, context));
}

/** Several posts with one employer are one stay. */
function byEmployer(jobs: readonly CvEntry[]): CvEntry[][] {
  return [...groupBy(jobs, (job) => job.organisation ?? job).values()];
}

/** Parts of a CV whose entries are posts at an organisation. */
export const postTopics = topicSet('work', 'internships', 'volunteer');

export function jobTasks(query: Query, context: Context): Finding | undefined {
  const { say, name } = context;
  const named = subjects(query, ['employer', 'title', 'project', 'thing', 'school', 'degree', 'place']);
  // The report that an employer published is none of her roles there.
  const posts = named.filter(({ topic }) => postTopics.has(topic));
  const asked = posts.length > 0 ? posts : named;
  const entries = named.length > 0 ? asked : jobsOf(context).slice(0, 1);
  if (entries.length === 0) return undefined;
  const [only] = entries.length === 1 ? entries : [];
  return finding(
    [
      ...entries.slice(0, 3).map((entry) => say.workedAt(name, lineOf(entry, context))),
      only && toldOf(only, query, context),
    ],
    entries.length === 1 ? withPoints(entries, query, context) : passagesFor(entries, context),
  );
}

/** What the CV says of an entry: the point that the question's words fit, its summary, or its first point. */
export function toldOf(entry: CvEntry, query: Query, context: Context): string | undefined {
  const points = context.pointsOf(entry);
  const fitting = context.search
    .find(query.rest.map(({ written }) => written))
    .find(({ passage, isGuess }) => !isGuess && points.includes(passage));
  const known = new Set([entry.title, entry.organisation, entry.place, entry.about, entry.period]);
  const summary = entry.lines.findLast((line) => !known.has(line));
  const text = fitting?.passage.text ?? summary ?? points[0]?.text;
  if (text === undefined || text.length > longestLine) return undefined;
  // A line in another language than the reply's is evidence enough as a quote.
  if (detectLanguage(text, context.language) !== context.language) return undefined;
  const subject = entry.topic === 'work' ? subjectOf(entry) : titleOf(entry, context);
  return context.say.says(subject, quotable(text.replace(/[.。]$/, '')));
}

/** An entry, then those of its points that the question's words fit best. */
export function withPoints(entries: readonly CvEntry[], query: Query, context: Context) {
  const points = entries.flatMap((entry) => context.pointsOf(entry));
  const asked = context.search.find(termsOf(query)).map(({ passage }) => passage);
  const fitting = asked.filter((passage) => points.includes(passage));
  return [...passagesFor(entries, context), ...fitting, ...points];
}

export function workedAt(query: Query, context: Context): Finding | undefined {
  const { say } = context;
  const named = namedEntries(query, ['employer', 'school', 'title', 'place', 'thing', 'project']).filter(
    ({ topic }) => topic !== 'skills',
  );
  if (named.length > 0) {
    const lines = listOf(named, context, 4);
    return finding(affirmed(say.workedAt(context.name, lines), context), passagesFor(named, context));
  }
  const [other] = query.mentions;
  // "Has she worked under GLP?" names a skill, "for AWS" an employer.
  const [{ beforeEmployer }] = context.grammars;
  const before = fold(query.text.slice(0, other?.start ?? 0));
  const isEmployer = other?.kind === 'skill' && beforeEmployer.test(before);
  // "Has she worked in paediatrics?" names no employer.
  if (!isEmployer && askedSubjects(query, context).some(({ passages }) => passages.length > 0))
    return hasSkill(query, context);
  const missing = missingTerm(query, context) ?? (other && quotable(other.written));
  if (missing === undefined) return hasSkill(query, context);
  const jobs = jobsOf(context);
  const employers = [...new Set(jobs.map(subjectOf))];
  return finding([
    say.notInCv(missing),
    jobs.length > 0 ? say.has(say.part.work.counted(jobs.length), listed(employers, context)) : undefined,
  ]);
}

export function employerInfo(query: Query, context: Context): Finding | undefined {
  const entries = subjects(query, ['employer', 'school', 'thing', 'project']);
  if (entries.length > 0) {
    const [entry] = entries;
    const about = entry?.about && quotable(entry.about);
    const subject = entry && subjectOf(entry);
    return finding(
      about && subject
        ? context.say.says(subject, about)
        : entries.slice(0, 2).map((each) => context.say.workedAt(context.name, lineOf(each, context))),
      passagesFor(entries, context),
    );
  }
  const missing = missingTerm(query, context);
  if (missing) return finding(context.say.notInCv(missing));
  if (query.isYesNo && query.rest.length > 0) return hasSkill(query, context);
  return workHistory(query, context);
}
