import { languageNameIn } from '../../../answers/entities/human-languages.ts';
import type { ClaimLanguage as Language } from '../../../answers/languages/language-pack.ts';
import { intervalOf, monthsOf, union, type Interval } from '../../../answers/time/intervals.ts';
import { dateOf } from '../../../answers/time/read-span.ts';
import { shortUrl } from '../../../resume/career.ts';
import type { Cv, CvEntry } from '../../../resume/cv.ts';
import type { CvTopic } from '../../../resume/outline.ts';
import type { Asked, Expects } from './made-question.ts';
import { nameValue, type Alternatives, type Value } from './values.ts';

/** What can be asked of a CV, with the exact answers. */
export interface CvFacts {
  readonly exact: readonly Asked[];
  readonly time: readonly Asked[];
  /** Parts that the CV lacks. */
  readonly absent: readonly Asked[];
  /** Each begins with a question; every later one leans on the reply before. */
  readonly chains: readonly (readonly Asked[])[];
}

export function jobsOf(cv: Cv): readonly CvEntry[] {
  return entriesOf(cv, 'work');
}

export function entriesOf({ entries }: Cv, ...topics: readonly CvTopic[]): CvEntry[] {
  return entries.filter(({ topic }) => topics.includes(topic));
}

export const isOngoing = ({ start, end }: CvEntry): boolean => start !== undefined && end === undefined;

/** Employers that begin with an article read as part of a sentence: "at a city archive". */
export const inSentence = (name: string): string =>
  name.replace(/^(?:An?|The)(?= [a-z])/, (article) => article.toLowerCase());

/** "A city archive" is said in the words of the reply's language; "Severnside Hospital" is not. */
export const isProperName = (name: string): boolean =>
  !/^(?:an?|the|une?|les?|la|eine?|der|die|das|el) /i.test(name);

const date = (text: string): Value => ({ type: 'date', date: text });
const literal = (text: string): Value => ({ type: 'literal', text });
const counted = (count: number): Value => ({ type: 'count', count });
const level = (text: string): Value => ({ type: 'level', level: text });
const values = (...each: readonly Alternatives[]): Expects => ({ type: 'values', values: each });

/** At least so many of these names. */
const some = (names: readonly string[], atLeast: number): Expects => ({
  type: 'values',
  values: names.map((each) => [nameValue(each)]),
  atLeast,
});

/** Of something that the CV may lack. */
const one = (text: string | undefined, valueOf: (text: string) => Value): Alternatives =>
  text === undefined ? [] : [valueOf(text)];

interface Places {
  readonly entries: readonly CvEntry[];
  readonly name: string;
}

/** The stays at one employer or school. */
function byOrganisation(entries: readonly CvEntry[]): Places[] {
  return grouped(entries, ({ organisation }) => organisation).map(([name, entries]) => ({ name, entries }));
}

function grouped(
  entries: readonly CvEntry[],
  nameOf: (entry: CvEntry) => string | undefined,
): [name: string, entries: CvEntry[]][] {
  const groups = new Map<string, CvEntry[]>();
  for (const entry of entries) {
    const name = nameOf(entry);
    if (name !== undefined) groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  return [...groups];
}

/** Either of the titles. */
const titlesOf = (entries: readonly CvEntry[]): Alternatives => [
  nameValue(...entries.map(({ title }) => title)),
];

/** The name that tells a job: its employer, or its title where it has none. */
function namesOf({ organisation, title }: CvEntry): Alternatives {
  return [nameValue(organisation), nameValue(title)].filter(
    (value) => value.type === 'name' && value.names.length > 0,
  );
}

/** Everything that can be asked of a CV, in a language. "Until now" ends today. */
export function factsOf(cv: Cv, language: Language, today: Date): CvFacts {
  const name = cv.person.firstName;
  const ask = (
    key: string,
    slots: Readonly<Record<string, string>>,
    expects: Expects,
    isInAnyLanguage = true,
  ): Asked => ({ key, slots: { name, ...slots }, expects, isInAnyLanguage });
  /** Asked where the CV has an answer. */
  const tell = (
    key: string,
    slots: Readonly<Record<string, string>>,
    answers: Alternatives,
    isInAnyLanguage = true,
  ): Asked[] => (answers.length === 0 ? [] : [ask(key, slots, values(answers), isInAnyLanguage)]);
  return {
    exact: [...person(), ...stays(), ...skillsAndLanguages(), ...otherParts()],
    time: [...jobTimes(), ...careerTimes(), ...studyTimes(), ...events()],
    absent: absentParts(),
    chains: chains(),
  };

  function person(): Asked[] {
    const { name: fullName, headline, location, email, phone, links } = cv.person;
    const current = jobsOf(cv).filter(isOngoing);
    const employers = current.flatMap(({ organisation }) => organisation ?? []);
    const titles = current.flatMap(({ title }) => title ?? []);
    const isSaid = employers.every(isProperName);
    return [
      ...tell('whose-cv', {}, [nameValue(fullName)]),
      ...(headline === undefined
        ? []
        : tell('profession', {}, [nameValue(headline), nameValue(...titles)], false)),
      ...tell('employer-now', {}, employers.length === 0 ? [] : [nameValue(...employers)], isSaid),
      ...tell('title-now', {}, titles.length === 0 ? [] : [nameValue(...titles)], false),
      ...tell('where-lives', {}, one(location, placeValue), false),
      ...tell('email', {}, one(email, literal)),
      ...tell('phone', {}, one(phone, literal)),
      ...links.flatMap(({ label, url }) => tell('link', { what: label }, [literal(shortUrl(url))])),
    ];
  }

  /** Where the owner both worked and studied, a question about the place has two answers. */
  function isTwofold(name: string): boolean {
    const topics = entriesOf(cv, 'work', 'internships', 'education', 'volunteer', 'teachings').flatMap(
      ({ organisation, topic }) => (organisation === name ? [topic === 'education'] : []),
    );
    return new Set(topics).size > 1;
  }

  function stays(): Asked[] {
    const jobs = entriesOf(cv, 'work', 'internships');
    const schools = entriesOf(cv, 'education');
    const titles = grouped(
      jobs.filter(({ organisation }) => organisation !== undefined),
      ({ title }) => title,
    );
    return [
      ...byOrganisation(jobs).flatMap(({ name, entries }) => {
        const employer = inSentence(name);
        const places = entries.flatMap(({ place }) => place ?? []).map(placeValue);
        return [
          ...tell('title-at', { employer }, titlesOf(entries), false),
          ...(places.length < entries.length ? [] : tell('place-of', { employer }, places, false)),
        ];
      }),
      ...titles.flatMap(([title, entries]) => {
        const employers = entries.map(({ organisation = '' }) => organisation);
        return tell('employer-as', { title }, [nameValue(...employers)], employers.every(isProperName));
      }),
      ...schools.flatMap(({ title: degree, organisation: school = '', score }) =>
        degree === undefined
          ? []
          : [
              ...(school === ''
                ? []
                : tell('school-of', { degree }, [nameValue(school)], isProperName(school))),
              ...tell('grade', { degree }, one(score, nameValue), false),
            ],
      ),
      ...byOrganisation(schools).flatMap(({ name, entries }) =>
        tell('degree-at', { school: inSentence(name) }, titlesOf(entries), false),
      ),
    ];
  }

  function skillsAndLanguages(): Asked[] {
    const groups = entriesOf(cv, 'skills');
    const named = cv.languages.map(({ name: own, fluency }) => ({
      own,
      fluency,
      called: languageNameIn(language, own),
    }));
    const all = named.map(({ own, called }) => [nameValue(own, called)]);
    return [
      ...groups.flatMap(({ title: group, tags }) =>
        group === undefined || tags.length < 2 ? [] : [ask('skills-in', { group }, some(tags, 2), false)],
      ),
      ...groups.flatMap(({ tags }) =>
        tags.map((skill) => ask('knows', { skill }, { type: 'yes', name: skill }, false)),
      ),
      ...(all.length === 0 ? [] : [ask('languages', {}, values(...all))]),
      ...named.flatMap(({ called, fluency }) => [
        ask('speaks', { language: called }, { type: 'yes', name: called }),
        ...tell('level', { language: called }, one(fluency, level)),
      ]),
    ];
  }

  function count(key: string, ...counts: readonly number[]): Asked[] {
    return Math.min(...counts) < 2 ? [] : tell(key, {}, counts.map(counted));
  }

  function otherParts(): Asked[] {
    const projects = entriesOf(cv, 'projects').flatMap(({ title }) => title ?? []);
    const jobs = jobsOf(cv);
    return [
      ...(projects.length === 0 ? [] : [ask('projects', {}, some(projects, 1), false)]),
      ...entriesOf(cv, 'publications', 'awards', 'certificates').flatMap(({ title, organisation }) =>
        title === undefined || organisation === undefined
          ? []
          : tell('organisation-of', { title }, [nameValue(organisation)], isProperName(organisation)),
      ),
      ...count('count-jobs', jobs.length, jobs.length + entriesOf(cv, 'internships').length),
      ...count('count-languages', cv.languages.length),
      ...count('count-education', entriesOf(cv, 'education').length),
      ...count('count-projects', projects.length),
    ];
  }

  function jobTimes(): Asked[] {
    return byOrganisation(entriesOf(cv, 'work', 'internships')).flatMap(({ name, entries }) => {
      if (isTwofold(name)) return [];
      const employer = inSentence(name);
      const starts = entries.flatMap(({ start }) => start ?? []);
      const ends = entries.flatMap(({ end }) => end ?? []);
      const hasEnded = ends.length === entries.length;
      const lasted = durationsOf(entries);
      return [
        ...tell('start', { employer }, starts.map(date)),
        ...(hasEnded ? tell('end', { employer }, ends.map(date)) : []),
        ...(hasEnded ? tell('duration', { employer }, lasted) : []),
        ...besides(name, entries, 'before'),
        ...besides(name, entries, 'after'),
      ];
    });
  }

  /** Of each stay, and of all together. */
  function durationsOf(entries: readonly CvEntry[]): Value[] {
    const each = entries
      .flatMap((entry) => intervalOf(entry, today) ?? [])
      .filter(({ isOngoing }) => !isOngoing);
    if (each.length < entries.length || entries.some(({ start }) => start === undefined)) return [];
    const months = each.map((interval) => duration(monthsOf(interval), interval.isExact));
    const sum = union(each).reduce((all, interval) => all + monthsOf(interval), 0);
    const isExact = each.every((interval) => interval.isExact);
    return [...months, duration(sum, isExact)];
  }

  function dated(entries: readonly CvEntry[]): { readonly entry: CvEntry; readonly interval: Interval }[] {
    return entries
      .flatMap((entry) => {
        const interval = entry.start === undefined ? undefined : intervalOf(entry, today);
        return interval ? [{ entry, interval }] : [];
      })
      .toSorted((a, b) => a.interval.from - b.interval.from);
  }

  /** The job before or after, where it is certain: neither overlaps with this one, nor leaves another between. */
  function besides(name: string, entries: readonly CvEntry[], side: 'before' | 'after'): Asked[] {
    const neighbour = entries.length === 1 ? neighbourOf(entries[0], side) : undefined;
    return tellJob(side, { employer: inSentence(name) }, neighbour);
  }

  function tellJob(key: string, slots: Readonly<Record<string, string>>, job: CvEntry | undefined): Asked[] {
    return job ? [ask(key, slots, values(namesOf(job)), isProperName(job.organisation ?? 'a '))] : [];
  }

  function neighbourOf(entry: CvEntry | undefined, side: 'before' | 'after'): CvEntry | undefined {
    const jobs = dated(jobsOf(cv));
    const at = jobs.findIndex((each) => each.entry === entry);
    const [own, next] = [jobs[at], jobs[side === 'before' ? at - 1 : at + 1]];
    if (at === -1 || !own || !next) return undefined;
    const [first, second] = side === 'before' ? [next, own] : [own, next];
    const isApart = first.interval.to <= second.interval.from + 1 && !first.interval.isOngoing;
    const areAlone = jobs.every(
      ({ entry: other, interval }) =>
        other === first.entry ||
        other === second.entry ||
        interval.to <= first.interval.from + 1 ||
        interval.from >= second.interval.to - 1,
    );
    return isApart && areAlone ? next.entry : undefined;
  }

  function careerTimes(): Asked[] {
    const jobs = dated(jobsOf(cv));
    const [first, second] = jobs;
    if (!first) return [];
    const worked = union(jobs.map(({ interval }) => interval));
    const months = worked.reduce((sum, { from, to }) => sum + to - from, 0);
    const span = (worked.at(-1)?.to ?? 0) - first.interval.from;
    const [longest, next] = byOrganisation(jobsOf(cv))
      .map(({ name, entries }) => {
        const own = union(dated(entries).map(({ interval }) => interval));
        return { name, months: own.reduce((sum, each) => sum + monthsOf(each), 0) };
      })
      .toSorted((a, b) => b.months - a.months);
    const [current, ...others] = jobsOf(cv).filter(isOngoing);
    const isFirst = second?.interval.from !== first.interval.from;
    return [
      ...tell('total', {}, [duration(months, false), duration(span, false)]),
      ...years(jobs),
      ...tellJob('first-job', {}, isFirst ? first.entry : undefined),
      ...tellJob('previous-job', {}, others.length === 0 ? neighbourOf(current, 'before') : undefined),
      ...(longest && next && longest.months > next.months + 6
        ? tell('longest', {}, [nameValue(longest.name)], isProperName(longest.name))
        : []),
      ...gap(),
    ];
  }

  /** Years in which a job filled six months or more. */
  function years(jobs: ReturnType<typeof dated>): Asked[] {
    const [first] = jobs;
    const from = Math.floor((first?.interval.from ?? 0) / 12);
    const all = Array.from({ length: Math.max(today.getFullYear() - from, 0) }, (_, at) => from + at);
    return all.flatMap((year) => {
      const monthsIn = ({ interval }: (typeof jobs)[number]) =>
        Math.min(interval.to, year * 12 + 12) - Math.max(interval.from, year * 12);
      const inYear = jobs.filter((job) => monthsIn(job) >= 1);
      if (!inYear.some((job) => monthsIn(job) >= 6)) return [];
      const names = inYear.flatMap(({ entry }) => namesOf(entry));
      const areSaid = inYear.every(({ entry }) => isProperName(entry.organisation ?? 'a '));
      return [ask('in-year', { year: String(year) }, values(names), areSaid)];
    });
  }

  function gap(): Asked[] {
    const stays = dated(entriesOf(cv, 'work', 'internships', 'education', 'volunteer'));
    if (stays.some(({ interval }) => !interval.isExact)) return [];
    const parts = union(stays.map(({ interval }) => interval));
    const from = parts.flatMap((part, at) => {
      const next = parts[at + 1];
      return next && next.from - part.to >= 3 ? [date(dateOf(part.to)), date(dateOf(part.to - 1))] : [];
    });
    return tell('gap', {}, from);
  }

  function studyTimes(): Asked[] {
    return byOrganisation(entriesOf(cv, 'education')).flatMap(({ name, entries }) => {
      if (isTwofold(name)) return [];
      const school = inSentence(name);
      const starts = entries.flatMap(({ start }) => start ?? []);
      const ends = entries.flatMap(({ end }) => end ?? []);
      const lasted = durationsOf(entries);
      return [
        ...(starts.length < entries.length ? [] : tell('study-start', { school }, starts.map(date))),
        ...(ends.length < entries.length ? [] : tell('graduation', { school }, ends.map(date))),
        ...tell('study-duration', { school }, lasted),
      ];
    });
  }

  function events(): Asked[] {
    return entriesOf(cv, 'publications', 'awards', 'certificates').flatMap(({ title, start, end }) => {
      const dates = [start, end].filter((each) => each !== undefined);
      return title === undefined ? [] : tell('when', { title }, dates.map(date));
    });
  }

  function absentParts(): Asked[] {
    const { headline, location, email, phone } = cv.person;
    const has = (topic: CvTopic) => entriesOf(cv, topic).length > 0;
    const lacks: readonly (readonly [boolean, string])[] = [
      [headline === undefined && !has('work'), 'profession'],
      [!has('work'), 'employer-now title-now first-job previous-job total longest'],
      [location === undefined, 'where-lives'],
      [email === undefined, 'email'],
      [phone === undefined, 'phone'],
      [cv.languages.length === 0, 'languages count-languages'],
      ...(['projects', 'publications', 'awards', 'certificates', 'volunteer'] as const).map(
        (topic) => [!has(topic), topic] as const,
      ),
    ];
    return lacks.flatMap(([isLacking, keys]) =>
      isLacking ? keys.split(' ').map((key) => ask(key, {}, { type: 'absence' })) : [],
    );
  }

  function chains(): Asked[][] {
    const jobs = byOrganisation(jobsOf(cv)).filter(({ entries }) => entries.length === 1);
    const schools = byOrganisation(entriesOf(cv, 'education')).filter(({ entries }) => entries.length === 1);
    const ofJobs = jobs.flatMap(({ name, entries: [entry] }) => (entry ? jobChains(name, entry) : []));
    const ofSchools = schools.flatMap(({ name, entries: [entry] }) =>
      entry ? schoolChains(name, entry) : [],
    );
    return [...ofJobs, ...ofSchools, ...languageChains()];
  }

  function jobChains(name: string, entry: CvEntry): Asked[][] {
    const { title, start, end } = entry;
    if (title === undefined) return [];
    const first = ask('title-at', { employer: inSentence(name) }, values([nameValue(title)]), false);
    const before = neighbourOf(entry, 'before');
    const after = neighbourOf(entry, 'after');
    const since = tell('then-since-when', {}, one(start, date));
    const previous = before ? [ask('then-before', {}, values(namesOf(before)), false)] : [];
    const howLong = tell('then-how-long', {}, durationsOf([entry]));
    const pairs = [
      ...since,
      ...tell('then-until-when', {}, one(end, date)),
      ...previous,
      ...(after ? [ask('then-after', {}, values(namesOf(after)), false)] : []),
      ...howLong,
      ...tell('then-where', {}, one(entry.place, placeValue), false),
    ].map((then) => [first, then]);
    const asWhat = before?.organisation === undefined ? [] : one(before.title, nameValue);
    return [
      ...pairs,
      ...previous.flatMap((asked) =>
        tell('then-as-what', {}, asWhat, false).map((then) => [first, asked, then]),
      ),
      ...since.flatMap((asked) => howLong.map((then) => [first, asked, then])),
    ];
  }

  function schoolChains(name: string, { title, start, end, place }: CvEntry): Asked[][] {
    if (title === undefined) return [];
    const first = ask('degree-at', { school: inSentence(name) }, values([nameValue(title)]), false);
    return [
      ...tell('then-since-when', {}, one(start, date)),
      ...tell('then-until-when', {}, one(end, date)),
      ...tell('then-where', {}, one(place, placeValue), false),
    ].map((then) => [first, then]);
  }

  function languageChains(): Asked[][] {
    return cv.languages.flatMap(({ name: own, fluency }) => {
      const called = languageNameIn(language, own);
      const first = ask('speaks', { language: called }, { type: 'yes', name: called });
      return tell('then-how-well', {}, one(fluency, level)).map((then) => [first, then]);
    });
  }
}

/** The town of "Exeter, United Kingdom": its country says less than was asked. */
function placeValue(place: string): Value {
  return nameValue(place.split(/[,、]/)[0]);
}

function duration(months: number, isExact: boolean): Value {
  return { type: 'duration', months, isExact };
}
