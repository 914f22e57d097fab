import type { Period } from '../imported.ts';
import { findPeriod } from './find-period.ts';
import type { Paragraph } from './paragraph.ts';

/** What stands below one date. */
export interface Entry {
  /** The texts of its first lines without the dates. */
  readonly header: readonly string[];
  readonly period: Period;
  readonly prose: readonly string[];
  readonly points: readonly string[];
}

/** UTF-16 units: a line that names a post, a degree or a place is shorter. */
const longestName = 100;

function isName({ text, isPoint }: Paragraph): boolean {
  return !isPoint && text.length <= longestName && !/[.!?。]$/u.test(text);
}

/**
 * The entries of a section: each date begins one, with as many lines above it as the first one has. Without dates each
 * line is an entry.
 */
export function entriesOf(lines: readonly Paragraph[]): Entry[] {
  const dated = lines.flatMap((line, index) => {
    const found = line.isPoint ? undefined : findPeriod(line.text);
    // Prose may end in a date.
    return found && (!found.isSingle || line.text.length <= longestName) ? [{ index, ...found }] : [];
  });
  const [first] = dated;
  if (first === undefined) return undated(lines);
  const above = lines.slice(Math.max(0, first.index - 2), first.index).filter(isName).length;
  const begins = dated.map(({ index }, order) => {
    const end = order === 0 ? -1 : (dated[order - 1]?.index ?? -1);
    let begin = index;
    while (index - begin < above && begin - 1 > end && isLike(lines, begin - 1, index, first.index))
      begin -= 1;
    return begin;
  });
  const before = lines.slice(0, begins[0]);
  const entries = dated.map(({ index, rest, startDate, endDate }, order): Entry => {
    const begin = begins[order] ?? index;
    const until = begins[order + 1] ?? lines.length;
    const header = [...lines.slice(begin, index).map(({ text }) => text), ...rest].filter(Boolean);
    let told = index + 1;
    // The date alone on its line stands above the names, or beside them.
    const room = header.length === 0 ? 2 : header.length === 1 && !/[\t|,]/.test(header[0] ?? '') ? 1 : 0;
    for (
      let line = lines[told];
      line && told < until && told <= index + room && isName(line);
      line = lines[told]
    ) {
      header.push(line.text);
      told += 1;
    }
    return { header, period: { startDate, endDate }, ...toldIn(lines.slice(told, until)) };
  });
  return before.length > 0 ? [...undated(before), ...entries] : entries;
}

/** True for a line above a date that looks like the one at the same distance above the first date. */
function isLike(lines: readonly Paragraph[], at: number, date: number, first: number): boolean {
  const [line, model] = [lines[at], lines[first - (date - at)]];
  return line !== undefined && isName(line) && line.style === model?.style;
}

function undated(lines: readonly Paragraph[]): Entry[] {
  const isList = lines.every(({ isPoint }) => isPoint) || lines.every(isName);
  const [first, ...rest] = lines;
  if (first === undefined) return [];
  if (!isList) return [{ header: [first.text], period: {}, ...toldIn(rest) }];
  return lines.map(({ text }) => {
    const { rest: [before, after] = [text, ''], startDate, endDate } = findPeriod(text) ?? {};
    return { header: [before, after].filter(Boolean), period: { startDate, endDate }, prose: [], points: [] };
  });
}

function toldIn(lines: readonly Paragraph[]) {
  const texts = (isPoint: boolean) =>
    lines.filter((line) => line.isPoint === isPoint).map(({ text }) => text.replaceAll('\t', ' '));
  return { prose: texts(false), points: texts(true) };
}
