/** Pages, comments and sentences on screen use the field's terms, each of which had a private word once. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

const banned: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bseams?\b/i, 'interface'],
  [/\brooms\b/i, 'folder, layer, module'],
  [/\bhand(?:s|ed|ing)? over\b/i, 'falls back, passes on'],
  [/\bst(?:ands?|ood|anding) in for\b|\bstand-ins?\b/i, 'fallback, polyfill, replaces'],
  [/\bblanks\b/i, 'spaces'],
  [/\b(?:right|stands?|stood) behind\b/i, 'after'],
  [/\b(?:build|measured) half\b/i, 'development set, held-out set'],
  [/\b(?:reads?|reading) ahead\b/i, 'prefills'],
  [/\bkeeps? warm\b|\bspare power\b/i, 'prewarms; battery check'],
  [/\baccept(?:s|ed)? pictures?\b|\bchange in looks\b/i, 'baseline, visual regression'],
  [/\bhabits? of (?:a|the) (?:model|vendor|server)/i, 'quirk'],
  [/\bimpatien(?:t|ce)\b/i, 'timeout'],
  [/\bway on\b/i, 'action'],
  [/\blooks? over\b/i, 'lints'],
  [/\b(?:is|be) asked expressly\b/i, 'explicitly'],
];

/** Folders whose texts are not ours, are data, or are this list. */
const foreign = 'node_modules .output fixtures corpus answers cvs dialect.test.ts'.split(' ');

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (foreign.includes(entry.name)) return [];
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

const folders = ['.github', 'create-talking-cv', 'docs', 'examples', 'scripts', 'src', 'tests', 'workers'];
const pagesAtRoot = ['CONTRIBUTING.md', 'README.md', 'SECURITY.md'];
const all = [...pagesAtRoot, ...folders.flatMap(filesBelow)];
const files = all.filter((file) => /\.(?:md|css|mjs|tsx?)$/.test(file));

/** What people read of a file: all of a page and of a catalogue, the comments of other code. */
function readByPeople(file: string, text: string): string {
  if (file.endsWith('.md') || /(?:^|\/)words\b/.test(file)) return text;
  return [...text.matchAll(/(?<=^|\s)\/\/ .*$|\/\*[^]*?\*\//gm)].map(([comment]) => comment).join('\n');
}

function found(file: string, text: string): string[] {
  const read = readByPeople(file, text).replaceAll(/\s+(?:\* )?/g, ' ');
  return banned.flatMap(([pattern, instead]) => {
    const word = pattern.exec(read)?.[0];
    return word === undefined ? [] : [`${file}: "${word}"; write: ${instead}`];
  });
}

describe('a private word', () => {
  it('is in no page, no comment and no sentence on screen', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(files.flatMap((file) => found(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  it.each([
    ['README.md', 'The seam\nbetween both'],
    ['src/a.ts', 'const a = 1; // the seam of both'],
    ['src/a.ts', '/**\n * Quotes stand in\n * for a model.\n */'],
    ['src/words/en.ts', "hint: 'Quotes stand in for a model'"],
  ])('is found in %s: %s', (file, text) => {
    expect(found(file, text)).toHaveLength(1);
  });

  it('may be part of a name in code', () => {
    expect(found('src/a.ts', 'const seam = behind.rooms;')).toEqual([]);
  });
});
