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
const values = (...each: readonly Alternatives[]): Expects => ({ type: 'values', values: each });
const absence: Expects = { type: 'absence' };

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
    return [
      ask('whose-cv', {}, values([nameValue(fullName)])),
      ...(headline === undefined
        ? []
        : [ask('profession', {}, values([nameValue(headline), nameValue(...titles)]), false)]),
      ...(employers.length === 0
        ? []
        : [ask('employer-now', {}, values([nameValue(...employers)]), employers.every(isProperName))]),
      ...(titles.length === 0 ? [] : [ask('title-now', {}, values([nameValue(...titles)]), false)]),
      ...(location === undefined ? [] : [ask('where-lives', {}, values([placeValue(location)]), false)]),
      ...(email === undefined ? [] : [ask('email', {}, values([literal(email)]))]),
      ...(phone === undefined ? [] : [ask('phone', {}, values([literal(phone)]))]),
      ...links.map(({ label, url }) => ask('link', { what: label }, values([literal(shortUrl(url))]))),
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
      ...byOrganisation(jobs).flatMap(({ name: employer, entries }) => [
        ask(
          'title-at',
          { employer: inSentence(employer) },
          values([nameValue(...entries.map(({ title }) => title))]),
          false,
        ),
        ...placeOf(employer, entries),
      ]),
      ...titles.map(([title, entries]) =>
        ask(
          'employer-as',
          { title },
          values([nameValue(...entries.map(({ organisation }) => organisation))]),
          entries.every(({ organisation = '' }) => isProperName(organisation)),
        ),
      ),
      ...schools.flatMap(({ title: degree, organisation: school, score }) => [
        ...(degree === undefined || school === undefined
          ? []
          : [ask('school-of', { degree }, values([nameValue(school)]), isProperName(school))]),
        ...(degree === undefined || score === undefined
          ? []
          : [ask('grade', { degree }, values([nameValue(score)]), false)]),
      ]),
      ...byOrganisation(schools).map(({ name: school, entries }) =>
        ask(
          'degree-at',
          { school: inSentence(school) },
          values([nameValue(...entries.map(({ title }) => title))]),
          false,
        ),
      ),
    ];
  }

  function placeOf(employer: string, entries: readonly CvEntry[]): Asked[] {
    const places = entries.flatMap(({ place }) => place ?? []);
    return places.length < entries.length
      ? []
      : [ask('place-of', { employer: inSentence(employer) }, values(places.map(placeValue)), false)];
  }

  function skillsAndLanguages(): Asked[] {
    const groups = entriesOf(cv, 'skills');
    const named = cv.languages.map(({ name: own, fluency }) => ({
      own,
      fluency,
      called: languageNameIn(language, own),
    }));
    return [
      ...groups.flatMap(({ title: group, tags }) =>
        group === undefined || tags.length < 2
          ? []
          : [
              ask(
                'skills-in',
                { group },
                { type: 'values', values: tags.map((tag) => [nameValue(tag)]), atLeast: 2 },
                false,
              ),
            ],
      ),
      ...groups.flatMap(({ tags }) =>
        tags.map((skill) => ask('knows', { skill }, { type: 'yes', name: skill }, false)),
      ),
      ...(named.length === 0
        ? []
        : [ask('languages', {}, values(...named.map(({ own, called }) => [nameValue(own, called)])))]),
      ...named.flatMap(({ called, fluency }) => [
        ask('speaks', { language: called }, { type: 'yes', name: called }),
        ...(fluency === undefined
          ? []
          : [ask('level', { language: called }, values([{ type: 'level', level: fluency }]))]),
      ]),
    ];
  }

  function otherParts(): Asked[] {
    const projects = entriesOf(cv, 'projects').flatMap(({ title }) => title ?? []);
    const works = entriesOf(cv, 'publications', 'awards', 'certificates').filter(
      ({ title, organisation }) => title !== undefined && organisation !== undefined,
    );
    const count = (key: string, ...counts: readonly number[]) =>
      Math.min(...counts) < 2 ? [] : [ask(key, {}, values(counts.map(counted)))];
    const jobs = jobsOf(cv);
    return [
      ...(projects.length === 0
        ? []
        : [
            ask(
              'projects',
              {},
              { type: 'values', values: projects.map((each) => [nameValue(each)]), atLeast: 1 },
              false,
            ),
          ]),
      ...works.map(({ title = '', organisation }) =>
        ask(
          'organisation-of',
          { title },
          values([nameValue(organisation)]),
          isProperName(organisation ?? ''),
        ),
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
        ...(starts.length === 0 ? [] : [ask('start', { employer }, values(starts.map(date)))]),
        ...(!hasEnded ? [] : [ask('end', { employer }, values(ends.map(date)))]),
        ...(!hasEnded || lasted.length === 0 ? [] : [ask('duration', { employer }, values(lasted))]),
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
    return [
      ...months,
      duration(
        sum,
        each.every(({ isExact }) => isExact),
      ),
    ];
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
    return neighbour
      ? [
          ask(
            side,
            { employer: inSentence(name) },
            values(namesOf(neighbour)),
            isProperName(neighbour.organisation ?? 'a '),
          ),
        ]
      : [];
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
      .map(({ name, entries }) => ({
        name,
        months: union(dated(entries).map(({ interval }) => interval)).reduce(
          (sum, each) => sum + monthsOf(each),
          0,
        ),
      }))
      .toSorted((a, b) => b.months - a.months);
    const [current, ...others] = jobsOf(cv).filter(isOngoing);
    const previous = others.length === 0 ? neighbourOf(current, 'before') : undefined;
    return [
      ask('total', {}, values([duration(months, false), duration(span, false)])),
      ...years(jobs),
      ...(second && second.interval.from === first.interval.from
        ? []
        : [
            ask(
              'first-job',
              {},
              values(namesOf(first.entry)),
              isProperName(first.entry.organisation ?? 'a '),
            ),
          ]),
      ...(previous
        ? [ask('previous-job', {}, values(namesOf(previous)), isProperName(previous.organisation ?? 'a '))]
        : []),
      ...(longest && next && longest.months > next.months + 6
        ? [ask('longest', {}, values([nameValue(longest.name)]), isProperName(longest.name))]
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
      const inYear = jobs.filter(
        ({ interval }) => Math.min(interval.to, year * 12 + 12) - Math.max(interval.from, year * 12) >= 1,
      );
      const isFull = inYear.some(
        ({ interval }) => Math.min(interval.to, year * 12 + 12) - Math.max(interval.from, year * 12) >= 6,
      );
      return isFull
        ? [
            ask(
              'in-year',
              { year: String(year) },
              values(inYear.flatMap(({ entry }) => namesOf(entry))),
              inYear.every(({ entry }) => isProperName(entry.organisation ?? 'a ')),
            ),
          ]
        : [];
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
    return from.length === 0 ? [] : [ask('gap', {}, values(from))];
  }

  function studyTimes(): Asked[] {
    return byOrganisation(entriesOf(cv, 'education')).flatMap(({ name, entries }) => {
      if (isTwofold(name)) return [];
      const school = inSentence(name);
      const starts = entries.flatMap(({ start }) => start ?? []);
      const ends = entries.flatMap(({ end }) => end ?? []);
      const lasted = durationsOf(entries);
      return [
        ...(starts.length < entries.length ? [] : [ask('study-start', { school }, values(starts.map(date)))]),
        ...(ends.length < entries.length ? [] : [ask('graduation', { school }, values(ends.map(date)))]),
        ...(lasted.length === 0 ? [] : [ask('study-duration', { school }, values(lasted))]),
      ];
    });
  }

  function events(): Asked[] {
    return entriesOf(cv, 'publications', 'awards', 'certificates').flatMap(({ title, start, end }) => {
      const dates = [start, end].filter((each) => each !== undefined);
      return title === undefined || dates.length === 0
        ? []
        : [ask('when', { title }, values(dates.map(date)))];
    });
  }

  function absentParts(): Asked[] {
    const { headline, location, email, phone } = cv.person;
    const lacks: readonly (readonly [boolean, ...string[]])[] = [
      [headline === undefined && jobsOf(cv).length === 0, 'profession'],
      [jobsOf(cv).length === 0, 'employer-now', 'title-now', 'first-job', 'previous-job', 'total', 'longest'],
      [location === undefined, 'where-lives'],
      [email === undefined, 'email'],
      [phone === undefined, 'phone'],
      [cv.languages.length === 0, 'languages', 'count-languages'],
      [entriesOf(cv, 'projects').length === 0, 'projects'],
      [entriesOf(cv, 'publications').length === 0, 'publications'],
      [entriesOf(cv, 'awards').length === 0, 'awards'],
      [entriesOf(cv, 'certificates').length === 0, 'certificates'],
      [entriesOf(cv, 'volunteer').length === 0, 'volunteer'],
    ];
    return lacks.flatMap(([isLacking, ...keys]) =>
      isLacking ? keys.map((key) => ask(key, {}, absence)) : [],
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
    const lasted = durationsOf([entry]);
    const before = neighbourOf(entry, 'before');
    const after = neighbourOf(entry, 'after');
    const since = start === undefined ? [] : [ask('then-since-when', {}, values([date(start)]))];
    const until = end === undefined ? [] : [ask('then-until-when', {}, values([date(end)]))];
    const previous = before ? [ask('then-before', {}, values(namesOf(before)), false)] : [];
    const next = after ? [ask('then-after', {}, values(namesOf(after)), false)] : [];
    const howLong = lasted.length === 0 ? [] : [ask('then-how-long', {}, values(lasted))];
    const where =
      entry.place === undefined ? [] : [ask('then-where', {}, values([placeValue(entry.place)]), false)];
    const pairs = [...since, ...until, ...previous, ...next, ...howLong, ...where].map((then) => [
      first,
      then,
    ]);
    const [asksBefore] = previous;
    const asWhat =
      asksBefore && before?.title !== undefined && before.organisation !== undefined
        ? [[first, asksBefore, ask('then-as-what', {}, values([nameValue(before.title)]), false)]]
        : [];
    const [asksSince] = since;
    const thenLong = asksSince ? howLong.map((then) => [first, asksSince, then]) : [];
    return [...pairs, ...asWhat, ...thenLong];
  }

  function schoolChains(name: string, entry: CvEntry): Asked[][] {
    const { title, start, end, place } = entry;
    if (title === undefined) return [];
    const first = ask('degree-at', { school: inSentence(name) }, values([nameValue(title)]), false);
    return [
      ...(start === undefined ? [] : [ask('then-since-when', {}, values([date(start)]))]),
      ...(end === undefined ? [] : [ask('then-until-when', {}, values([date(end)]))]),
      ...(place === undefined ? [] : [ask('then-where', {}, values([placeValue(place)]), false)]),
    ].map((then) => [first, then]);
  }

  function languageChains(): Asked[][] {
    return cv.languages.flatMap(({ name: own, fluency }) => {
      const called = languageNameIn(language, own);
      const first = ask('speaks', { language: called }, { type: 'yes', name: called });
      return fluency === undefined
        ? []
        : [[first, ask('then-how-well', {}, values([{ type: 'level', level: fluency }]))]];
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
