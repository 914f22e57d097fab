import { languageNameIn } from '../../../answers/entities/human-languages.ts';
import type { ClaimLanguage as Language } from '../../../answers/languages/language-pack.ts';
import type { Cv, CvEntry } from '../../../resume/cv.ts';
import { commonTopics } from '../../../resume/open-questions.ts';
import { entriesOf, inSentence, isOngoing, jobsOf } from './cv-facts.ts';
import type { Foils } from './foils.ts';
import type { Asked, Expects } from './made-question.ts';
import { nameValue, type Alternatives, type Value } from './values.ts';

/** What a CV may leave open, as the wordings have it after `unsaid-`; what visitors ask most stands first. */
export const unsaidTopics = [
  ...commonTopics,
  'character',
  'weaknesses',
  'nationality',
  'age',
  'family',
  'health',
  'favourites',
  'pets',
  'politics',
] as const;
export type UnsaidTopic = (typeof unsaidTopics)[number];

interface Tempting {
  readonly cv: Cv;
  readonly foils: Foils;
  readonly language: Language;
  /** What neither the CV nor its owner's answers tell. */
  readonly open: readonly UnsaidTopic[];
}

const ask = (cv: Cv, key: string, slots: Readonly<Record<string, string>>, expects: Expects): Asked => ({
  key,
  slots: { name: cv.person.firstName, ...slots },
  expects,
  isInAnyLanguage: true,
});

/** Questions that the CV cannot answer. */
export function unanswerable({ cv, foils, language, open }: Tempting): Asked[] {
  const lacks = (key: string, slot: string, names: readonly string[]) =>
    names.map((name) => ask(cv, key, { [slot]: name }, { type: 'absence', of: name }));
  return [
    ...open.map((topic) => ask(cv, `unsaid-${topic}`, {}, { type: 'absence' })),
    ...lacks('knows', 'skill', foils.skills),
    ...lacks('worked-at', 'employer', foils.employers),
    ...lacks('studied-at', 'school', foils.schools),
    ...lacks('been-in', 'place', foils.places),
    ...lacks(
      'speaks',
      'language',
      foils.languages.map((names) => names[language]),
    ),
    ...lacks(
      'has-degree',
      'degree',
      foils.degrees.map((names) => names[language]),
    ),
  ];
}

const refusal = (truth: Alternatives, of?: string): Expects => ({ type: 'refusal', of, truth });

/** Questions that take something false for granted. */
export function falsePremises({ cv, foils, language }: Tempting): Asked[] {
  const jobs = jobsOf(cv);
  const assumes = (key: string, slot: string, names: readonly string[]) =>
    names.map((name) => ask(cv, key, { [slot]: name }, refusal([], name)));
  const single = jobs.filter(
    (job) =>
      job.organisation !== undefined &&
      jobs.filter((each) => each.organisation === job.organisation).length === 1,
  );
  return [
    ...assumes('since-at', 'employer', foils.employers),
    ...assumes('built-with', 'skill', foils.skills),
    ...assumes('years-of', 'skill', foils.skills),
    ...assumes('studied-what', 'school', foils.schools),
    ...assumes(
      'how-fluent',
      'language',
      foils.languages.map((names) => names[language]),
    ),
    ...assumes(
      'topic-of',
      'degree',
      foils.degrees.map((names) => names[language]),
    ),
    ...single.flatMap((job) => [
      ...wrongYears(cv, job),
      ...stillAt(cv, job),
      ...otherTitles(cv, job, single),
    ]),
  ];
}

const date = (text: string): Value => ({ type: 'date', date: text });

const shift = (text: string, by: number) => String(Number(text.slice(0, 4)) + by);

/** Two years off, so that no way of counting makes it true. */
function wrongYears(cv: Cv, { organisation = '', start, end }: CvEntry): Asked[] {
  const employer = inSentence(organisation);
  return [
    ...(start === undefined
      ? []
      : [-2, 2].map((by) =>
          ask(cv, 'joined-in', { employer, year: shift(start, by) }, refusal([date(start)])),
        )),
    ...(end === undefined
      ? []
      : [-2, 2].map((by) => ask(cv, 'left-in', { employer, year: shift(end, by) }, refusal([date(end)])))),
  ];
}

function stillAt(cv: Cv, { organisation = '', end }: CvEntry): Asked[] {
  const now = jobsOf(cv)
    .filter(isOngoing)
    .map((job) => nameValue(job.organisation));
  return end === undefined
    ? []
    : [ask(cv, 'still-at', { employer: inSentence(organisation) }, refusal([date(end), ...now]))];
}

/** The title that the owner had somewhere else. */
function otherTitles(cv: Cv, job: CvEntry, jobs: readonly CvEntry[]): Asked[] {
  const other = jobs.find(
    ({ title, organisation }) =>
      title !== undefined && title !== job.title && organisation !== job.organisation,
  );
  return other?.title === undefined || job.title === undefined || job.organisation === undefined
    ? []
    : [
        ask(
          cv,
          'as-at',
          { employer: inSentence(job.organisation), title: other.title },
          refusal([nameValue(job.title), nameValue(other.organisation)]),
        ),
      ];
}

/** Follow-ups about what the CV lacks, after something that it has. */
export function foilChains({ cv, foils, language }: Tempting): Asked[][] {
  const [skill] = entriesOf(cv, 'skills').flatMap(({ tags }) => tags);
  const [spoken] = cv.languages;
  const afterSkill =
    skill === undefined ? unsaidFirst(cv) : [ask(cv, 'knows', { skill }, { type: 'yes', name: skill })];
  const called = spoken && languageNameIn(language, spoken.name);
  const afterLanguage =
    called === undefined
      ? unsaidFirst(cv)
      : [ask(cv, 'speaks', { language: called }, { type: 'yes', name: called })];
  return [
    ...foils.skills.map((name) => [
      ...afterSkill,
      ask(cv, 'then-skill', { skill: name }, { type: 'absence', of: name }),
    ]),
    ...foils.languages.map((names) => [
      ...afterLanguage,
      ask(cv, 'then-language', { language: names[language] }, { type: 'absence', of: names[language] }),
    ]),
  ];
}

/** A CV without skills or languages is asked for something that it lacks as well. */
function unsaidFirst(cv: Cv): Asked[] {
  return [ask(cv, 'awards', {}, { type: 'absence' })];
}
