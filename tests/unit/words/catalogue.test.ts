import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { interfaceLanguages } from '../../../src/words/languages';
import * as leaves from '../../support/catalogue-leaves';
import { leavesOf, type Leaf } from '../../support/leaves';

const { argumentsFor, catalogueOf, otherLanguages, said, textsIn } = leaves;
const root = resolve(import.meta.dirname, '../../..');

/** Entries that are names, formats or words which other languages share. */
const same: readonly RegExp[] = [/^backends\.ollama\.(?:server|cloudBehind)$/];

/** A text of a language that happens to be the English one, by language. */
const alike: Readonly<Record<string, readonly RegExp[]>> = {
  fr: [
    /^page\.panel\.privacy\.conversations\.name$/,
    /^resume\.(?:headings\.publications|contact)$/,
    /^chat\.conversation$/,
    /^saving\.fileName$/,
  ],
  pt: [/^panel\.own\.download$/],
  es: [/^resume\.contacts\.website$/],
};

let english: ReadonlyMap<string, Leaf['value']>;
let catalogues: ReadonlyMap<string, leaves.Catalogue>;

beforeAll(async () => {
  const loaded = await Promise.all(
    interfaceLanguages.map(async (language) => [language, await catalogueOf(language)] as const),
  );
  catalogues = new Map(loaded);
  english = new Map(leavesOf(catalogues.get('en')).map(({ path, value }) => [path, value]));
});

/** A text without what was handed in, and without what no language writes in letters of its own. */
function ownLetters(text: string): string {
  return text.replace(/Xq[abc]\d|Ada Byron|\{\w+\}|\S+\.example\S*|[^\p{L}]+/gu, '');
}

/** What stands for facts in a sentence about a failure: `{server}`. */
const placeholders = (text: unknown) => new Set(String(text).match(/\{\w+\}/g));

describe.each(otherLanguages)('the catalogue in %s', (language) => {
  it('has the entries of the English one and no other', () => {
    const paths = leavesOf(catalogues.get(language)).map(({ path }) => path);
    expect(paths.toSorted()).toEqual([...english.keys()].toSorted());
  });

  it('leaves no entry in English', () => {
    const allowed = [...same, ...(alike[language] ?? [])];
    const untranslated = leavesOf(catalogues.get(language)).filter((leaf) => {
      const value = english.get(leaf.path);
      if (value === undefined || allowed.some((each) => each.test(leaf.path))) return false;
      const own = said(leaf).filter((text) => ownLetters(text) !== '');
      const others = new Set(said({ path: leaf.path, value }));
      return own.some((text) => others.has(text));
    });
    expect(untranslated.map((leaf) => `${leaf.path}: ${said(leaf)[0]}`)).toEqual([]);
  });

  it('says something with every entry, and what it was handed', () => {
    const wrong = leavesOf(catalogues.get(language)).flatMap((leaf) => {
      const { path, value } = leaf;
      const inEnglish = english.get(path);
      if (typeof value === 'string') {
        const lacking = [...placeholders(inEnglish)].filter((each) => !placeholders(value).has(each));
        return value.trim() === '' || lacking.length > 0 ? [`${path} lacks ${lacking.join()}: ${value}`] : [];
      }
      if (typeof inEnglish !== 'function') return [path];
      return argumentsFor(path).flatMap((args) => {
        const text = textsIn(value(...args)).join(' ');
        const model = textsIn(inEnglish(...args)).join(' ');
        // What English leaves out, another language need not say.
        const missing = args
          .flatMap(textsIn)
          .filter((arg) => model.includes(arg) && !text.toLowerCase().includes(arg.toLowerCase()));
        return text.trim() === '' || missing.length > 0 ? [`${path} lacks ${missing.join()}: ${text}`] : [];
      });
    });
    expect(wrong).toEqual([]);
  });
});

describe('an entry of the English catalogue', () => {
  it('is used somewhere', () => {
    const code = ['src', 'workers']
      .flatMap((folder) => sources(join(root, folder)))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const unused = [...english.keys()].filter((path) => !isRead(path, code));
    expect(unused).toEqual([]);
  });

  it('reaches the product through `src/words/` only', () => {
    // Other projects import the English labels with the pipeline; nothing of the product imports this file.
    const pipeline = join(root, 'src/streaming/markdown/index.ts');
    const importing = sources(join(root, 'src'))
      .filter((file) => !file.startsWith(join(root, 'src/words/')))
      .filter((file) => importsEnglish(readFileSync(file, 'utf8')));
    expect(importing.filter((file) => file !== pipeline)).toEqual([]);
  });
});

it.each([
  ["import { chatWords } from './words.en';", true],
  ["import { type ChatWords, chatWords } from '../chat/words.en.ts';", true],
  ["const load = () => import('./words.en');", true],
  ["export { chatWords } from './words.en';", true],
  ["import type { ChatWords } from './words.en';", false],
  ["import { type ChatWords } from './words.en';", false],
])('%s imports sentences: %j', (code, expected) => {
  expect(importsEnglish(code)).toBe(expected);
});

/** True if a module takes sentences from the English catalogue's own files, rather than types. */
function importsEnglish(code: string): boolean {
  const statements = code.matchAll(/^(?:im|ex)port\s([^;]*?)\sfrom\s+'[^']*words\.en(?:\.ts)?'/gm);
  const takesValues = [...statements].some(([, clause = '']) => {
    const names = clause.replaceAll(/[{}]/g, '').split(',');
    return (
      !clause.startsWith('type ') && names.some((name) => name.trim() !== '' && !/^\s*type\s/.test(name))
    );
  });
  return takesValues || /import\('[^']*words\.en(?:\.ts)?'\)/.test(code);
}

/** True if some code reads an entry by its name: as a property, from a pattern, or as a key that types hold. */
function isRead(path: string, code: string): boolean {
  const key = path.slice(path.lastIndexOf('.') + 1);
  return new RegExp(`\\.${key}\\b|'${key}'|[{,]\\s*${key}\\s*[,}:=]`).test(code);
}

/** TypeScript of the product but the catalogues themselves. */
function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !name.endsWith('words.en.ts'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !/src\/words\/(?:built-in\/)?\w+\.ts$/.test(file.replaceAll('\\', '/')));
}
