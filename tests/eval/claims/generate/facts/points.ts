import type { Context } from '../context';
import type { Fact, Lie, Slots } from '../fact';
import { jobsOf, overlap, type Job } from './jobs';

/** What the person did in a job, in the words of the CV. */
export function pointFacts(context: Context): Fact[] {
  const jobs = jobsOf(context);
  return jobs.flatMap((job) =>
    job.entry.points.flatMap(({ text }) => {
      const { shape, lies } = pointOf(context, text);
      const swap = context.random.pick(
        jobs
          .filter(({ employer }) => employer !== job.employer)
          .filter((other) => !sharesTime(other, job, jobs)),
      );
      const slots = { employer: job.employer, ...shape };
      const swaps: Lie[] = swap ? [{ kind: 'swap', set: { employer: swap.employer } }] : [];
      const quote: Fact = {
        kind: 'point-quote',
        label: 'true',
        slots: { employer: job.employer, point: shape['point'] },
        lies: lies.map(({ kind, set }) => ({ kind, set: { point: set['point'] } })),
      };
      const told: Fact = { kind: 'point', label: 'true', slots, lies: [...lies, ...swaps] };
      return context.isOwn ? [told, quote] : [quote];
    }),
  );
}

function sharesTime(other: Job, job: Job, jobs: readonly Job[]): boolean {
  return jobs.some((third) => third.employer === other.employer && overlap(third, job));
}

/** The point as it stands, shortened, and as what "she" did; each also with another number. */
function pointOf(context: Context, text: string): { readonly shape: Slots; readonly lies: readonly Lie[] } {
  const point = text.replace(/[.。]$/, '').trim();
  const shape: Slots = shapesOf(point);
  const lies = otherNumbers(context, point).map(({ kind, text: other }): Lie => {
    // A shortened point may have lost its number.
    const told = Object.entries(shapesOf(other)).filter(([slot, words]) => words !== shape[slot]);
    return { kind, set: Object.fromEntries(told) };
  });
  return { shape, lies };
}

/** English verbs of the past with which points of CVs begin. */
const did =
  /^(?:[A-Z][a-z]+ed|Led|Ran|Built|Wrote|Rewrote|Flew|Cut|Won|Grew|Made|Taught|Set|Brought|Gave|Held|Took) (?!to\b)/;

function shapesOf(point: string) {
  const short = point.split(/, |、| - | – |; /)[0] ?? point;
  const isShort = short.length < point.length && short.length >= 25 && !/[("“「]/.test(short);
  return {
    point,
    short: isShort ? short : undefined,
    did: did.test(point) ? point.charAt(0).toLowerCase() + point.slice(1) : undefined,
  };
}

/** The point with one number changed; a year counts as a date. */
function otherNumbers({ random, pool }: Context, point: string): { kind: 'date' | 'number'; text: string }[] {
  const numbers = [...point.matchAll(/(?<![\p{L}\d.,/+:-])\d[\d.,]*(?![\p{L}\d/-])/gu)].filter(
    ({ 0: digits }) => !/[.,]$/.test(digits) || digits.length > 1,
  );
  return random
    .shuffle(numbers)
    .slice(0, 2)
    .flatMap(({ 0: matched, index }) => {
      const digits = matched.replace(/[.,]$/, '');
      const isYear = /^(?:19|20)\d\d$/.test(digits);
      const other = isYear
        ? String(Number(digits) + (random.pick([-3, -2, -1, 1, 2]) ?? 1))
        : otherDigits(digits, random.integer(7));
      if (!pool.isAbsent(other) && digits.length > 2) return [];
      const text = point.slice(0, index) + other + point.slice(index + digits.length);
      return [{ kind: isYear ? 'date' : 'number', text }];
    });
}

/** Another first digit, or one more digit where there is but one: clearly another amount. */
function otherDigits(digits: string, draw: number): string {
  const first = Number(digits.charAt(0));
  const other = ((first + 1 + draw) % 9) + 1;
  return `${other === first ? (first % 9) + 1 : other}${digits.slice(1)}`;
}
