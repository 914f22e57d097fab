import type { Interval } from '../../../../../src/answers/time/intervals';
import type { CvEntry } from '../../../../../src/resume/cv';
import { casual, sayNumber, type Context } from '../context';
import { dateSlots, wrongDates } from '../dates';
import type { Fact, Lie } from '../fact';
import { cityOf, isBreak, isSelfEmployed, withoutNote } from '../pool';
import { lengthsOf, spanOf } from '../spans';

/** A job that a statement can name: with an employer, a title and a beginning. */
export interface Job {
  readonly employer: string;
  readonly title: string;
  readonly place?: string | undefined;
  readonly start: string;
  readonly end?: string | undefined;
  readonly span: Interval;
  /** True if the employer had the person under another title too. */
  readonly isShared: boolean;
  readonly entry: CvEntry;
}

/** The jobs of a CV that are neither a break nor self-employment, newest first. */
export function jobsOf(context: Context): Job[] {
  const entries = context.open.cv.entries.filter(({ topic }) => topic === 'work');
  return entries.flatMap((entry) => {
    const { title, organisation, start, end } = entry;
    const span = spanOf(entry);
    if (title === undefined || organisation === undefined || start === undefined || !span) return [];
    if (isSelfEmployed(organisation) || isBreak(title) || isBreak(organisation)) return [];
    const isShared = entries.some((other) => other !== entry && other.organisation === organisation);
    const place = cityOf(entry.place);
    return [{ employer: organisation, title: withoutNote(title), place, start, end, span, isShared, entry }];
  });
}

/** When, where and as what the person worked. */
export function jobFacts(context: Context): Fact[] {
  const jobs = jobsOf(context);
  return [
    ...jobs.map((job) => jobFact(context, job, jobs)),
    ...jobs.flatMap((job) => durationFact(context, job, jobs)),
    ...orderFacts(context, jobs),
    ...firstJob(context, jobs),
    ...employersCount(context, jobs),
    ...context.pool.others.flatMap((other) => strangersJobs(context, other, jobs)),
    ...negatedEmployers(context, jobs),
  ];
}

function jobFact(context: Context, job: Job, jobs: readonly Job[]): Fact {
  const { language, random } = context;
  const { start, end } = job;
  const taken = datesOf(job, jobs);
  const datesNeed = job.isShared ? 'title' : undefined;
  const lies = [
    ...wrongDates('from', start, language, random, { taken, before: end }),
    ...(end === undefined ? [] : wrongDates('to', end, language, random, { taken, after: start })),
    ...(end === undefined ? [] : [wrongYears(context, job, taken)].flat()),
  ];
  return {
    kind: end === undefined ? 'job-now' : 'job-past',
    label: 'true',
    slots: {
      employer: job.employer,
      title: casual(job.title, context),
      place: job.place,
      ...dateSlots('from', start, language, random),
      ...(end !== undefined && dateSlots('to', end, language, random)),
      years: end && start.slice(0, 4) !== end.slice(0, 4) ? yearsOf(context, start, end) : undefined,
    },
    lies: [...lies, ...wordLies(context, job, jobs)],
    datesNeed,
  };
}

function yearsOf({ speech }: Context, start: string, end: string): string {
  return speech.years(start.slice(0, 4), end.slice(0, 4));
}

function wrongYears(context: Context, { start, end = '' }: Job, taken: readonly string[]): Lie[] {
  const shift = context.random.pick([-2, -1, 1, 2]) ?? 1;
  const [from, to] = [Number(start.slice(0, 4)), Number(end.slice(0, 4)) + shift];
  const isTaken = taken.some((date) => Number(date.slice(0, 4)) === to);
  if (to <= from || to > 2026 || isTaken) return [];
  return [{ kind: 'date', set: { years: context.speech.years(String(from), String(to)) } }];
}

/** Beginnings and ends of all stints with the same employer. */
function datesOf(job: Job, jobs: readonly Job[]): string[] {
  const same = jobs.filter(({ employer }) => employer === job.employer);
  return same.flatMap(({ start, end }) => (end === undefined ? [start] : [start, end]));
}

const datesAndTitle = ['title', 'aTitle', 'from', 'fromYear', 'inFrom', 'to', 'toYear', 'years', 'duration'];

/** Other employers, titles and places in a sentence about a job. */
function wordLies(context: Context, job: Job, jobs: readonly Job[]): Lie[] {
  const { pool, random } = context;
  const isNow = job.end === undefined;
  const employers = random.shuffle(pool.employers).slice(0, 2);
  const titles = random.shuffle(pool.titles).slice(0, 2);
  const places = random.shuffle(pool.places).slice(0, 2);
  const apart = jobs.filter(
    (other) =>
      other.employer !== job.employer &&
      other.title !== job.title &&
      !overlap(other, job) &&
      !jobs.some((third) => third.employer === other.employer && overlap(third, job)),
  );
  const swaps = random.shuffle(apart).slice(0, 2);
  const otherPlaces = apart.filter(
    ({ place }) =>
      place !== undefined && !jobs.some((one) => one.place === place && one.employer === job.employer),
  );
  return [
    ...employers.map((employer): Lie => ({ kind: 'employer', set: { employer } })),
    ...titles.map((title): Lie => ({ kind: 'title', set: { title } })),
    ...places.map((place): Lie => ({ kind: 'place', set: { place }, besides: ['employer', 'title'] })),
    ...swaps.map(({ employer }): Lie => ({
      kind: 'swap',
      set: { employer },
      besides: isNow ? undefined : datesAndTitle,
    })),
    ...random
      .shuffle(otherPlaces.filter(({ place }) => place !== job.place))
      .slice(0, 1)
      .map(({ place }): Lie => ({ kind: 'swap', set: { place }, besides: ['employer'] })),
    ...swaps.slice(0, 1).map(({ title }): Lie => ({
      kind: 'swap',
      set: { title },
      besides: ['employer', 'from', 'inFrom', 'years'],
    })),
  ];
}

export function overlap(a: Job, b: Job): boolean {
  return a.span.from < b.span.to && b.span.from < a.span.to;
}

function durationFact(context: Context, job: Job, jobs: readonly Job[]): Fact[] {
  const { speech, random } = context;
  const { right, wrong } = lengthsOf(job.span);
  return random
    .shuffle(right)
    .slice(0, 2)
    .map((length) => {
      const number = sayNumber(context);
      const fits = wrong.filter(({ years }) => !right.some((other) => other.years === years));
      const slots = speech.duration(length, number);
      return {
        kind: job.end === undefined ? 'job-now-duration' : 'job-past-duration',
        label: 'true',
        slots: { employer: job.employer, title: job.title, ...slots },
        lies: [
          ...random
            .shuffle(fits)
            .slice(0, 2)
            .map((length): Lie => ({ kind: 'duration', set: speech.duration(length, number) })),
          ...wordLies(context, job, jobs).filter(({ kind }) => kind === 'employer' || kind === 'title'),
        ],
        datesNeed: job.isShared ? 'title' : undefined,
      } satisfies Fact;
    });
}

/** Which of two jobs came first. */
function orderFacts({ open, pool, random }: Context, jobs: readonly Job[]): Fact[] {
  const clear = jobs.filter((job) => !job.isShared);
  return clear.flatMap((later) => {
    const earlier = clear.filter(
      ({ span }) => span.to <= later.span.from && span.isExact && later.span.isExact,
    );
    const before = earlier.toSorted((a, b) => b.span.to - a.span.to)[0];
    if (!before || open.cv.entries.some((entry) => isBetween(entry, before, later))) return [];
    const employer = random.pick(pool.employers);
    return [
      {
        kind: 'job-order',
        label: 'true',
        slots: { first: before.employer, second: later.employer, firstTitle: before.title },
        lies: [
          { kind: 'swap', set: { first: later.employer, second: before.employer, firstTitle: later.title } },
          ...(employer === undefined ? [] : [{ kind: 'employer', set: { first: employer } } satisfies Lie]),
        ],
      } satisfies Fact,
    ];
  });
}

/** True for work that began after one job and before another. */
function isBetween({ topic, start = '' }: CvEntry, before: Job, later: Job): boolean {
  return topic === 'work' && start > before.start && start < later.start;
}

function firstJob({ open, random, pool }: Context, jobs: readonly Job[]): Fact[] {
  const first = jobs.at(-1);
  const starts = open.cv.entries
    .filter(({ topic }) => topic === 'work')
    .map(({ start }) => start?.slice(0, 4));
  if (!first || jobs.length < 2 || first.isShared) return [];
  if (starts.some((start) => start === undefined || start < first.start.slice(0, 4))) return [];
  if (starts.filter((start) => start === first.start.slice(0, 4)).length > 1) return [];
  const others = jobs.filter(({ employer }) => employer !== first.employer);
  const swap = random.pick(others);
  const employer = random.pick(pool.employers);
  return [
    {
      kind: 'job-first',
      label: 'true',
      slots: { employer: first.employer, title: first.title },
      lies: [
        ...(swap ? [{ kind: 'swap', set: { employer: swap.employer } } satisfies Lie] : []),
        ...(employer === undefined ? [] : [{ kind: 'employer', set: { employer } } satisfies Lie]),
      ],
    },
  ];
}

function employersCount(context: Context, jobs: readonly Job[]): Fact[] {
  const { cv } = context.open;
  const count = new Set(jobs.map(({ employer }) => employer)).size;
  const isMixed = cv.entries.filter(({ topic }) => topic === 'work').length > jobs.length;
  const isOwner = jobs.some(({ title }) => /inhaber|found|fundador|owner|gérant|代表/i.test(title));
  // Nobody knows whether a placement or the own business counts.
  if (count < 2 || isMixed || isOwner || cv.entries.some(({ topic }) => topic === 'internships')) return [];
  const number = sayNumber(context);
  return [
    {
      kind: 'employers-count',
      label: 'true',
      slots: { count: number(count) },
      lies: [2, 3, 4].map((more): Lie => ({ kind: 'number', set: { count: number(count + more) } })),
    },
  ];
}

/** Jobs of another person, told of this one. */
function strangersJobs(context: Context, other: Context['open'], own: readonly Job[]): Fact[] {
  const { pool, random, language } = context;
  const jobs = jobsOf({ ...context, open: other }).filter(
    ({ employer, title }) => pool.isAbsent(employer) && !own.some((job) => job.title === title),
  );
  const job = random.pick(jobs);
  if (!job) return [];
  const { start, end } = job;
  const duration = random.pick(lengthsOf(job.span).right);
  return [
    {
      kind: end === undefined ? 'job-now' : 'job-past',
      label: 'person',
      slots: {
        employer: job.employer,
        title: job.title,
        place: job.place,
        ...(duration && context.speech.duration(duration, sayNumber(context))),
        ...dateSlots('from', start, language, random),
        ...(end !== undefined && dateSlots('to', end, language, random)),
        years: end && start.slice(0, 4) !== end.slice(0, 4) ? yearsOf(context, start, end) : undefined,
      },
      lies: [],
    },
  ];
}

function negatedEmployers({ random }: Context, jobs: readonly Job[]): Fact[] {
  const employers = [...new Set(jobs.map(({ employer }) => employer))];
  const places = [...new Set(jobs.flatMap(({ place }) => (place === undefined ? [] : [place])))];
  return [
    ...random
      .shuffle(employers)
      .slice(0, 3)
      .map((employer): Fact => ({ kind: 'not-employer', label: 'negation', slots: { employer }, lies: [] })),
    ...random
      .shuffle(places)
      .slice(0, 3)
      .map((place): Fact => ({ kind: 'not-place', label: 'negation', slots: { place }, lies: [] })),
  ];
}
