/** One thing wrong with a résumé file, where it is and how to put it right. */
export interface Problem {
  /** As one would write it in JavaScript, e.g. `work[2].startDate`. */
  readonly path: string;
  /** What is wrong and how to fix it. */
  readonly message: string;
}

/**
 * A value of a file together with its path, read leniently where JSON Resume is lenient: `null`, a missing key
 * and an empty string all count as absent. What cannot be understood is noted in `problems` and reads as
 * absent, so that one pass finds everything that is wrong.
 */
export class Field {
  readonly #value: unknown;
  readonly path: string;
  readonly #problems: Problem[];

  constructor(value: unknown, path: string, problems: Problem[]) {
    this.#value = value;
    this.path = path;
    this.#problems = problems;
  }

  get isAbsent(): boolean {
    if (typeof this.#value === 'string') return this.#value.trim() === '';
    return this.#value === undefined || this.#value === null;
  }

  report(message: string): undefined {
    this.#problems.push({ path: this.path, message });
    return undefined;
  }

  /** A member of an object. */
  at(name: string): Field {
    const members = isObject(this.#value) ? this.#value : {};
    const path = this.path === '' ? name : `${this.path}.${name}`;
    return new Field(members[name], path, this.#problems);
  }

  /** Whether this is an object; anything else that is present is a problem. */
  isObject(): boolean {
    if (this.isAbsent) return false;
    if (isObject(this.#value)) return true;
    this.report(`is ${describe(this.#value)}; write an object in braces`);
    return false;
  }

  list(): Field[] {
    if (this.isAbsent) return [];
    if (!Array.isArray(this.#value)) {
      this.report(`is ${describe(this.#value)}; write a list in square brackets`);
      return [];
    }
    return this.#value
      .map((value: unknown, index) => new Field(value, `${this.path}[${index}]`, this.#problems))
      .filter((field) => !field.isAbsent);
  }

  /** A list of objects, each read by `read`; what `read` cannot use it leaves out by returning `undefined`. */
  objects<T>(read: (field: Field) => T | undefined): T[] {
    return present(this.list().map((field) => (field.isObject() ? read(field) : undefined)));
  }

  /** For what is a text in one file and a list of texts in another. */
  textOrTexts(): string[] {
    return Array.isArray(this.#value) ? this.texts() : present([this.text()]);
  }

  texts(): string[] {
    return present(this.list().map((field) => field.text()));
  }

  /** Trimmed text; a number is taken as its digits, since years and scores are often written bare. */
  text(): string | undefined {
    if (this.isAbsent) return undefined;
    if (typeof this.#value === 'number') return String(this.#value);
    if (typeof this.#value === 'string') return this.#value.trim();
    return this.report(`is ${describe(this.#value)}; write a text in quotes`);
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
    return this.report(`"${text}" is not an e-mail address; write something like name@example.com`);
  }

  /** An `http(s)` address; one without a scheme, as people write them, gets `https://`. */
  url(): string | undefined {
    const text = this.text();
    if (text === undefined) return undefined;
    const address = /^[a-z][a-z+.-]*:/i.test(text) ? text : `https://${text}`;
    if (/^https?:/i.test(address) && URL.canParse(address)) return address;
    return this.report(`"${text}" is not a web address; write one that starts with https://`);
  }

  /** Whether this is an address on another host. */
  get isRemote(): boolean {
    return typeof this.#value === 'string' && /^([a-z][a-z+.-]*:|\/\/)/i.test(this.#value.trim());
  }

  /** The path of a file in `public/`, without a slash before it. */
  localFile(): string | undefined {
    const text = this.text();
    if (text === undefined) return undefined;
    if (!this.isRemote && !text.includes('..')) return text.replace(/^\.?\//, '');
    return this.report(
      `"${text}" is no file of this site; put the picture into public/ and write its path there`,
    );
  }

  /** A web address, or a place on this page such as `#teachings`. */
  urlOrAnchor(): string | undefined {
    const text = this.text();
    return text !== undefined && /^#[\w-]+$/.test(text) ? text : this.url();
  }

  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, the dates of JSON Resume. */
  date(): string | undefined {
    const text = this.text();
    if (text === undefined) return undefined;
    if (isDate(text)) return text;
    return this.report(`"${text}" is not a date; write YYYY, YYYY-MM or YYYY-MM-DD`);
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isDate(text: string): boolean {
  const [, year, month = '01', day = '01'] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text) ?? [];
  if (year === undefined) return false;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  // `Date` rolls 31 February over into March; a date that moved was none.
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'boolean' ? `${value}` : `a ${typeof value}`;
}

function present<T>(values: readonly (T | undefined)[]): T[] {
  return values.filter((value) => value !== undefined);
}
