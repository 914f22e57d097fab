import * as v from 'valibot';

/** How the reader takes a text, and so what the normal form holds. */
export type TextKind =
  /** May have several lines. */
  | 'text'
  /** One line, as a name has. */
  | 'line'
  /** One line that names a skill or a group of some. */
  | 'skill'
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  | 'date'
  /** A date; absent for what goes on. */
  | 'end'
  /** A date with its month, or a moment (ISO 8601). */
  | 'moment'
  | 'url'
  /** A web address, or an anchor of the page. */
  | 'link'
  | 'email'
  | 'phone'
  /** A file of the site, or a picture on another host. */
  | 'photo'
  /** A file of the site. */
  | 'file'
  /** A town with its region and country, in one line. */
  | 'place'
  /** A code of ISO 3166-1, or a name. */
  | 'country'
  /** BCP 47. */
  | 'language'
  /** The id of an element that this site does not use itself. */
  | 'anchor'
  /** The name of a section; with a dash before it, one that is hidden. */
  | 'section';

/** What the schema says of a key beside its type. */
export interface KeyNotes {
  /**
   * Older and other names, in the order of preference. A dot leads into an object (`dates.start`); a plus joins two
   * names (`firstName+lastName`), an ampersand joins them with commas, and braces at the end ask for an object.
   */
  readonly also?: readonly string[];
  readonly kind?: TextKind;
  /** What is wrong without it, and after a semicolon what to write. */
  readonly missing?: string;
}

/** What the schema says of an object beside its keys. */
export interface ObjectNotes {
  readonly also?: readonly string[];
  /** Keys of this site's own, which the exported `resume.json` leaves out. */
  readonly own?: readonly string[];
  /** The key that a plain text in its place stands for. */
  readonly fromText?: string;
  /** The key that a list in its place stands for. */
  readonly fromList?: string;
  /**
   * Of a list that is written as an object of names: the key for the names, and the one for the values. A third one is
   * for values that are no address.
   */
  readonly fromMap?: readonly [name: string, value: string, plain?: string];
  /** Keys that are never published. */
  readonly hidden?: readonly string[];
  /** Keys for programs, not for readers of a CV. */
  readonly technical?: readonly string[];
  /** Of these one has to be there. */
  readonly oneOf?: readonly string[];
  /** What is wrong without a key that may be absent, and after a semicolon what to write. */
  readonly wanted?: readonly [key: string, message: string];
  /** What is wrong without any of `oneOf`, and after a semicolon what to write. */
  readonly missing?: string;
  /**
   * True if its keys may stand beside it instead. Under another name it is taken only for an object that has one of
   * `marks`, since that name may stand for something else.
   */
  readonly fromParent?: boolean;
  readonly marks?: readonly string[];
  /** Of an entry: the keys of a list of entries inside it, each of which is one with what stands around it. */
  readonly inside?: readonly string[];
}

export interface ListNotes extends KeyNotes {
  /** What separates the entries of a list that is written as one text. */
  readonly separator?: RegExp;
  /** Keys beside the list that each stand for an entry, with the name of that entry (`fromMap`). */
  readonly beside?: Readonly<Record<string, string>>;
}

/** The words of a text. */
export const names = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

const leaf = <K extends TextKind>(kind: K, also: string, missing?: string) =>
  v.pipe(v.string(), v.nonEmpty(), v.metadata({ kind, also: names(also), missing }));

/** A key that may be absent; the words of `also` are its other names. */
export const key = <K extends TextKind>(kind: K, also = '') => v.optional(leaf(kind, also));

/** A key without which the object around it means nothing. */
export const needed = <K extends TextKind>(kind: K, missing: string, also = '') => leaf(kind, also, missing);

export const flag = () => v.optional(v.boolean(), false);

/** An object with these keys. */
export const object = <E extends v.ObjectEntries>(entries: E, notes: ObjectNotes = {}) =>
  v.pipe(v.object(entries), v.metadata({ ...notes }));

export const commas = /[,;、，•|\n]+/u;
export const lines = /\n+/u;

/** A list that may be absent, and is then empty; `also` are its other names. */
export const list = <S extends v.GenericSchema>(element: S, notes: ListNotes = {}) =>
  v.optional(v.pipe(v.array(element), v.metadata({ ...notes })), []);

export const texts = (kind: TextKind, separator: RegExp, also = '') =>
  list(v.pipe(v.string(), v.nonEmpty(), v.metadata({ kind })), { also: names(also), separator });

/** The notes of a schema, also of one that is optional. */
export function notesOf(schema: v.GenericSchema): KeyNotes & ObjectNotes & ListNotes {
  const inner = unwrapped(schema);
  if (!('pipe' in inner) || !Array.isArray(inner.pipe)) return {};
  return Object.assign(
    {},
    ...inner.pipe.map((item: { metadata?: object }) => item.metadata ?? {}),
  ) as KeyNotes & ObjectNotes & ListNotes;
}

/** The schema behind `optional`. */
export function unwrapped(schema: v.GenericSchema): v.GenericSchema {
  return 'wrapped' in schema ? unwrapped(schema.wrapped as v.GenericSchema) : schema;
}

/** The keys of an object's schema; `undefined` for any other schema. */
export function entriesOf(schema: v.GenericSchema): v.ObjectEntries | undefined {
  const inner = unwrapped(schema);
  return 'entries' in inner ? (inner.entries as v.ObjectEntries) : undefined;
}

/** What a list's schema says of its elements; `undefined` for any other schema. */
export function elementOf(schema: v.GenericSchema): v.GenericSchema | undefined {
  const inner = unwrapped(schema);
  return 'item' in inner ? (inner.item as v.GenericSchema) : undefined;
}

export function isRequired(schema: v.GenericSchema): boolean {
  return schema.type !== 'optional';
}
