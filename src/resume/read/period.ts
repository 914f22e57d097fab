import type { Field } from './field';
import { readLoosePeriod, saysMore } from './loose-date';
import { isDate, remarkOnFuture, unknownEnd } from './read-text';

/** Keys that hold both dates in one text, such as "2013 – 2020". */
const keys = [
  'period',
  'dates',
  'years',
  'duration',
  'time',
  'dateRange',
  'timeframe',
  'date',
  'workTime',
  'eduTime',
];

/** Adds the dates of a text that holds both, where there are none, and returns its field. */
export function readPeriod(result: Record<string, unknown>, field: Field): Field | undefined {
  if (result['startDate'] !== undefined || result['endDate'] !== undefined) return undefined;
  const members = keys.flatMap((key) => field.named(key)).filter(({ log, path }) => !log.taken.has(path));
  const found = members.find((member) => addPeriod(result, member));
  for (const member of members.slice(0, found ? members.indexOf(found) : undefined))
    if (typeof member.value === 'string' && !member.isAbsent)
      member.remark('lost', 'cannot be read as a start and an end; write `startDate` and `endDate`');
  return found;
}

/** True where the text of a start holds the end, too: "2016 - 2018", which is then in the result. */
export function readPeriodIn(result: Record<string, unknown>, [start]: readonly Field[]): boolean {
  return typeof start?.value === 'string' && !isOneDate(start.value) && addPeriod(result, start);
}

function isOneDate(text: string): boolean {
  const { start, end, isOngoing } = readLoosePeriod(text) ?? {};
  return isDate(text) || start === undefined || (!isOngoing && start === end);
}

function addPeriod(result: Record<string, unknown>, member: Field): boolean {
  const text = textOf(member) ?? '';
  const { start, end, isOngoing } = readLoosePeriod(text) ?? {};
  if (start === undefined || !isDate(start) || (end === undefined ? !isOngoing : !isDate(end))) return false;
  const dates = [start, ...(end === undefined ? [] : [end])];
  Object.assign(result, { startDate: start, ...(end === undefined ? {} : { endDate: end }) });
  for (const each of [member, ...member.inside]) each.take();
  member.remark(
    saysMore(text, dates) ? 'changed' : 'reread',
    `is read as ${dates.join(' – ')}; write \`startDate\` and \`endDate\``,
  );
  remarkOnFuture(start, member, 1);
  return true;
}

/** A list holds start and end. */
function textOf({ value, elements = [] }: Field): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value;
  const texts = elements.filter(({ isText, isAbsent }) => isText && !isAbsent);
  return texts.length === 2 ? texts.map((each) => String(each.value)).join(' – ') : undefined;
}

/**
 * Leaves out the dates of an entry that ends before it starts: nobody knows which of them is the slip. `ends` may hold the
 * end, the first that is present counts.
 */
export function settlePeriod(result: Record<string, unknown>, entry: Field, ends: readonly Field[]): void {
  const { startDate: start, endDate: end } = result;
  const field = ends.find((each) => !each.isAbsent);
  if (field === undefined || end === unknownEnd) return;
  if (start === undefined && end === undefined) {
    field.remark('lost', 'has no start beside it, so nothing is shown; write `startDate`, too');
  } else if (typeof start === 'string' && typeof end === 'string' && end < start.slice(0, end.length)) {
    entry.remark(
      'changed',
      `ends ("${end}") before it starts ("${start}"), so neither date is shown or counted; correct them`,
    );
    delete result['startDate'];
    delete result['endDate'];
  }
}
