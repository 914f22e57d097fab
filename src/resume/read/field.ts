import type { DataPicture } from '../local-file';
import { isHidden } from '../hidden';
import { chooseLanguage, chooseMembers, type Localization } from './localized';
import { isTaken, type Remark, type RemarkKind } from './remark';
import { isObject } from '../../shared/leaves';

/** The pictures that a résumé may name. */
export interface PictureFiles {
  /** Takes a path inside `public/`. */
  has(path: string): boolean;
  /** Why a file that is there cannot be shown and, after a semicolon, the action that solves it. */
  problem?(path: string): string | undefined;
  /** True for a file of this folder that shows somebody else, such as the sample's owner. */
  readonly isOthers?: ((path: string) => boolean) | undefined;
  /** Adds a picture that the résumé holds itself, and returns its path if it can be shown; absent where there is no site to add it to. */
  readonly add?: ((picture: DataPicture) => string | undefined) | undefined;
}

/** What all fields of one file share. */
export class ReadLog {
  readonly remarks: Remark[] = [];
  readonly pictures: PictureFiles;
  readonly localization: Localization | undefined;
  /** `YYYY-MM-DD`; undefined where no date counts as one of the future. */
  readonly today: string | undefined;
  /** The ids that the file gives to elements of the page. */
  readonly anchors = new Set<string>();
  /** Paths of the texts that are in the result. */
  readonly taken = new Set<string>();
  /** Paths of the values of which a remark tells that they are not. */
  readonly told = new Set<string>();
  /** The keys that an object may have, by its path, and the other names for them. */
  readonly #keys = new Map<string, KnownKeys>();

  constructor(pictures: PictureFiles, localization?: Localization, today?: string) {
    this.pictures = pictures;
    this.localization = localization;
    this.today = today;
  }

  add(remark: Remark): void {
    this.remarks.push(remark);
    if (!isTaken(remark)) this.told.add(remark.path);
  }

  expect(path: string, { keys, others }: KnownKeys): void {
    const known = this.keysOf(path);
    this.#keys.set(path, { keys: [...known.keys, ...keys], others: [...known.others, ...others] });
  }

  keysOf(path: string): KnownKeys {
    return this.#keys.get(path) ?? { keys: [], others: [] };
  }
}

interface KnownKeys {
  readonly keys: readonly string[];
  readonly others: readonly string[];
}

/** What lies deeper is one value that no part of the site can use. */
const deepest = 40;

/** A value of a file, which knows its path. `null`, blank texts, what the owner hides, and what consists only of such count as absent. */
export class Field {
  readonly value: unknown;
  readonly path: string;
  readonly log: ReadLog;
  readonly depth: number;
  /** True if the value is taken as an object of given members. */
  readonly #isRead: boolean;
  #members: ReadonlyMap<string, Field> | undefined;
  #elements: readonly Field[] | undefined;
  #byName: Map<string, Field[]> | undefined;
  #known: ReadonlySet<string> = new Set();

  constructor(value: unknown, path: string, log: ReadLog, depth = 0, members?: ReadonlyMap<string, Field>) {
    this.value = value;
    this.path = path;
    this.log = log;
    this.depth = depth;
    this.#members = members;
    this.#isRead = members !== undefined;
  }

  get isAbsent(): boolean {
    return this.#isRead
      ? [...(this.#members?.values() ?? [])].every((each) => each.isAbsent)
      : isEmpty(this.value, this.depth);
  }

  get isText(): boolean {
    return typeof this.value === 'string' || typeof this.value === 'number';
  }

  /** The entries of a list; `undefined` for any other value. */
  get elements(): readonly Field[] | undefined {
    if (this.#isRead || !Array.isArray(this.value) || this.depth >= deepest) return undefined;
    this.#elements ??= this.value.map((each: unknown, index) => this.#inner(each, `${this.path}[${index}]`));
    return this.#elements;
  }

  /** The members of an object, by their names in the file; `undefined` for any other value. */
  get members(): ReadonlyMap<string, Field> | undefined {
    if (this.#members) return this.#members;
    if (!isObject(this.value) || this.depth >= deepest) return undefined;
    const members = new Map(
      Object.entries(this.value).map(([name, each]) => [name, this.#member(name, each)]),
    );
    const { localization } = this.log;
    const chosen = localization && chooseMembers(members, localization);
    for (const each of chosen?.others ?? []) each.remarkOnLanguage();
    this.#members = chosen?.members ?? members;
    return this.#members;
  }

  remarkOnLanguage(): void {
    const { language = '', languages = [] } = this.log.localization ?? {};
    const other = [...languages].find((each) => each !== language) ?? '';
    if (this.isAbsent) return;
    this.remark(
      'translation',
      `is not in the language that is shown, "${language}"; write it to a file of its own, such as resume.${other}.json`,
    );
  }

  /** What lies directly inside, of a list or an object. */
  get inside(): readonly Field[] {
    return this.elements ?? [...(this.members?.values() ?? [])];
  }

  /** The members of this name, whatever its capitals, dashes and underscores. */
  named(name: string): readonly Field[] {
    this.#byName ??= byName(this.members ?? new Map(), this.#known);
    return this.#byName.get(plainName(name)) ?? [];
  }

  /** These names mean what they say: `countryName` is no `name`, whatever stands beside it. */
  know(names: readonly string[]): void {
    this.#known = new Set(names.map(plainName));
    this.#byName = undefined;
  }

  /** Another value, such as a part of this text, that stands at the same place. */
  part(text: unknown): Field {
    return new Field(text, this.path, this.log, this.depth);
  }

  /** The same value, taken as an object with these members. */
  as(members: ReadonlyMap<string, Field>, path = this.path): Field {
    return new Field(this.value, path, this.log, this.depth, members);
  }

  take(): void {
    this.log.taken.add(this.path);
  }

  remark(kind: RemarkKind, message: string): undefined {
    this.log.add({ path: this.path, message, kind });
    return undefined;
  }

  /** "a list", "an object", "true", "a number". */
  get description(): string {
    if (Array.isArray(this.value)) return 'a list';
    if (typeof this.value === 'object') return 'an object';
    if (typeof this.value === 'boolean') return `${this.value}`;
    return typeof this.value === 'string' ? 'a text' : `a ${typeof this.value}`;
  }

  /** Of what is written in several languages, the one that is shown. */
  #inner(value: unknown, path: string): Field {
    const { log, depth } = this;
    const choice =
      log.localization && isObject(value) && chooseLanguage(Object.keys(value), log.localization);
    if (!choice || !isObject(value) || depth >= deepest) return new Field(value, path, log, depth + 1);
    const { name, others } = choice;
    for (const each of others) new Field(value[each], pathOf(path, each), log, depth + 1).remarkOnLanguage();
    return new Field(value[name], pathOf(path, name), log, depth + 1);
  }

  /** `"languages": { "en": "native" }` says what somebody speaks. */
  #member(name: string, value: unknown): Field {
    const path = pathOf(this.path, name);
    const isSpoken = /languages$/i.test(name) && isObject(value) && !Object.values(value).some(Array.isArray);
    return isSpoken ? new Field(value, path, this.log, this.depth + 1) : this.#inner(value, path);
  }
}

/** The names that a member goes by: `summary_2` is read as `summary`, `educationList` as `education`. */
function namesOf(name: string, { value }: Field, prefix: string | undefined): ReadonlySet<string> {
  const own = plainName(name);
  const rest = prefix !== undefined && own.startsWith(prefix) ? [own.slice(prefix.length)] : [];
  const names = [own, ...rest].flatMap((each) => [
    each,
    Array.isArray(value) ? each.replace(/list$/, '') : each,
    each.replace(/(?<=\p{L})\d$/u, ''),
  ]);
  return new Set(names.filter(Boolean));
}

/** The word that most names of an object begin with, as in `skill_name` beside `skill_level`. */
function commonPrefix(names: readonly string[]): string | undefined {
  const words = names.flatMap((name) => /^([a-z]{3,})(?:_[a-z]|[A-Z])/.exec(name)?.[1] ?? []);
  const times = (word: string) => words.filter((each) => each === word).length;
  return words.find((word) => !changing.test(word) && times(word) > 1 && times(word) * 2 >= names.length);
}

/** Words that make another thing of the name after them. */
const changing = /^(?:first|last|middle|full|given|family|start|end|date|sub|meta|parent)$/;

/** A name as it is compared with others: `start_date` is `startDate`. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '');
}

function byName(members: ReadonlyMap<string, Field>, known: ReadonlySet<string>): Map<string, Field[]> {
  const found = new Map<string, Field[]>();
  const prefix = commonPrefix([...members.keys()]);
  for (const [name, field] of members) {
    for (const each of namesOf(name, field, known.has(plainName(name)) ? undefined : prefix)) {
      const others = found.get(each) ?? [];
      found.set(each, each === plainName(name) ? [field, ...others] : [...others, field]);
    }
  }
  return found;
}

function isEmpty(value: unknown, depth: number): boolean {
  if (value === undefined || value === null || isHidden(value)) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value !== 'object' || depth > deepest) return false;
  return Object.values(value).every((each) => isEmpty(each, depth + 1));
}

/** Safe to print: a name that is no identifier stands in quotes, and control characters in it are escaped. */
export function pathOf(parent: string, name: string): string {
  if (!/^[\p{L}$_][\p{L}\p{N}$_-]*$/u.test(name)) return `${parent}[${printable(JSON.stringify(name))}]`;
  return parent === '' ? name : `${parent}.${name}`;
}

export function printable(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** On one line and short, since the sentence may be printed to a terminal. */
export function quoted(text: string): string {
  const line = printable(text.replace(/\s+/g, ' ').trim());
  return `"${line.length > 80 ? `${line.slice(0, 79)}…` : line}"`;
}
