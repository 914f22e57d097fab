import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { generatedPages } from '../../../scripts/write-docs';

const pages = Object.entries(await generatedPages());
const root = resolve(import.meta.dirname, '../../..');

it.each(pages)(
  '%s says what the code says: `node src/cli/run.mjs scripts/write-docs.ts` writes it',
  (file, text) => {
    const path = resolve(root, file);
    expect(existsSync(path) ? readFileSync(path, 'utf8') : '').toBe(text);
  },
);
