import { languageNameIn } from '../../answers/entities/human-languages.ts';
import type { ClaimLanguage as Language } from '../../answers/languages/language-pack.ts';
import { intervalOf, monthsOf, overlaps, union } from '../../answers/time/intervals.ts';
import { shortUrl } from '../../resume/career.ts';
import type { Cv, CvEntry } from '../../resume/cv.ts';
import type { CvTopic } from '../../resume/outline.ts';
import type { Foils } from './foils.ts';
import type { Asked, Expects } from './made-question.ts';
import { nameValue, type Alternatives, type Value } from './values.ts';

/** What can be asked of a CV, with what a good reply does. */
interface Asks {
  readonly exact: readonly Asked[];
  readonly time: readonly Asked[];
  readonly premises: readonly Asked[];
  /** What it may leave open; an engine that reads it has to say so. */
  readonly open: readonly Asked[];
  /** About what it lacks by name. */
  readonly lacking: readonly Asked[];
  /** Each begins with a question; every later one leans on the reply before. */
  readonly chains: readonly (readonly Asked[])[];
}

interface AskOptions {
  readonly cv: Cv;
  readonly foils: Foils;
  /** Keys of wordings about what CVs seldom tell. */
  readonly unsaid: readonly string[];
  readonly language: Language;
  /** "Until now" ends here. */
  readonly today: Date;
}

/** Employers that begin with an article read as part of a sentence: "at a city archive". */
const inSentence = (name: string): string =>
  name.replace(/^(?:An?|The)(?= [a-z])/, (article) => article.toLowerCase());

/** "A city archive" is said in the words of the reply's language; "Severnside Hospital" is not. */
export const isProperName = (name: string): boolean =>
  !/^(?:an?|the|une?|les?|la|eine?|der|die|das|el) /i.test(name);

const date = (text: string): Value => ({ type: 'date', date: text });
const literal = (text: string): Value => ({ type: 'literal', text });
const level = (text: string): Value => ({ type: 'level', level: text });
const duration = (months: number, isExact: boolean): Value => ({ type: 'duration', months, isExact });
/** The town of "Exeter, United Kingdom": its country says less than was asked. */
const town = (place: string): Value => nameValue(place.split(/[,、]/)[0]);

const one = (text: string | undefined, valueOf: (text: string) => Value): Alternatives =>
  text === undefined ? [] : [valueOf(text)];

const isOngoing = ({ start, end }: CvEntry): boolean => start !== undefined && end === undefined;

function titles(entries: readonly CvEntry[]): string[] {
  return [...new Set(entries.flatMap(({ title }) => title ?? []))];
}

interface Stay {
  readonly organisation: string;
}

const employerOf = ({ organisation }: Stay) => ({ employer: inSentence(organisation) });
const schoolOf = ({ organisation }: Stay) => ({ school: inSentence(organisation) });

export function asksOf({ cv, foils, unsaid, language, today }: AskOptions): Asks {
  const { firstName: name, headline, location, email, phone, links } = cv.person;
  const of = (...topics: readonly CvTopic[]) => cv.entries.filter(({ topic }) => topics.includes(topic));
  const jobs = of('work');
  const current = jobs.filter(isOngoing);
  /** At an employer or a school that nothing else of the CV names, so that a question about it has one answer. */
  const stays = of('work', 'internships', 'education').flatMap((entry) => {
    const { organisation } = entry;
    const isAlone = cv.entries.filter((other) => other.organisation === organisation).length === 1;
    return organisation !== undefined && isAlone ? [{ ...entry, organisation, entry }] : [];
  });
  const posts = stays.filter(({ topic }) => topic !== 'education');
  const schools = stays.filter(({ topic }) => topic === 'education');
  const groups = of('skills').filter(({ title, tags }) => title !== undefined && tags.length > 1);
  const skills = of('skills').flatMap(({ tags }) => tags);
  const spoken = cv.languages.map((each) => ({ ...each, called: languageNameIn(language, each.name) }));
  const dated = jobs
    .flatMap((entry) => {
      const interval = entry.start === undefined ? undefined : intervalOf(entry, today);
      return interval ? [{ entry, interval }] : [];
    })
    .toSorted((one, other) => one.interval.from - other.interval.from);

  const ask = (key: string, expects: Expects, slots = {}, isInAnyLanguage = true): Asked => ({
    key,
    slots: { name, ...slots },
    expects,
    isInAnyLanguage,
  });
  /** Asked where the CV has an answer. */
  const tell = (key: string, values: Alternatives, slots = {}, isInAnyLanguage = true): Asked[] =>
    values.length === 0 ? [] : [ask(key, { type: 'values', values: [values] }, slots, isInAnyLanguage)];
  /** In the words of the CV's language. */
  const tellHere = (key: string, values: Alternatives, slots = {}) => tell(key, values, slots, false);
  /** So many of these names. */
  const list = (key: string, names: readonly string[], atLeast: number, slots = {}): Asked[] =>
    names.length === 0
      ? []
      : [ask(key, { type: 'values', values: names.map((each) => [nameValue(each)]), atLeast }, slots, false)];
  const named = (key: string, slot: keyof Foils, type: 'absence' | 'refusal'): Asked[] =>
    foils[slot].map((of) => ask(key, { type, of, truth: [] }, { [slot]: of }));
  const denied = (key: string, slots: object, truth: Alternatives) =>
    ask(key, { type: 'refusal', truth }, slots);
  const knows = (skill: string) => ask('knows', { type: 'yes', name: skill }, { skill }, false);
  const speaks = (called: string) => ask('speaks', { type: 'yes', name: called }, { language: called });

  return {
    exact: [
      ...tellHere('profession', headline === undefined ? [] : [nameValue(headline, ...titles(current))]),
      ...employers('employer-now', current),
      ...tellHere(
        'title-now',
        one(current[0]?.title, () => nameValue(...titles(current))),
      ),
      ...tellHere('where-lives', one(location, town)),
      ...tell('email', one(email, literal)),
      ...tell('phone', one(phone, literal)),
      ...links.flatMap(({ label, url }) => tell('link', [literal(shortUrl(url))], { what: label })),
      ...posts.flatMap((post) => tellHere('title-at', one(post.title, nameValue), employerOf(post))),
      ...titles(posts).flatMap((title) =>
        employers(
          'employer-as',
          of('work', 'internships').filter((entry) => entry.title === title),
          { title },
        ),
      ),
      ...schools.flatMap((stay) => tellHere('degree-at', one(stay.title, nameValue), schoolOf(stay))),
      ...groups.flatMap(({ title: group, tags }) => list('skills-in', tags, 2, { group })),
      ...skills.map(knows),
      ...(spoken.length === 0
        ? []
        : [
            ask('languages', {
              type: 'values',
              values: spoken.map((each) => [nameValue(each.name, each.called)]),
            }),
          ]),
      ...spoken.flatMap(({ called, fluency }) => [
        speaks(called),
        ...tell('level', one(fluency, level), { language: called }),
      ]),
      ...list('projects', titles(of('projects')), 1),
    ],
    time: [
      ...posts.flatMap((post) => [
        ...tell('start', one(post.start, date), employerOf(post)),
        ...tell('end', one(post.end, date), employerOf(post)),
        ...tell('duration', lasted(post), employerOf(post)),
        ...employers('before', neighbour(post.entry, -1), employerOf(post)),
        ...employers('after', neighbour(post.entry, 1), employerOf(post)),
      ]),
      ...tell('total', career()),
      ...schools.flatMap((stay) => [
        ...tell('study-start', one(stay.start, date), schoolOf(stay)),
        ...tell('graduation', one(stay.end, date), schoolOf(stay)),
      ]),
      ...of('publications', 'awards', 'certificates').flatMap(({ title, start, end }) =>
        title === undefined ? [] : tell('when', [...one(start, date), ...one(end, date)], { title }),
      ),
    ],
    premises: [
      ...named('since-at', 'employer', 'refusal'),
      ...named('built-with', 'skill', 'refusal'),
      ...named('years-of', 'skill', 'refusal'),
      ...named('studied-what', 'school', 'refusal'),
      ...named('how-fluent', 'language', 'refusal'),
      ...named('topic-of', 'degree', 'refusal'),
      ...posts.filter(({ topic }) => topic === 'work').flatMap(falsehoods),
    ],
    open: [...unsaid, ...missing()].map((key) => ask(key, { type: 'absence' })),
    lacking: [
      ...named('knows', 'skill', 'absence'),
      ...named('worked-at', 'employer', 'absence'),
      ...named('studied-at', 'school', 'absence'),
      ...named('been-in', 'place', 'absence'),
      ...named('speaks', 'language', 'absence'),
      ...named('has-degree', 'degree', 'absence'),
    ],
    chains: [
      ...posts.flatMap((post) => {
        const since = tell('then-since-when', one(post.start, date));
        const howLong = tell('then-how-long', lasted(post));
        const thens = [
          ...[...since, ...howLong].map((then) => [then]),
          ...tell('then-until-when', one(post.end, date)).map((then) => [then]),
          ...employers('then-before', neighbour(post.entry, -1)).map((then) => [then]),
          ...employers('then-after', neighbour(post.entry, 1)).map((then) => [then]),
          ...tellHere('then-where', one(post.place, town)).map((then) => [then]),
          ...since.flatMap((first) => howLong.map((then) => [first, then])),
        ];
        return tellHere('title-at', one(post.title, nameValue), employerOf(post)).flatMap((first) =>
          thens.map((then) => [first, ...then]),
        );
      }),
      ...spoken.flatMap(({ called, fluency }) =>
        tell('then-how-well', one(fluency, level)).map((then) => [speaks(called), then]),
      ),
      ...skills
        .slice(0, 1)
        .flatMap((skill) => named('then-skill', 'skill', 'absence').map((then) => [knows(skill), then])),
      ...spoken
        .slice(0, 1)
        .flatMap(({ called }) =>
          named('then-language', 'language', 'absence').map((then) => [speaks(called), then]),
        ),
    ],
  };

  /** Asks for the employer of one of these jobs. */
  function employers(key: string, entries: readonly CvEntry[], slots = {}): Asked[] {
    const names = entries.flatMap(({ organisation }) => organisation ?? []);
    return tell(key, names.length === 0 ? [] : [nameValue(...names)], slots, names.every(isProperName));
  }

  function lasted(entry: CvEntry): Value[] {
    const interval = entry.start === undefined ? undefined : intervalOf(entry, today);
    return interval && !interval.isOngoing ? [duration(monthsOf(interval), interval.isExact)] : [];
  }

  /** The job before or after, where it is certain: no third one overlaps with either, nor they with each other. */
  function neighbour(entry: CvEntry, step: 1 | -1): CvEntry[] {
    const at = dated.findIndex((each) => each.entry === entry);
    const [own, next] = [dated[at], at === -1 ? undefined : dated[at + step]];
    if (!own || !next) return [];
    // People leave and join within one month.
    const inner = ({ interval: { from, to } }: typeof own) => ({ from, to: to - 1 });
    const isCertain = dated.every((each) =>
      [own, next].every((one) => each === one || !overlaps(inner(each), inner(one))),
    );
    return isCertain ? [next.entry] : [];
  }

  /** What was worked, and the time since the first job. */
  function career(): Value[] {
    const parts = union(dated.map(({ interval }) => interval));
    const [first, last] = [parts[0], parts.at(-1)];
    if (!first || !last) return [];
    const worked = parts.reduce((sum, { from, to }) => sum + to - from, 0);
    return [duration(worked, false), duration(last.to - first.from, false)];
  }

  /** Two years off, so that no way of counting makes it true; a job that has ended; the title of another job. */
  function falsehoods(post: (typeof posts)[number]): Asked[] {
    const { title, start, end } = post;
    const employer = employerOf(post);
    const wrong = (key: string, truth: string | undefined) =>
      truth === undefined
        ? []
        : [-2, 2].map((by) =>
            denied(key, { ...employer, year: String(Number(truth.slice(0, 4)) + by) }, [date(truth)]),
          );
    const now = current.map(({ organisation }) => nameValue(organisation));
    const other = posts.find((each) => each.title !== undefined && each.title !== title);
    return [
      ...wrong('joined-in', start),
      ...wrong('left-in', end),
      ...(end === undefined ? [] : [denied('still-at', employer, [date(end), ...now])]),
      ...(title === undefined || !other
        ? []
        : [
            denied('as-at', { ...employer, title: other.title }, [
              nameValue(title),
              nameValue(other.organisation),
            ]),
          ]),
    ];
  }

  function missing(): string[] {
    const parts = (['projects', 'publications', 'awards', 'certificates', 'volunteer'] as const).filter(
      (topic) => of(topic).length === 0,
    );
    return [
      ...(headline === undefined && jobs.length === 0 ? ['profession'] : []),
      ...(jobs.length === 0 ? ['employer-now', 'title-now', 'total'] : []),
      ...(location === undefined ? ['where-lives'] : []),
      ...(email === undefined ? ['email'] : []),
      ...(phone === undefined ? ['phone'] : []),
      ...(cv.languages.length === 0 ? ['languages'] : []),
      ...parts,
    ];
  }
}
