import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** What each part may import beside itself. `types` may be named in `import type` only. */
const rules: Record<string, { values: string[]; types?: string[] }> = {
  'src/ui': { values: [] },
  'src/typewriter': { values: [] },
  'src/markdown': { values: [] },
  'src/backends': { values: [], types: ['workers'] },
  'src/profile': { values: ['src/ui'] },
  'src/chat': { values: ['src/ui', 'src/typewriter', 'src/markdown', 'src/backends'] },
  'src/app': {
    values: ['src/ui', 'src/markdown', 'src/typewriter', 'src/chat', 'src/backends', 'workers'],
    types: ['src/profile'],
  },
  'src/build': { values: ['src/ui', 'src/profile', 'src/prerender.tsx', 'src/markdown'], types: ['src/app'] },
  'src/main.ts': { values: ['src/app', 'src/ui'] },
  'src/prerender.tsx': { values: ['src/ui', 'src/profile'] },
  workers: { values: ['src/backends'], types: [] },
};

/** The seam: all that the chat may know of the backends as values; the rest of `src/backends` is types to nobody. */
const seam = [
  'src/backends/backend',
  'src/backends/backend-error',
  'src/backends/local-model',
  'src/backends/sampling',
];

interface Import {
  readonly file: string;
  readonly target: string;
  readonly typeOnly: boolean;
}

const imports = [...walk(join(root, 'src')), ...walk(join(root, 'workers'))].flatMap(importsOf);

describe('imports flow in one direction', () => {
  it.each(Object.keys(rules))('%s imports only what stands below it', (part) => {
    const { values, types = [] } = rules[part] ?? { values: [] };
    const wrong = imports
      .filter(({ file, target }) => partOf(file) === part && ![part, undefined].includes(partOf(target)))
      .filter(
        ({ target, typeOnly }) => !(typeOnly ? [...values, ...types] : values).includes(partOf(target) ?? ''),
      )
      .map(({ file, target }) => `${file} -> ${target}`);
    expect(wrong).toEqual([]);
  });

  it('has a rule for every part', () => {
    expect(imports.filter(({ file }) => partOf(file) === undefined)).toEqual([]);
  });

  it('shows the chat nothing of the backends but their seam', () => {
    const wrong = imports
      .filter(({ file, target }) => partOf(file) === 'src/chat' && partOf(target) === 'src/backends')
      .filter(({ target }) => !seam.includes(target.replace(/\.tsx?$/, '')));
    expect(wrong).toEqual([]);
  });

  it('lets only compose.ts name concrete backends', () => {
    const concrete = /^src\/backends\/(ollama|huggingface|webllm|quotes)\//;
    const wrong = imports
      .filter(({ file, target }) => !file.startsWith('src/backends/') && concrete.test(target))
      .filter(({ file, typeOnly }) => file !== 'src/app/compose.ts' && !typeOnly);
    expect(wrong).toEqual([]);
  });

  it('keeps web-llm, as a value, inside the worker', () => {
    const wrong = imports.filter(
      ({ file, target, typeOnly }) =>
        target === '@mlc-ai/web-llm' && !typeOnly && file !== 'workers/engine.ts',
    );
    expect(wrong).toEqual([]);
  });
});

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}

function importsOf(path: string): Import[] {
  const text = readFileSync(path, 'utf8');
  const file = relative(root, path).split(sep).join('/');
  const found = text.matchAll(
    /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)(\.\w)?/gm,
  );
  return [...found].map(([, typeKeyword, from, dynamic, member]) => {
    const specifier = from ?? dynamic ?? '';
    const target = specifier.startsWith('.')
      ? relative(root, resolve(dirname(path), specifier))
          .split(sep)
          .join('/')
      : specifier;
    // `import('…').Name` is a type; `import('…')` alone is a module fetched at run time.
    return { file, target, typeOnly: typeKeyword !== undefined || member !== undefined };
  });
}

/** The part a path of this project belongs to; packages and virtual modules belong to none. */
function partOf(path: string): string | undefined {
  return Object.keys(rules).find(
    (part) => path === part || `${path}.ts` === part || `${path}.tsx` === part || path.startsWith(`${part}/`),
  );
}
