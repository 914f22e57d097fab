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
  for (const member of keys.flatMap((key) => field.named(key))) {
    if (member.log.isTaken(member.path)) continue;
    const text = textOf(member) ?? '';
    const period = readLoosePeriod(text);
    const { start, end, isOngoing } = period ?? {};
    if (start === undefined || !isDate(start) || (end === undefined ? !isOngoing : !isDate(end))) {
      if (typeof member.value === 'string' && !member.isAbsent)
        member.remark('lost', 'cannot be read as a start and an end; write `startDate` and `endDate`');
      continue;
    }
    Object.assign(result, { startDate: start, ...(end === undefined ? {} : { endDate: end }) });
    for (const each of [member, ...member.inside]) each.take();
    const dates = [start, ...(end === undefined ? [] : [end])];
    member.remark(
      saysMore(text, dates) ? 'changed' : 'reread',
      `is read as ${dates.join(' to ')}; write \`startDate\` and \`endDate\``,
    );
    remarkOnFuture(start, member, 1);
    return member;
  }
  return undefined;
}

/** A list holds start and end. */
function textOf({ value, elements = [] }: Field): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value;
  const texts = elements.filter(({ isText, isAbsent }) => isText && !isAbsent);
  return texts.length === 2 ? texts.map((each) => String(each.value)).join(' – ') : undefined;
}

/** Puts a start and an end in order. `ends` may hold the end, the first that is present counts. */
export function settlePeriod(result: Record<string, unknown>, ends: readonly Field[]): void {
  const { startDate: start, endDate: end } = result;
  const field = ends.find((each) => !each.isAbsent);
  if (field === undefined || end === unknownEnd) return;
  if (start === undefined && end === undefined) {
    field.remark('lost', 'has no start beside it, so nothing is shown; write `startDate`, too');
  } else if (typeof start === 'string' && typeof end === 'string' && end < start.slice(0, end.length)) {
    field.remark(
      'changed',
      `"${end}" lies before the start, "${start}", so the page shows them exchanged; correct them`,
    );
    Object.assign(result, { startDate: end, endDate: start });
  }
}
