import type * as v from 'valibot';
import { elementOf, entriesOf, notesOf, type TextKind, unwrapped } from '../../resume/schema/describe';
import { resumeSchema } from '../../resume/schema/resume-schema';
import { Field, ReadLog } from '../../resume/read/field';
import { readText } from '../../resume/read/read-text';

/** A field of the form, as the schema of the résumé has it. */
export type Plan = { readonly key: string; readonly also: readonly string[] } & (
  | { readonly form: 'text' | 'texts'; readonly kind: TextKind }
  | { readonly form: 'flag' }
  | { readonly form: 'object' | 'list'; readonly fields: readonly Plan[] }
);

/** In an entry: what it is, then when and where, then what there is to tell. */
const entryOrder = [
  'position',
  'studyType',
  'area',
  'title',
  'name',
  'organization',
  'institution',
  'startDate',
  'endDate',
  'location',
  'summary',
  'description',
  'highlights',
  'keywords',
];

/** Has a control of its own, or is for programs. */
const elsewhere = new Set(['basics.imageWebp', 'meta.sections', 'meta.lastModified']);

export const sections: readonly Plan[] = plansOf(resumeSchema);

function plansOf(schema: v.GenericSchema, around = ''): Plan[] {
  return Object.entries(entriesOf(schema) ?? {})
    .filter(([key]) => !elsewhere.has(`${around}.${key}`))
    .map(([key, inner]) => planOf(key, inner as v.GenericSchema));
}

function planOf(key: string, schema: v.GenericSchema): Plan {
  const { kind = 'line', also = [] } = notesOf(schema);
  // A path into an object, or two names for one value, cannot be written back.
  const plain = also.filter((name) => /^[\w-]+$/.test(name));
  const element = elementOf(schema);
  if (element !== undefined) {
    return entriesOf(element) === undefined
      ? { form: 'texts', key, also: plain, kind: notesOf(element).kind ?? 'line' }
      : { form: 'list', key, also: plain, fields: inEntry(plansOf(element, key)) };
  }
  if (entriesOf(schema) !== undefined)
    return { form: 'object', key, also: plain, fields: plansOf(schema, key) };
  if (unwrapped(schema).type === 'boolean') return { form: 'flag', key, also: plain };
  return { form: 'text', key, also: plain, kind };
}

function inEntry(fields: readonly Plan[]): readonly Plan[] {
  return fields.toSorted((one, other) => placeIn(entryOrder, one) - placeIn(entryOrder, other));
}

function placeIn(keys: readonly string[], { key }: Plan): number {
  return keys.includes(key) ? keys.indexOf(key) : keys.length;
}

/** The key under which a file has a field: its own, or another name that stands in its place. */
export function keyIn(holder: unknown, { key, also }: Pick<Plan, 'key' | 'also'>): string {
  if (typeof holder !== 'object' || holder === null || Object.hasOwn(holder, key)) return key;
  return also.find((name) => Object.hasOwn(holder, name)) ?? key;
}

/** In the order of the schema, for keys that are added. */
export function keysOf(fields: readonly Plan[]): readonly string[] {
  return fields.flatMap(({ key, also }) => [key, ...also]);
}

export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value === 'object') return Object.values(value).every(isBlank);
  return value === false;
}

const titleKeys = ['position', 'title', 'name', 'studyType', 'language', 'network', 'question'];

/** What an entry is called in the form: the first text of it. */
export function titleOf(value: unknown, fields: readonly Plan[]): string {
  if (typeof value === 'string') return value;
  const ranked = fields.toSorted((one, other) => placeIn(titleKeys, one) - placeIn(titleKeys, other));
  for (const field of ranked) {
    if (typeof value !== 'object' || value === null || field.form !== 'text') continue;
    const text = (value as Record<string, unknown>)[keyIn(value, field)];
    if (typeof text === 'string' && text.trim() !== '') return text;
  }
  return '';
}

/** What a typed text becomes in the file, or why it becomes nothing there. */
type Checked =
  { readonly value: string | undefined } | { readonly refused: 'email' | 'date' | 'url' | 'other' };

/** Reads a typed text as the builder will read it, so that nothing is saved that the page leaves out. */
export function checkText(kind: TextKind, text: string): Checked {
  const typed = text.trim();
  if (typed === '') return { value: undefined };
  if (kind === 'text' || kind === 'line' || kind === 'skill' || kind === 'place') return { value: text };
  const log = new ReadLog({ has: () => true });
  const read = readText(new Field(typed, '', log), kind);
  const isLost = read === undefined || log.remarks.some((remark) => remark.kind === 'lost');
  if (kind === 'date' || kind === 'end') {
    // A word for "today" is the tick beside the field.
    if (typeof read !== 'string' || isLost || !/^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-\d\d)?)?$/.test(read))
      return { refused: 'date' };
    // A month that is none would be left out without a word.
    return /\d\D+\d/.test(typed) && !read.includes('-') ? { refused: 'date' } : { value: read };
  }
  if (kind === 'email')
    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed) && !isLost ? { value: typed } : { refused: kind };
  if (kind === 'url' || kind === 'link') return isLost ? { refused: 'url' } : { value: typed };
  return isLost ? { refused: 'other' } : { value: typed };
}
