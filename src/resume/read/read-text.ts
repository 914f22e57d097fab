import { visibleText } from '../../shared/visible-text';
import { isRemote, localFile, webAddress, dataPicture } from '../local-file';
import type { TextKind } from '../schema/describe';
import { htmlBlocks } from '../rich-text/html-blocks';
import { markdownBlocks } from '../rich-text/markdown-blocks';
import { plainLine } from '../rich-text/rich-text';
import { unshownHtml } from '../rich-text/unshown-html';
import { readSectionName, isReservedKey } from '../section-names';
import { type Field, printable, quoted } from './field';
import { canonicalTag } from './localized';
import { readLooseDate, saysMore } from './loose-date';

/** The end of something of which only that it is over is known. */
export const unknownEnd = Symbol('unknown end');

/** Takes a text that is not empty, of a field that is present. */
type TextReader = (text: string, field: Field) => string | typeof unknownEnd | undefined;

const readers: Readonly<Record<TextKind, TextReader>> = {
  text: readWritten,
  line: readLine,
  skill: readSkill,
  phone: readPhone,
  date: readDate,
  end: readEnd,
  moment: readMoment,
  url: (text, field) => address(text, field),
  link: (text, field) => (/^#[\w-]+$/.test(text) ? text : address(text, field)),
  email: readEmail,
  photo: readPhoto,
  file: readFile,
  place: oneLine,
  country: oneLine,
  language: (text, field) =>
    canonicalTag(text) ??
    field.remark('lost', `${quoted(text)} is not a language code; write one such as en, fr or de`),
  anchor: readAnchor,
  section: readSection,
};

/** Keys under which objects hold the one text that replaces them. */
const mainKeys = ['url', 'href', 'link', 'value', 'text', 'name', 'title', 'label', 'year'];

/** Of an object in place of a name the name alone stands for it: `"company": { "name": "A mill", "url": "…" }`. */
const nameKeys = ['name', 'title', 'label'];

/** The text of a field as `kind` has it; `undefined` where there is none, which a remark then says. */
export function readText(field: Field, kind: TextKind): string | typeof unknownEnd | undefined {
  if (field.isAbsent) return undefined;
  const isTime = kind === 'date' || kind === 'end';
  const text = (isTime ? numericDate(field) : undefined) ?? plainText(field, kind);
  if (text === undefined) return undefined;
  const read = readers[kind](text, field);
  if (read !== undefined) field.take();
  return read;
}

/** A text as it stands, without the characters that nobody sees. A number reads as its digits. */
function plainText(field: Field, kind: TextKind): string | undefined {
  const { value } = field;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return textInside(field, kind);
  const written = value.replace(/\r\n?/g, '\n');
  const visible = visibleText(written);
  if (visible !== written) {
    const shown = Array.from(visible);
    const hidden = Array.from(written).find((each, index) => each !== shown[index]) ?? '';
    field.remark(
      'reread',
      `holds the invisible character ${codePoint(hidden)}, which is left out; delete it`,
    );
  }
  return visible.trim() || undefined;
}

/** Of a list its texts, of an object the one that names it. */
function textInside(field: Field, kind: TextKind): string | undefined {
  const separator = kind === 'text' ? '\n\n' : ', ';
  const { elements, members } = field;
  const isWords = /^(?:text|line|skill|phone|place|country)$/.test(kind);
  const names = kind === 'line' || kind === 'skill' ? nameKeys : [];
  const named = names.flatMap((key) => members?.get(key) ?? []).find((each) => each.isText && !each.isAbsent);
  const main = members && mainKeys.flatMap((key) => members.get(key) ?? []).find((each) => !each.isAbsent);
  const parts = named
    ? [named]
    : isWords
      ? (elements ?? [...(members?.values() ?? [])])
      : elements
        ? elements.filter((each) => !each.isAbsent).slice(0, 1)
        : main
          ? [main]
          : [];
  const texts = parts.flatMap((part) => (part.isAbsent ? undefined : plainTextOf(part, kind)) ?? []);
  if (texts.length > 0) {
    field.remark('reread', `is ${field.description} and is read as one text; write a text in quotes`);
    return texts.join(separator);
  }
  return field.remark('lost', `is ${field.description}; write a text in quotes`);
}

function plainTextOf(part: Field, kind: TextKind): string | undefined {
  const text = part.isText || part.inside.length > 0 ? plainText(part, kind) : undefined;
  if (text !== undefined) part.take();
  return text;
}

/** A text that may hold markup; what the page leaves out of it is told. */
function readWritten(text: string, field: Field): string {
  for (const message of unshownHtml(text)) field.remark('lost', message);
  return text;
}

/** Of HTML or markdown in a name or a title the words are shown. */
function readLine(text: string, field: Field): string {
  const isHtml = /<\/[a-z]|<[a-z]+ [^<>]*=/i.test(text);
  const plain = isHtml ? plainLine(htmlBlocks(text) ?? []) : text;
  const isMarkdown = /(\*\*|__|`)\S(?:.*\S)?\1|\[[^\]]+\]\([^)\s]+\)|\\n/.test(plain);
  if (!isHtml && !isMarkdown) return oneLine(text);
  const words = visibleText(isMarkdown ? plainLine(markdownBlocks(plain.replaceAll('\\n', ' '))) : plain);
  // What has no words, or is no markup, is what it looks like.
  if (words === '' || words === text) return oneLine(text);
  const form = isHtml ? 'HTML' : 'markdown';
  field.remark('changed', `holds ${form}, of which only the words are shown; write the words alone`);
  return words;
}

/** What stands in lists of skills and is none, such as the icon beside one. */
const noSkills: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['the path of a file', /^(?:\.{0,2}\/|public\/|https?:)\S*$|^\S+\.(?:svg|png|jpe?g|webp|gif)$/i],
  ['a level', /^(?:level|lvl|niveau|stufe|nivel|nível)\s*\d+$|^\d+\s*(?:%|\/\s*\d+)$/i],
  ['the name of a column', /^(?:name|level|keywords?|category|proficiency|description|skill name)$/],
  ['a note', /^(?:note|nb|todo)\s*:|^(?:tbd|todo|n\/a)$/i],
];

function readSkill(text: string, field: Field): string | undefined {
  const line = readLine(text, field);
  const [what] = noSkills.find(([, pattern]) => pattern.test(line)) ?? [];
  return what === undefined
    ? line
    : field.remark('lost', `${quoted(line)} is ${what} and no skill; delete it`);
}

function readPhone(text: string, field: Field): string | undefined {
  if (!/\p{N}.*\p{N}.*\p{N}/su.test(text))
    return field.remark('lost', `${quoted(text)} is not a telephone number; write one, or delete it`);
  if (typeof field.value === 'number')
    field.remark(
      'changed',
      `is a number, which has no + and no zeros before it, and is shown as ${text}; write it in quotes, from the +`,
    );
  return oneLine(text);
}

/** Line breaks read as spaces. */
function oneLine(text: string): string {
  return text.replace(/ *[\t\n\r\u2028\u2029]+ */g, ' ');
}

/** A date in parts, as some programs write it: `{ "year": 2020, "month": 5 }`. */
function numericDate(field: Field): string | undefined {
  const { members } = field;
  const year = members?.get('year');
  if (!members || !year?.isText) return undefined;
  const parts = [year, members.get('month'), members.get('day')].filter(
    (part) => part?.isText && !part.isAbsent,
  );
  for (const part of parts) part?.take();
  return parts.map((part) => String(part?.value).padStart(2, '0')).join('-');
}

const ongoing = Symbol('ongoing');

/** What a text says of a date. `undefined`: nothing that can be read. */
function dateIn(text: string): string | typeof ongoing | undefined {
  if (isDate(text)) return text;
  const day = /^(\d{4}-\d{2}-\d{2})T[\d:.]+(?:Z|[+-][\d:]+)?$/.exec(text)?.[1];
  if (day !== undefined && isDate(day)) return day;
  const loose = readLooseDate(text);
  if (loose === undefined) return undefined;
  if ('isOngoing' in loose) return ongoing;
  return isDate(loose.date) ? loose.date : undefined;
}

const wantedDate = 'write YYYY, YYYY-MM or YYYY-MM-DD';

function readDate(text: string, field: Field): string | undefined {
  const date = dateIn(text);
  if (date === undefined || date === ongoing)
    return field.remark('lost', `${quoted(text)} is not a date; ${wantedDate}`);
  remarkOnReading(text, date, field);
  // Whoever has signed a contract begins next year at the latest.
  remarkOnFuture(date, field, 1);
  return date;
}

/** What goes missing is said; where only the form is another, it is counted. */
function remarkOnReading(text: string, date: string, field: Field, wanted = wantedDate): void {
  if (date === text) return;
  // 2020.10 without quotes is 2020.1.
  const isFraction = typeof field.value === 'number' && !Number.isInteger(field.value);
  const kind = isFraction || saysMore(text, [date]) ? 'changed' : 'reread';
  field.remark(kind, `${quoted(text)} is read as ${date}; ${wanted}`);
}

export function remarkOnFuture(date: string, field: Field, years: number): void {
  const { today } = field.log;
  if (today === undefined) return;
  const last = `${Number(today.slice(0, 4)) + years}${today.slice(4)}`;
  if (date <= last.slice(0, date.length)) return;
  field.remark('changed', `"${date}" lies in the future, and is shown as it stands; correct it`);
}

function readEnd(text: string, field: Field): string | typeof unknownEnd | undefined {
  const date = dateIn(text);
  if (date === undefined) {
    field.remark('lost', `${quoted(text)} is not a date, so only the start is shown; ${wantedDate}`);
    return unknownEnd;
  }
  if (date === ongoing) {
    field.take();
    return field.remark('reread', `${quoted(text)} is read as ongoing; leave the end out for what goes on`);
  }
  remarkOnReading(text, date, field);
  // A degree or a licence may last.
  remarkOnFuture(date, field, 10);
  return date;
}

function readMoment(text: string, field: Field): string | undefined {
  if (/^[12]\d{3}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-][\d:]+)?$/.test(text)) return text;
  const start = /^[12]\d{3}-\d{2}(?:-\d{2})?(?!\d)/.exec(text)?.[0] ?? '';
  const date = isDate(start) ? start : dateIn(text);
  if (date === undefined || date === ongoing || date.length < 7)
    return field.remark('lost', `${quoted(text)} is not a date with its month; write YYYY-MM-DD`);
  remarkOnReading(text, date, field, 'write YYYY-MM-DD');
  return date;
}

/** True for the dates of JSON Resume. */
export function isDate(text: string): boolean {
  const [, year, month = '01', day = '01'] = /^([12]\d{3})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text) ?? [];
  if (year === undefined) return false;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  // `Date` rolls 31 February over into March; a date that moves is not a date.
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
}

/** One without a scheme gets `https://`; a DOI has a resolver. */
function address(text: string, field: Field): string | undefined {
  const doi = /^(?:doi:\s*)?(10\.\d{4,}\/\S+)$/i.exec(text)?.[1];
  const url = webAddress(doi === undefined ? text : `https://doi.org/${doi}`);
  if (url !== undefined && hasDot(new URL(url).hostname)) return url;
  if (url === undefined || !/^https?:/i.test(text))
    return field.remark('lost', `${quoted(text)} is not a web address; write one that starts with https://`);
  field.remark('changed', `${quoted(text)} has no dot in its host, so visitors cannot open it; correct it`);
  return url;
}

/** False for a host that only its own network can find, which is a slip as a rule. */
const hasDot = (host: string) => /[^.]\.[^.]/.test(host);

function readEmail(text: string, field: Field): string | undefined {
  const plain = text.replace(/^mailto:/i, '');
  const [, host] = /^[^\s@]+@([^\s@]+)$/.exec(plain) ?? [];
  if (host !== undefined) {
    if (!hasDot(host))
      field.remark('changed', `${quoted(text)} has no dot after the @, so no message arrives; correct it`);
    return plain;
  }
  const inside = /[^\s@<>()[\]",;:]+@[^\s@<>()[\]",;:]+\.[^\s@<>()[\]",;:.]+/.exec(plain)?.[0];
  const wanted = 'write something like name@example.com';
  if (inside === undefined)
    return field.remark('lost', `${quoted(text)} is not an e-mail address; ${wanted}`);
  field.remark('lost', `only ${inside} of ${quoted(text)} is shown; ${wanted}`);
  return inside;
}

const wantedFile = 'put the picture into public/ and write its path there, such as "photo.jpg"';

/** The page makes no request to other hosts, so a photo there is not shown; the export keeps its address. */
function readPhoto(text: string, field: Field): string | undefined {
  const url = isRemote(text) && !isData(text) ? webAddress(text.replace(/^\/\//, 'https://')) : undefined;
  if (url === undefined) return readFile(text, field);
  field.remark('lost', `${quoted(text)} is on another host, which the page never asks; ${wantedFile}`);
  return url;
}

/** The address of a file in `public/`, relative to the site's root. */
function readFile(text: string, field: Field): string | undefined {
  const { pictures } = field.log;
  const picture = isData(text) ? dataPicture(text) : undefined;
  const added = picture && pictures.add?.(picture);
  if (added !== undefined) return localFile(added)?.address;
  if (isData(text))
    return field.remark('lost', `is a picture inside the file that cannot be used; ${wantedFile}`);
  const file = localFile(text);
  if (file === undefined)
    return field.remark('lost', `${quoted(text)} is no file of this site; ${wantedFile}`);
  if (pictures.has(file.path)) {
    const problem = pictures.problem?.(file.path);
    if (problem !== undefined) return field.remark('lost', `public/${printable(file.path)} ${problem}`);
    if (!pictures.isOthers?.(file.path)) return file.address;
    return field.remark(
      'lost',
      `public/${printable(file.path)} is the sample's portrait; put your own picture there`,
    );
  }
  return field.remark(
    'lost',
    `public/${printable(file.path)} does not exist; put the file there or correct the path`,
  );
}

const isData = (text: string) => /^data:/i.test(text);

function readAnchor(text: string, field: Field): string | undefined {
  field.take();
  if (!/^[a-z][\w-]*$/i.test(text)) {
    return field.remark(
      'reread',
      `${quoted(text)} is replaced; write a short word of letters, digits and dashes that no other teaching has`,
    );
  }
  if (field.log.anchors.has(text)) {
    return field.remark(
      'reread',
      `"${text}" is the key of another teaching, too, and is replaced; give each its own`,
    );
  }
  field.log.anchors.add(text);
  if (!isReservedKey(text)) return text;
  return field.remark(
    'reread',
    `"${text}" is the name of another part of the page and is replaced; choose another word`,
  );
}

function readSection(text: string, field: Field): string | undefined {
  const read = readSectionName(text);
  return 'problem' in read ? field.remark('lost', `${quoted(text)} ${read.problem}`) : text;
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
