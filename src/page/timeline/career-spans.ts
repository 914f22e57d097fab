import type { EntryOf, Outline } from '../../resume/outline';
import type { Education, Experience } from '../../resume/career';

/** A dated job, internship or study. Months count from year 0; `to` is the month after the last one. */
export interface CareerSpan {
  readonly kind: 'job' | 'internship' | 'study';
  /** The employer's name, of a study the degree. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** True where `to` is only how far it has come. */
  readonly isOngoing: boolean;
}

type Dated = Pick<Experience, 'start' | 'end'>;

/** What of a CV has dates, in the page's order. `month` is the current one, `YYYY-MM`: the ongoing has come so far. */
export function careerSpans({ sections }: Outline, month: string): CareerSpan[] {
  const now = monthOf(month);
  const spansOf = <Item extends Dated>(
    kind: CareerSpan['kind'],
    entries: readonly EntryOf<Item>[],
    nameOf: (item: Item) => string,
  ) =>
    entries.flatMap(({ item }) => {
      const span = spanOf(item, now);
      return span ? [{ kind, name: nameOf(item), ...span }] : [];
    });
  return sections.flatMap((section) => {
    if (section.kind === 'education') return spansOf('study', section.entries, degreeOf);
    if (section.kind !== 'experience') return [];
    const inside = section.parts.flatMap((part) => spansOf('internship', part.entries, employerOf));
    return [...spansOf('job', section.entries, employerOf), ...inside];
  });
}

const employerOf = ({ employer, jobTitle }: Experience) => employer || jobTitle;
const degreeOf = ({ title }: Education) => title;

/**
 * A year alone stands for its middle, so that "2015-2017" and "2017-2019" neither overlap nor leave a gap, and for all
 * of it where start and end would otherwise coincide. An end alone is a moment: a month.
 */
function spanOf({ start, end }: Dated, now: number): Omit<CareerSpan, 'kind' | 'name'> | undefined {
  if (!start && !end) return undefined;
  if (!start) return { from: monthOf(end), to: monthOf(end) + 1, isOngoing: false };
  const from = monthOf(start);
  if (!end) return { from, to: Math.max(now, from) + 1, isOngoing: true };
  const to = isYear(end) ? monthOf(end) : monthOf(end) + 1;
  if (from < to) return { from, to, isOngoing: false };
  const earliest = isYear(start) ? from - halfYear : from;
  const latest = isYear(end) ? to + halfYear : to;
  return { from: earliest, to: Math.max(latest, earliest + 1), isOngoing: false };
}

const halfYear = 6;

function isYear(date: string): boolean {
  return date.length === 4;
}

/** Of a JSON Resume date. */
function monthOf(date: string): number {
  const [year = 0, month] = date.split('-').map(Number);
  return year * 12 + (month === undefined ? halfYear : month - 1);
}
