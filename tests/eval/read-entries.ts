import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';

/** A text, also one that YAML takes for a number. */
export const text = v.union(
  [v.string(), v.pipe(v.number(), v.transform(String))],
  'must be a text; write yes and no in quotation marks',
);
export const texts = v.optional(v.array(text), []);
export const flag = v.optional(v.literal(true, 'must be true or left out'));

/** The labels of a YAML file, each with its id: file and number. Throws for one that cannot be right, naming both. */
export function readEntries<Output>(
  folder: string,
  file: string,
  schema: v.GenericSchema<unknown, Output>,
): (Output & { readonly id: string })[] {
  const entries: unknown = parse(readFileSync(join(folder, file), 'utf8'));
  if (!Array.isArray(entries)) throw new Error(`${file} must be a list`);
  return entries.map((entry, at) => {
    const id = `${file} ${at + 1}`;
    return { ...readEntry(schema, entry, id), id };
  });
}

export function readEntry<Output>(
  schema: v.GenericSchema<unknown, Output>,
  entry: unknown,
  name: string,
): Output {
  const result = v.safeParse(schema, entry);
  if (result.success) return result.output;
  throw new Error(`${name}:\n${v.summarize(result.issues)}`);
}
