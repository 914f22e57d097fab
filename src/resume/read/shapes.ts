import type * as v from 'valibot';
import { entriesOf, notesOf, type ObjectNotes } from '../schema/describe';
import type { Field } from './field';

/** The object that a value stands for; `undefined` where it stands for none, which a remark then says. */
export function objectOf(field: Field, { fromText, fromList }: ObjectNotes): Field | undefined {
  if (field.members) return field;
  const { elements } = field;
  if (elements && fromList !== undefined) return field.as(new Map([[fromList, field]]));
  if (field.isText && fromText !== undefined) return textAs(fromText, field);
  const inner = elements?.filter((each) => !each.isAbsent) ?? [];
  if (fromText !== undefined && inner.length > 0 && inner.every((each) => each.isText))
    return textAs(fromText, field);
  const object = inner.find((each) => each.members);
  if (object) field.remark('reread', 'is a list; write an object in braces');
  return object ?? field.remark('lost', `is ${field.description}; write an object in braces`);
}

function textAs(key: string, field: Field): Field {
  field.remark('reread', `is read as the \`${key}\` of an object; write an object in braces`);
  return field.as(new Map([[key, field.part(field.value)]]));
}

/** The entries of a list, however it is written: as a list, as one entry, as an object of names, or as one text. */
export function elementsOf(
  element: v.GenericSchema,
  separator: RegExp | undefined,
  field: Field,
): readonly Field[] {
  if (field.elements) return field.elements;
  if (!field.members) return splitText(field, separator);
  const entries = entriesOf(element);
  if (entries === undefined || isEntry(field, element)) return [field];
  const inside = [...field.members];
  const { fromMap } = notesOf(element);
  if (!fromMap && !inside.every(([, each]) => each.members ?? each.elements)) return [field];
  field.remark('reread', 'is an object; write a list in square brackets');
  return fromMap
    ? inside.map(([name, each]) => entryOfMap(fromMap, name, each))
    : inside.map(([, each]) => each);
}

/** True for one entry that stands in place of its list. */
function isEntry(field: Field, element: v.GenericSchema): boolean {
  const { fromMap } = notesOf(element);
  const entries = Object.entries(entriesOf(element) ?? {});
  return entries.some(([name, entry]) => {
    // A name in an object of names may well be another name of a key, as "Tools" is.
    const also = fromMap && fromMap[0] !== name ? [] : (notesOf(entry).also ?? []);
    return [name, ...also].some((each) => field.named(each).length > 0);
  });
}

/** The entries inside an entry, such as several positions at one employer, each with what stands around them. */
export function entriesInside(field: Field, keys: readonly string[] = []): readonly Field[] {
  const lists = keys.flatMap((key) => field.named(key));
  const inner = lists.flatMap((list) => list.elements ?? []).filter((each) => each.members && !each.isAbsent);
  const around = [...(field.members ?? [])].filter(([, each]) => !lists.includes(each));
  return inner.map((each, index) => {
    // Texts on all of them stand at the first one only.
    const shared = around.filter(([, { value }]) => index === 0 || isShort(value));
    return each.as(new Map([...shared, ...(each.members ?? [])]));
  });
}

function isShort(value: unknown): boolean {
  return !Array.isArray(value) && (typeof value !== 'string' || value.length < 80);
}

/** `"Backend": ["Go"]` is `{ "name": "Backend", "keywords": ["Go"] }`. */
export function entryOfMap(
  [nameKey, valueKey, plainKey = valueKey]: readonly [name: string, value: string, plain?: string],
  name: string,
  field: Field,
): Field {
  const title = [nameKey, field.part(name)] as const;
  if (field.members) return field.as(new Map([title, ...field.members]));
  const isPlain = typeof field.value === 'string' && !/[/:]/.test(field.value);
  return field.as(new Map([title, [isPlain ? plainKey : valueKey, field]]));
}

/** Bullets before a line are signs of a list, too. */
function splitText(field: Field, separator: RegExp | undefined): readonly Field[] {
  if (typeof field.value !== 'string' || separator === undefined || field.isAbsent) return [field];
  field.remark('reread', 'is a text and is read as a list; write a list in square brackets');
  return field.value.split(separator).map((part) => field.part(part.replace(/^\s*[-*•–·]\s+/u, '')));
}
