import type { Period, Education, Work } from '../imported.ts';
import { findPeriod } from './find-period.ts';
import type { Notes } from '../source.ts';
import { countryCodeOf } from '../../resume/read/country.ts';

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

/** A paragraph of a document that says how it looks and not what it means. */
export interface Paragraph {
  /** One line; a tab stands where the document leaves a wide gap. */
  readonly text: string;
  /** An item of a list, without its sign. */
  readonly isPoint: boolean;
  /** Equal for paragraphs that look alike. */
  readonly style: string;
  /** In points, where the document says it. */
  readonly size?: number | undefined;
}

export interface TextDocument {
  /** In the order in which a person reads them; what stands above the first heading of each is of the person. */
  readonly columns: readonly (readonly Paragraph[])[];
  /** Addresses behind the text. */
  readonly links: readonly string[];
}

const organisation =
  /\b(?:gmbh|ag|kg|se|e\.? ?v|ltd|limited|inc|llc|plc|corp|company|sarl|sas|s\.?a|s\.?l|lda|b\.?v|bank|museum|restaurant|hotel|group|gruppe|verlag|foundation|stiftung|agency|agentur|council|ministry|ministerium|studio|stadt|ville|city of|office of)\b|hospital|hôpital|klinik|clinic|krankenhaus|institut|株式会社|会社|病院|شركة|مستشفى/iu;
const school =
  /universi|hochschule|school|schule|college|academy|akademie|académie|gymnasium|lycée|école|escuela|instituto|facul|politec|polytech|institut|大学|高校|学校|جامعة|كلية|معهد|مدرسة/iu;
const degree =
  /bachelor|master|\bb\.? ?(?:sc|a|eng)\b|\bm\.? ?(?:sc|a|eng|ba)\b|ph\.? ?d|doctor|doktor|diplom|licen[cs]|maîtrise|abitur|matura|bac\b|baccal|grado|grau|título|ingenier|staatsexamen|degree|certificate|ausbildung|学士|修士|博士|بكالوريوس|ماجستير|دكتوراه|دبلوم/iu;

const whichIsWhich =
  'Which text is the post or the degree, which the employer or the school and which the place was guessed in each entry.';

/** Parts of the lines that name an entry; a comma separates where nothing else does. */
function partsOf({ header }: Entry): string[] {
  const parts = header.flatMap((line) =>
    line.split(/\t|\s+[|•·–—/-]\s+|\s+@\s+|\s+(?:at|bei|chez)\s+(?=\p{Lu})/u),
  );
  const some = parts.length > 1 ? parts : parts.flatMap((part) => part.split(/[,、，]\s*(?![^(（]*[)）])/u));
  return some.map((part) => part.trim()).filter(Boolean);
}

/** The place is what names a country at its end, or what is left. */
function takePlace(parts: readonly string[]): readonly [rest: readonly string[], place: string | undefined] {
  const at = parts.findIndex((part, index) => {
    const last = part.split(/[,、]\s*/).at(-1) ?? '';
    return index > 0 && last.length > 2 && countryCodeOf(last) !== undefined;
  });
  if (at < 0) return [parts.slice(0, 2), parts.slice(2).join(', ') || undefined];
  const isAlone = !/,/.test(parts[at] ?? '');
  // "…, Leeds, United Kingdom" in parts of their own.
  const from = isAlone && at > 2 ? at - 1 : at;
  const place = parts.slice(from, at + 1).join(', ');
  const rest = parts.filter((_, index) => index < from || index > at);
  return [rest.slice(0, 2), [place, ...rest.slice(2)].join(', ')];
}

export function workOf(entries: readonly Entry[], notes: Notes): Work[] {
  let employer: string | undefined;
  return entries.map((entry) => {
    const [[first, second], place] = takePlace(partsOf(entry));
    const isFirst = second !== undefined && organisation.test(first ?? '') && !organisation.test(second);
    const [whole, position] = isFirst ? [first, second] : [second, first];
    // "Hotel Adler, Leipzig"
    const [, own = whole, town] = (place === undefined && /^([^,]+), ([^,]+)$/.exec(whole ?? '')) || [];
    const name = own ?? employer;
    const location = place ?? town;
    employer = name;
    const fields = { name, position, location, ...entry.period };
    notes.guess(whichIsWhich, fields);
    return { ...fields, summary: entry.prose.join('\n\n'), highlights: entry.points };
  });
}

export function studiesOf(entries: readonly Entry[], notes: Notes): Education[] {
  return entries.map((entry) => {
    const parts = partsOf(entry);
    const institution = parts.find((part) => school.test(part)) ?? parts[1];
    const studied =
      parts.find((part) => part !== institution && degree.test(part)) ??
      parts.find((part) => part !== institution);
    const [, studyType = studied, area] =
      /^(.*?)(?:,\s*|\s+(?:in|en|em|of|im Fach|の)\s+)(\p{L}.*)$/u.exec(shortDegree(studied ?? '')) ?? [];
    const others = parts.filter((part) => part !== institution && part !== studied);
    const [subject, ...places] = area === undefined ? others : [undefined, ...others];
    const fields = {
      institution,
      studyType: studyType?.replaceAll('\u00A0', ' '),
      area: area ?? subject,
      location: places.filter((each) => each !== undefined).join(', ') || undefined,
      ...entry.period,
    };
    notes.guess(whichIsWhich, fields);
    return { ...fields, courses: [...entry.prose, ...entry.points] };
  });
}

/** "Master of Science in Physics" is split at "in" alone. */
function shortDegree(text: string): string {
  return text.replace(
    /\b(Bachelor|Master|Doctor) of (Science|Arts|Engineering|Education|Business Administration|Laws|Philosophy)\b/g,
    '$1\u00A0of\u00A0$2',
  );
}
