import { ImportError, limits } from './import-error.ts';
import { cleanText } from './text.ts';
import { isObject } from '../shared/leaves.ts';

/** A text of the file that nobody has read. */
interface UnreadText {
  /** As one would write it in JavaScript, e.g. `sections.custom[0].name`. */
  readonly path: string;
  readonly text: string;
}

/**
 * A value of the file that is imported: JSON, YAML, XML and tables alike. It remembers which texts were read, so that
 * the rest can be named and nothing is lost without a word.
 */
export class Source {
  readonly #value: unknown;
  readonly path: string;
  /** Those of the whole file. */
  readonly notes: Notes;

  constructor(value: unknown, path = '', notes = new Notes()) {
    this.#value = value;
    this.path = path;
    this.notes = notes;
  }

  get isAbsent(): boolean {
    const value = this.#value;
    if (typeof value === 'string') return value.trim() === '';
    return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
  }

  get isObject(): boolean {
    return isObject(this.#value);
  }

  get isList(): boolean {
    return Array.isArray(this.#value);
  }

  /** The value as it stands, for a shape that no method here reads. Nothing counts as read by it. */
  get value(): unknown {
    return this.#value;
  }

  get keys(): string[] {
    return isObject(this.#value) ? Object.keys(this.#value) : [];
  }

  /** The first of these members that holds something; the last one where none does. */
  at(...names: readonly string[]): Source {
    const found = names.map((name) => this.#member(name));
    return (
      found.find((member) => !member.isAbsent) ?? found.at(-1) ?? new Source(undefined, this.path, this.notes)
    );
  }

  /** A member of a member: `down('Employer', 'Name')`. */
  down(...names: readonly string[]): Source {
    const [name, ...more] = names;
    return name === undefined ? this : this.at(name).down(...more);
  }

  /** The items of a list; one value that is no list counts as a list of it, as XML has it. */
  list(): Source[] {
    if (this.isAbsent) return [];
    if (!Array.isArray(this.#value)) return [this];
    return this.#value
      .map((item: unknown, index) => new Source(item, `${this.path}[${index}]`, this.notes))
      .filter((item) => !item.isAbsent);
  }

  /** The items of the first of these members that holds something. */
  items(...names: readonly string[]): Source[] {
    return this.at(...names).list();
  }

  /** Text, or a number as its digits. An XML element with attributes has its text too. */
  text(): string | undefined {
    if (isObject(this.#value) && '#text' in this.#value) return this.at('#text').text();
    if (typeof this.#value !== 'string' && typeof this.#value !== 'number') return undefined;
    this.notes.read.add(this.path);
    return cleanText(String(this.#value)) || undefined;
  }

  /** The text without counting as read, to choose by it; empty where there is none. */
  get peek(): string {
    if (isObject(this.#value)) return '#text' in this.#value ? this.at('#text').peek : '';
    return typeof this.#value === 'string' || typeof this.#value === 'number'
      ? String(this.#value).trim()
      : '';
  }

  /** The texts of a list, or the one text that stands there instead. */
  texts(): string[] {
    return this.list().flatMap((item) => item.text() ?? []);
  }

  flag(): boolean {
    return (
      this.#value === true || (typeof this.#value === 'string' && this.#value.trim().toLowerCase() === 'true')
    );
  }

  /** Declares everything below as no part of a CV, such as colours and ids, or all that is below these members. */
  ignore(...names: readonly string[]): void {
    if (names.length > 0) for (const name of names) this.#member(name).ignore();
    else for (const { path } of this.#leaves(this.#value, this.path, 0)) this.notes.read.add(path);
  }

  /** The texts below that nobody has read. */
  unread(): UnreadText[] {
    return [...this.#leaves(this.#value, this.path, 0)].filter(({ path }) => !this.notes.read.has(path));
  }

  #member(name: string): Source {
    const value = isObject(this.#value) && Object.hasOwn(this.#value, name) ? this.#value[name] : undefined;
    return new Source(value, this.path === '' ? name : `${this.path}.${name}`, this.notes);
  }

  *#leaves(value: unknown, path: string, depth: number): Generator<UnreadText> {
    if (depth > limits.depth) throw tooDeep();
    if (typeof value === 'string' || typeof value === 'number') {
      const text = cleanText(String(value));
      if (text !== '') yield { path, text };
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) yield* this.#leaves(item, `${path}[${index}]`, depth + 1);
    } else if (isObject(value)) {
      for (const [name, member] of Object.entries(value)) {
        yield* this.#leaves(member, path === '' ? name : `${path}.${name}`, depth + 1);
      }
    }
  }
}

export function tooDeep(cause?: unknown): ImportError {
  return new ImportError(
    `The file holds lists and objects in more than ${limits.depth} levels, which no CV does. Export it again.`,
    { cause },
  );
}

type Fields = Readonly<Record<string, unknown>>;

/** What becomes known of a file while it is read: which texts were taken, and what the owner has to know, each sentence once. */
export class Notes {
  /** Paths of the texts that were read. */
  readonly read = new Set<string>();
  readonly #guessed = new Set<string>();
  readonly #fields: Fields[] = [];
  readonly #leftOut = new Set<string>();

  get guessed(): string[] {
    return [...this.#guessed];
  }

  get leftOut(): string[] {
    return [...this.#leftOut];
  }

  /** @param fields the texts that were guessed, by the keys of their fields */
  guess(sentence: string, fields: Fields = {}): void {
    this.#guessed.add(sentence);
    this.#fields.push(fields);
  }

  /** True for a text that was guessed, or that a sentence on a guess names. */
  isGuess(key: string, text: string): boolean {
    if (this.#fields.some((fields) => fields[key] === text)) return true;
    // Shorter texts, and dates, stand in sentences on others.
    return text.length > 4 && /\p{L}/u.test(text) && this.guessed.some((sentence) => sentence.includes(text));
  }

  /** An entry may belong to another section. */
  guessSection(name: string | undefined, section: string, fields?: Fields): void {
    this.guess(`“${name}” stands under \`${section}\`; move it to where it belongs.`, fields);
  }

  /** Of several e-mail addresses or the like a CV has one. */
  guessOneOf(kind: string, taken: string | undefined, { length }: readonly unknown[]): void {
    if (length > 1) this.guess(`${kind}: the CV has ${taken}, of ${length} in the file.`);
  }

  leaveOut(what: string): void {
    this.#leftOut.add(what);
  }
}
