import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import Papa from 'papaparse';
import { parse as parseYaml } from 'yaml';

const folder = resolve(import.meta.dirname, '../fixtures/import');

interface FixtureFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A file that people have, of an invented person. */
export function importFixture(path: string): FixtureFile {
  return { name: basename(path), bytes: new Uint8Array(readFileSync(join(folder, path))) };
}

/** LinkedIn's export of one invented person, as LinkedIn packs it. */
export function linkedInZip(language: string, wrapper = ''): FixtureFile {
  const path = join(folder, 'linkedin', language);
  const entries = readdirSync(path).map((file) => [
    wrapper + file,
    new Uint8Array(readFileSync(join(path, file))),
  ]);
  return { name: 'export.zip', bytes: zipSync(Object.fromEntries(entries)) };
}

/** A zip of texts. */
export function zipOf(files: Readonly<Record<string, string>>): FixtureFile {
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  return { name: 'export.zip', bytes: zipSync(Object.fromEntries(entries)) };
}

/** A text of a fixture and where it stands, read here and not by the importer. */
export interface Field {
  readonly path: string;
  readonly text: string;
}

/** All fields of the tables of one person. */
export function tableFields(language: string): Field[] {
  const path = join(folder, 'linkedin', language);
  return readdirSync(path)
    .flatMap((file) => {
      const rows = Papa.parse<Record<string, string>>(readFileSync(join(path, file), 'utf8'), {
        header: true,
      }).data;
      return rows.flatMap((row) =>
        Object.entries(row).map(([column, text]) => ({
          path: `${file.replace('.csv', '')}.${column}`,
          text,
        })),
      );
    })
    .filter(({ text }) => text.trim() !== '');
}

/** All texts and numbers of a JSON or YAML file. */
export function memberFields(path: string): Field[] {
  const text = readFileSync(join(folder, path), 'utf8');
  return [...leaves(path.endsWith('.yaml') ? parseYaml(text) : JSON.parse(text), '')];
}

function* leaves(value: unknown, path: string): Generator<Field> {
  if (typeof value === 'string' || typeof value === 'number') {
    if (String(value).trim() !== '') yield { path, text: String(value) };
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) {
      yield* leaves(member, Array.isArray(value) ? path : path === '' ? key : `${path}.${key}`);
    }
  }
}

/** The text of every element of an XML file, with the path of its elements. */
export function elementFields(path: string): Field[] {
  const fields: Field[] = [];
  const open: string[] = [];
  const xml = readFileSync(join(folder, path), 'utf8').replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1');
  for (const [, close, name = '', attributes = '', text = ''] of xml.matchAll(
    /<(\/?)(?:\w+:)?(\w+)((?:\s[^<>]*?)?)>([^<]*)/g,
  )) {
    if (close) open.pop();
    else if (!attributes.endsWith('/')) open.push(name);
    const date = /year="(\d+)"(?: month="--(\d+)")?(?: day="---(\d+)")?/
      .exec(attributes)
      ?.slice(1)
      .filter(Boolean)
      .join('-');
    if (date) fields.push({ path: [...open, name].join('.'), text: date });
    const decoded = text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;amp;', '&')
      .replaceAll('&amp;', '&')
      .trim();
    if (decoded !== '') fields.push({ path: open.join('.'), text: decoded });
  }
  return fields;
}

/** Which of these fields stand in a résumé, piece by piece and in the order of their words. */
export function missingFields(
  fields: readonly Field[],
  resume: unknown,
  dateOf: (text: string) => readonly string[] | undefined,
): Field[] {
  const values = [...leaves(resume, '')].map(({ text }) => text);
  const whole = ` ${values.map(plainWords).join(' | ')} `;
  return fields.filter(({ text }) => {
    const dates = dateOf(text);
    if (dates) return !dates.every((date) => values.some((value) => value.split(/\s/).includes(date)));
    const pieces = text
      .split(/<[^>]*>|[\n,•[\]()]|\*\*|(?<=^|\s)-\s/)
      .map(plainWords)
      .filter((piece) => piece !== '');
    return !pieces.every((piece) => whole.includes(` ${piece} `));
  });
}

function plainWords(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
