import { readFileSync } from 'node:fs';
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

/** The tables of LinkedIn's export of one invented person, by the names of their files. */
export function linkedInTables(language: string): Readonly<Record<string, string>> {
  const text = readFileSync(join(folder, `linkedin/${language}.yaml`), 'utf8');
  return parseYaml(text) as Record<string, string>;
}

/** The same as LinkedIn packs it. */
export function linkedInZip(language: string, wrapper = ''): FixtureFile {
  const tables = Object.entries(linkedInTables(language));
  return zipOf(Object.fromEntries(tables.map(([file, text]) => [wrapper + file, text])));
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
  return Object.entries(linkedInTables(language))
    .flatMap(([file, table]) => {
      const rows = Papa.parse<Record<string, string>>(table, { header: true }).data;
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
