import type { CvEntry } from '../../resume/cv';
import type { CvTopic } from '../../resume/outline';
import type { Query } from '../query/query';
import {
  affirmedIfAsked,
  durationOf,
  entriesOf,
  inTime,
  isOngoing,
  lineOf,
  listed,
  namedEntries,
  passagesFor,
  spanOf,
  spokenOf,
  subjectOf,
  titleOf,
  whenOf,
  type Context,
} from './context';
import { finding, type Finding } from './finding';
import { degreeEntries, levelOf } from './degrees';
import { overlaps, union } from '../time/intervals';
import { quotable } from '../quotable';
import { fold } from '../text/fold';
import { missingTerm } from './terms';
import { skillYears } from './skills';
import { jobsOf, previousJob } from './work';

/** Entries that a date question may mean, if it names none. */
function datedSubjects(query: Query, context: Context): CvEntry[] {
  const things = namedEntries(query);
  const named = things.length > 0 ? things : atPlace(query, context);
  if (named.length > 0) return named;
  const degrees = degreeEntries(query, context);
  if (degrees.length > 0) return degrees;
  const placed = namedEntries(query, ['place']);
  if (placed.length > 0) return placed;
  const spoken = spokenOf(query);
  if (spoken.length > 0) return spoken;
  const [topic] = query.topics.filter((each) => each !== 'work' && each !== 'skills' && each !== 'languages');
  if (topic === undefined) return [];
  const entries = entriesOf(context, topic);
  // "Her degree" means no school diploma where there is more.
  const studies = entries.filter((entry) => topic !== 'education' || levelOf(entry) !== 'school');
  return (studies.length > 0 ? studies : entries).slice(0, 4);
}

/** "When did she finish her doctorate?" without one. */
function absentDegree(query: Query, context: Context): Finding | undefined {
  const [level] = query.degrees;
  if (!level || namedEntries(query).length > 0 || degreeEntries(query, context).length > 0) return undefined;
  return finding(
    context.say.noChannel(context.say.degrees[level]),
    passagesFor(entriesOf(context, 'education'), context),
  );
}

/** The months of the pandemic as people speak of it. */
const pandemic = { from: 2020 * 12 + 2, to: 2022 * 12 };

export function atTime(query: Query, context: Context): Finding | undefined {
  const { say } = context;
  const { years, modifiers } = query;
  const all = inTime(entriesOf(context, 'work', 'internships', 'education', 'volunteer'), context);
  const named = namedEntries(query);
  const studies = query.topics.includes('education') ? latestEducation(context) : undefined;
  const placed = inTime(namedEntries(query, ['place']), context).map(({ entry }) => entry);
  const [anchor = studies] = [
    ...named,
    ...degreeEntries(query, context),
    ...(modifiers.has('after') ? placed.toReversed() : placed),
  ];
  if (years.length === 0 && anchor && (modifiers.has('before') || modifiers.has('after'))) {
    return neighbour(
      anchor,
      modifiers.has('before') ? 'before' : 'after',
      context,
      query.topics.includes('work'),
    );
  }
  const span = modifiers.has('pandemic') && years.length === 0 ? pandemic : spanAsked(query, context);
  if (!span) {
    if (anchor) return when(query, context);
    const missing = missingTerm(query, context);
    if (missing) return finding(say.notInCv(missing));
    return modifiers.has('before') ? previousJob(query, context) : undefined;
  }
  const time = modifiers.has('pandemic') && years.length === 0 ? '2020–2021' : timeAsked(query, context);
  const found = all.filter(({ interval }) => overlaps(interval, span));
  if (found.length === 0) return finding(say.nothingAtTime(time));
  // A job says more than a school about what someone was doing.
  const ranked = found.toSorted((a, b) => weight(b) - weight(a)).map(({ entry }) => entry);
  const lines = listed(
    ranked.map((entry) => lineOf(entry, context)),
    context,
    5,
  );
  return finding(say.atTime(time, lines), passagesFor(ranked, context));

  function weight({ entry, interval }: (typeof found)[number]): number {
    const shared = Math.min(interval.to, span?.to ?? 0) - Math.max(interval.from, span?.from ?? 0);
    return (entry.topic === 'work' ? 1000 : entry.topic === 'volunteer' ? -1000 : 0) + shared;
  }
}

/** The years of a question as a sentence says them: "2019", "until 2018" for "before 2019". */
function timeAsked({ years, modifiers }: Query, { say, format }: Context): string {
  const [year = 0] = years;
  if (years.length !== 1) return years.join('–');
  const at = (each: number) => format.when(String(each));
  if (modifiers.has('before')) return say.span(undefined, at(year - 1));
  if (modifiers.has('until')) return say.span(undefined, at(year));
  if (modifiers.has('after')) return say.span(at(year + 1), undefined);
  return modifiers.has('since') ? say.span(at(year), undefined) : String(year);
}

/** Months that the years of a question mean. */
function spanAsked(
  { years, modifiers }: Query,
  { today }: Context,
): { from: number; to: number } | undefined {
  const [first, second] = [Math.min(...years), Math.max(...years)];
  if (years.length === 0) return undefined;
  if (second > first) return { from: first * 12, to: second * 12 + 12 };
  if (modifiers.has('before') || modifiers.has('until')) return { from: 0, to: first * 12 };
  if (modifiers.has('after')) return { from: first * 12 + 12, to: today.getFullYear() * 12 + 12 };
  if (modifiers.has('since')) return { from: first * 12, to: today.getFullYear() * 12 + 12 };
  return { from: first * 12, to: first * 12 + 12 };
}

const inCareer: ReadonlySet<CvTopic> = new Set<CvTopic>(['work', 'internships', 'volunteer']);

/** What came before or after an entry, in its own part of the CV first. */
export function neighbour(
  entry: CvEntry,
  side: 'before' | 'after',
  context: Context,
  isAboutWork = false,
): Finding {
  const { say } = context;
  const isSchool = entry.topic === 'education' && !isAboutWork;
  const isOther = !isAboutWork && !inCareer.has(entry.topic);
  const own = isOther || isSchool ? entriesOf(context, entry.topic) : jobsOf(context);
  const inside = step(own) ?? step(entriesOf(context, 'work', 'internships', 'education'));
  if (inside) {
    const sentence = (side === 'before' ? say.before : say.after)(subjectOf(entry), lineOf(inside, context));
    return finding(sentence, passagesFor([inside], context));
  }
  return finding(
    (side === 'before' ? say.nothingBefore : say.nothingAfter)(subjectOf(entry)),
    passagesFor([entry], context),
  );

  function step(entries: readonly CvEntry[]): CvEntry | undefined {
    const order = inTime([...entries, ...(entries.includes(entry) ? [] : [entry])], context).map(
      (each) => each.entry,
    );
    const at = order.indexOf(entry);
    return at === -1 ? undefined : order[side === 'before' ? at - 1 : at + 1];
  }
}

export function startDate(query: Query, context: Context): Finding | undefined {
  const { say } = context;
  const absent = absentDegree(query, context);
  if (absent) return absent;
  const named = datedSubjects(query, context);
  // Someone has a degree since its end.
  if (query.modifiers.has('since') && query.degrees.length > 0) return endDate(query, context);
  const skill = skillYears(query, context);
  if (named.length === 0 && skill) return skill;
  const missing = named.length === 0 ? missingTerm(query, context) : undefined;
  if (missing) return finding(say.notInCv(missing));
  const entries = named.length > 0 ? named : jobsOf(context).filter(isOngoing).slice(0, 1);
  const first = inTime(entries, context)[0]?.entry ?? entries[0];
  if (!first) return undefined;
  const at = whenOf(first.start ?? first.end, context);
  return finding(
    at ? say.started(titleOf(first), at) : say.noDate(titleOf(first)),
    passagesFor([first], context),
  );
}

export function endDate(query: Query, context: Context): Finding | undefined {
  const { say } = context;
  const absent = absentDegree(query, context);
  if (absent) return absent;
  const named = datedSubjects(query, context);
  const missing = named.length === 0 ? missingTerm(query, context) : undefined;
  if (missing) return finding(say.notInCv(missing));
  const studies = query.topics.includes('education') || query.degrees.length > 0;
  const fallback = studies
    ? latestEducation(context)
    : (jobsOf(context).find(isOngoing) ?? latestEducation(context));
  const last = inTime(named, context).at(-1)?.entry ?? named[0] ?? fallback;
  if (!last) return undefined;
  const evidence = passagesFor([last], context);
  if (isOngoing(last)) return finding(say.ongoing(titleOf(last), whenOf(last.start, context)), evidence);
  const at = whenOf(last.end ?? last.start, context);
  // An award has a date, and no end.
  if (at && last.start === undefined && last.topic !== 'education')
    return finding(say.happened(titleOf(last), at.text), evidence);
  return finding(at ? say.ended(titleOf(last), at) : say.noDate(titleOf(last)), evidence);
}

function latestEducation(context: Context): CvEntry | undefined {
  const entries = entriesOf(context, 'education');
  return inTime(entries, context).at(-1)?.entry ?? entries[0];
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
  const sentences = entries.slice(0, 4).map((entry) => {
    const span = spanOf(entry, context);
    return span ? say.happened(titleOf(entry), span) : say.noDate(titleOf(entry));
  });
  return finding(sentences, passagesFor(entries, context));
}

export function duration(query: Query, context: Context): Finding | undefined {
  const { say } = context;
  // "How long has she done labour law" means the skill, though a degree is called so too.
  const mentions = query.mentions.filter(({ kind }) => kind !== 'skill');
  const things = namedEntries({ ...query, mentions }, ['employer', 'title', 'school', 'degree', 'project']);
  const named = things.length > 0 ? things : atPlace(query, context);
  // "How long did she stay there?" names nothing, whatever its verb.
  const isThere =
    query.mentions.length === 0 && query.modifiers.has('anaphor') && query.focus.entries.length > 0;
  if (named.length === 0 && !isThere) {
    const skill = skillYears(query, context);
    if (skill) return skill;
    const missing = missingTerm(query, context);
    if (missing) return finding(say.notInCv(missing));
  }
  const degrees = named.length > 0 ? [] : degreeEntries(query, context);
  const entries = named.length > 0 ? named : degrees.length > 0 ? degrees : spokenOf(query);
  if (entries.length === 0) {
    const [current] = query.modifiers.has('now') ? jobsOf(context).filter(isOngoing) : [];
    return current ? lasted([current], context) : totalExperience(query, context);
  }
  return lasted(entries, context);
}

/** What she did in a place; her studies there count only without a job. */
function atPlace(query: Query, context: Context): CvEntry[] {
  const there = namedEntries(query, ['place']);
  const jobs = there.filter((entry) => jobsOf(context).includes(entry));
  return jobs.length > 0 ? jobs : there;
}

function lasted(entries: readonly CvEntry[], context: Context): Finding {
  const { say } = context;
  const [first] = entries;
  const found = durationOf(entries, context);
  const spans = entries.map((entry) => spanOf(entry, context)).filter((span) => span !== undefined);
  if (!first) return finding(say.without.work);
  if (!found) return finding(say.noDate(titleOf(first)), passagesFor(entries, context));
  const isOneStay = entries.every(({ organisation }) => organisation === first.organisation);
  const subject =
    entries.length === 1
      ? titleOf(first)
      : isOneStay
        ? subjectOf(first)
        : listed(entries.map(titleOf), context, 3);
  return finding(
    [say.lasted(subject, found.text, context.format.join(spans)), say.workedOut],
    passagesFor(entries, context),
  );
}

export function totalExperience(query: Query, context: Context): Finding | undefined {
  const { say, name } = context;
  const skill = skillYears(query, context);
  if (skill) return skill;
  const titled = namedEntries(query, ['title', 'employer', 'place']).filter(({ topic }) => topic === 'work');
  const jobs = titled.length > 0 ? titled : jobsOf(context);
  const found = durationOf(jobs, context);
  const first = inTime(jobs, context)[0]?.entry;
  const since = whenOf(first?.start, context);
  if (!found || !since || !first) return finding(say.noDate(say.topics.work));
  const [latest] = jobs;
  return finding(
    [say.totalExperience(name, found.text, since), say.workedOut],
    passagesFor(latest ? [first, latest] : [first], context),
  );
}

/** Months between two entries that are worth a word. */
const leastGap = 3;

export function gaps(_query: Query, context: Context): Finding {
  const { say, format } = context;
  const entries = entriesOf(context, 'work', 'internships', 'education', 'volunteer');
  const parts = union(inTime(entries, context).map(({ interval }) => interval));
  const found = parts.slice(1).flatMap((part, index) => {
    const before = parts[index];
    if (!before || part.from - before.to < leastGap) return [];
    return [say.span(format.when(date(before.to)), format.when(date(part.from - 1)))];
  });
  if (found.length === 0)
    return finding([say.noGaps, say.workedOut], passagesFor(entries.slice(0, 3), context));
  return finding([say.gap(format.list(found)), say.workedOut], [], true);
}

function date(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}

/** Whether the person was somewhere: the entries of a place, or those outside the country of the CV. */
export function workedIn(query: Query, context: Context): Finding | undefined {
  const { say, cv, name } = context;
  const inPlace = namedEntries(query, ['place']);
  const studies = query.topics.includes('education')
    ? inPlace.filter(({ topic }) => topic === 'education')
    : [];
  const named = studies.length > 0 ? studies : inPlace;
  const isOutside = query.modifiers.has('except') || (query.modifiers.has('not') && !query.isYesNo);
  if (isOutside && named.length > 0) {
    const others = entriesOf(context, 'work', 'internships', 'volunteer').filter(
      (entry) => entry.place !== undefined && !named.includes(entry),
    );
    return others.length > 0
      ? inPlaces(others, query, context)
      : inPlaces(named, { ...query, isYesNo: false }, context);
  }
  if (named.length > 0) return inPlaces(named, query, context);
  const home = cv.person.location;
  if (query.modifiers.has('abroad')) {
    const countries = placed(context).flatMap(({ place }) => countryOf(place) ?? []);
    const own = countryOf(home) ?? '';
    // "Nantes, Pays de la Loire" tells a region: the country of most stations is home then.
    const country = countries.includes(own) ? own : commonest(countries);
    const abroad = placed(context).filter(({ place }) => (countryOf(place) ?? country) !== country);
    return abroad.length > 0
      ? inPlaces(abroad, query, context)
      : inPlaces(placed(context), { ...query, isYesNo: false }, context);
  }
  const atHome = home && query.rest.some(({ folded }) => fold(home).includes(folded));
  if (atHome) {
    return finding(
      affirmedIfAsked(say.lives(name, quotable(home)), query, context),
      context.passages.filter(({ part }) => part === 'profile'),
    );
  }
  const missing = missingTerm(query, context);
  if (missing === undefined && query.rest.length > 0) {
    const said = context.search
      .find(query.rest.map(({ written }) => written))
      .filter(
        ({ isGuess, passage }) => !isGuess && passage.entry !== undefined && stays.has(passage.entry.topic),
      )
      .map(({ passage }) => passage);
    if (said.length > 0) return finding(say.closest, said);
  }
  if (missing === undefined)
    return placed(context).length > 0
      ? inPlaces(placed(context), { ...query, isYesNo: false }, context)
      : undefined;
  const places = context.entities
    .filter(({ kind }) => kind === 'place')
    .map((entity) => quotable(entity.name));
  return finding([
    say.notInCv(missing),
    places.length > 0 ? say.ofClass(say.topics.work, listed(places, context)) : undefined,
  ]);
}

/** Parts of a CV that tell where somebody was. */
const stays: ReadonlySet<CvTopic> = new Set<CvTopic>([
  'work',
  'internships',
  'education',
  'volunteer',
  'summary',
]);

function placed(context: Context): CvEntry[] {
  return entriesOf(context, 'work', 'internships', 'education', 'volunteer').filter(
    ({ place }) => place !== undefined,
  );
}

/** "In Lyon: …" for each place; yes before it where the question asks so. */
function inPlaces(entries: readonly CvEntry[], query: Query, context: Context): Finding {
  const { say } = context;
  const byPlace = new Map<string, CvEntry[]>();
  for (const entry of entries) {
    const place = entry.place ?? subjectOf(entry);
    byPlace.set(place, [...(byPlace.get(place) ?? []), entry]);
  }
  const sentences = [...byPlace].slice(0, 4).map(([place, own]) =>
    say.inPlace(
      quotable(place),
      listed(
        own.map((entry) => lineOf(entry, context)),
        context,
        4,
      ),
    ),
  );
  const [first, ...others] = sentences;
  return finding([first && affirmedIfAsked(first, query, context), ...others], passagesFor(entries, context));
}

function commonest(items: readonly string[]): string | undefined {
  const count = (item: string) => items.filter((other) => other === item).length;
  return items.toSorted((a, b) => count(b) - count(a))[0];
}

/** The country of "Kyoto, Japan", folded; a town alone tells none. */
function countryOf(place: string | undefined): string | undefined {
  const parts = (place ?? '').split(/,\s*/);
  return parts.length > 1 ? fold(parts.at(-1) ?? '') : undefined;
}
