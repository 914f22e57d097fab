import { isRemote, localFile } from './local-file';
import { webAddress } from './web-address';

/** A problem of a résumé file, where it is and what to do about it. */
export interface Problem {
  /** As one would write it in JavaScript, e.g. `work[2].startDate`. */
  readonly path: string;
  /** The problem and, after a semicolon, the action that solves it. */
  readonly message: string;
}

/** What all readers of one file share. */
export interface ReadContext {
  /** Each reader adds what it finds. */
  readonly problems: Problem[];
  /** Takes a path inside `public/`. */
  readonly hasPublicFile: (path: string) => boolean;
}

/**
 * Reads a value of a file, whose path it knows, and is lenient where JSON Resume is: `null`, a missing key and an
 * empty string all count as absent. A value of the wrong kind is added to `problems` and reads as absent, so that
 * one pass finds every problem.
 */
export class JsonReader {
  readonly #value: unknown;
  readonly path: string;
  readonly #context: ReadContext;

  constructor(value: unknown, path: string, context: ReadContext) {
    this.#value = value;
    this.path = path;
    this.#context = context;
  }

  get isAbsent(): boolean {
    if (typeof this.#value === 'string') return this.#value.trim() === '';
    return this.#value === undefined || this.#value === null;
  }

  report(message: string): undefined {
    this.#context.problems.push({ path: this.path, message });
    return undefined;
  }

  /** A member of an object. */
  at(name: string): JsonReader {
    const members = isObject(this.#value) ? this.#value : {};
    const path = this.path === '' ? name : `${this.path}.${name}`;
    return new JsonReader(members[name], path, this.#context);
  }

  /** True for an object; any other value that is present is a problem. */
  isObject(): boolean {
    if (this.isAbsent) return false;
    if (isObject(this.#value)) return true;
    this.report(`is ${describe(this.#value)}; write an object in braces`);
    return false;
  }

  get isList(): boolean {
    return Array.isArray(this.#value);
  }

  list(): JsonReader[] {
    if (this.isAbsent) return [];
    if (!Array.isArray(this.#value)) {
      this.report(`is ${describe(this.#value)}; write a list in square brackets`);
      return [];
    }
    return this.#value
      .map((value: unknown, index) => new JsonReader(value, `${this.path}[${index}]`, this.#context))
      .filter((field) => !field.isAbsent);
  }

  /** A list of objects, each read by `read`; those for which it returns `undefined` are left out. */
  objects<T>(read: (field: JsonReader) => T | undefined): T[] {
    return present(this.list().map((field) => (field.isObject() ? read(field) : undefined)));
  }

  /** For a key that holds a text in one file and a list of texts in another. */
  textOrTexts(): string[] {
    return this.isList ? this.texts() : present([this.text()]);
  }

  texts(): string[] {
    return present(this.list().map((field) => field.text()));
  }

  /** Trimmed text; a number reads as its digits, since years and scores are often written without quotes. */
  text(): string | undefined {
    if (this.isAbsent) return undefined;
    if (typeof this.#value === 'number') return String(this.#value);
    if (typeof this.#value !== 'string')
      return this.report(`is ${describe(this.#value)}; write a text in quotes`);
    const control = /[\p{Cc}\p{Cs}]/u.exec(this.#value.replace(/[\t\n\r]/g, ''))?.[0];
    if (control === undefined) return this.#value.trim();
    return this.report(`holds the invisible character ${codePoint(control)}; delete it`);
  }

  /** Text that stands in one line, as a name does; line breaks in it read as spaces. */
  line(): string | undefined {
    return this.text()?.replace(/ *[\t\n\r\u2028\u2029]+ */g, ' ');
  }

  flag(): boolean {
    if (this.isAbsent) return false;
    if (typeof this.#value === 'boolean') return this.#value;
    this.report(`is ${describe(this.#value)}; write true or false, without quotes`);
    return false;
  }

  email(): string | undefined {
    const text = this.text();
    if (text === undefined || /^[^\s@]+@[^\s@]+$/.test(text)) return text;
    return this.report(`${quoted(text)} is not an e-mail address; write something like name@example.com`);
  }

  /** An `http(s)` address; one without a scheme gets `https://`. */
  url(): string | undefined {
    const text = this.text();
    if (text === undefined) return undefined;
    const address = webAddress(text);
    if (address !== undefined) return address;
    return this.report(`${quoted(text)} is not a web address; write one that starts with https://`);
  }

  /** True for a picture that is no file of this site. */
  get isRemote(): boolean {
    return typeof this.#value === 'string' && isRemote(this.#value);
  }

  /** The address of a file in `public/`, relative to the site's root. */
  localFile(): string | undefined {
    const text = this.text();
    if (text === undefined) return undefined;
    const file = localFile(text);
    if (file === undefined) {
      return this.report(
        `${quoted(text)} is no file of this site; put the picture into public/ and write its path there, such as "photo.jpg"`,
      );
    }
    if (this.#context.hasPublicFile(file.path)) return file.address;
    return this.report(`public/${file.path} does not exist; put the file there or correct the path`);
  }

  /** A web address, or an anchor of this page such as `#teachings`. */
  urlOrAnchor(): string | undefined {
    const text = this.text();
    return text !== undefined && /^#[\w-]+$/.test(text) ? text : this.url();
  }

  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, the dates of JSON Resume. */
  date(): string | undefined {
    const text = this.text();
    if (text === undefined) return undefined;
    if (isDate(text)) return text;
    return this.report(`${quoted(text)} is not a date; write YYYY, YYYY-MM or YYYY-MM-DD`);
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isDate(text: string): boolean {
  const [, year, month = '01', day = '01'] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text) ?? [];
  if (year === undefined) return false;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  // `Date` rolls 31 February over into March; a date that moves is not a date.
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'boolean' ? `${value}` : `a ${typeof value}`;
}

/** On one line, since the sentence may be printed to a terminal. */
function quoted(text: string): string {
  return `"${text.replace(/\s+/g, ' ')}"`;
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function present<T>(values: readonly (T | undefined)[]): T[] {
  return values.filter((value) => value !== undefined);
}
