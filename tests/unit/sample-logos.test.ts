import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = resolve(import.meta.dirname, '../../public/partners');
const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.svg')) : [];
const pictures = files.map((file) => readFileSync(join(folder, file), 'utf8'));
/** An owner has put other logos in their place. */
const isReplaced = !pictures.some((picture) => picture.includes('<view id="gpu-vendor"'));

describe('the logos of the sample', () => {
  it.skipIf(isReplaced)('are outlines, which no other font can clip', () => {
    for (const picture of pictures) expect(picture).not.toMatch(/<text|font-family|font:/);
    expect(pictures.join('').match(/<view /g)).toHaveLength(22);
  });

  it.skipIf(isReplaced)('refer to letters that are there', () => {
    for (const picture of pictures) {
      const ids = new Set(Array.from(picture.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
      const used = Array.from(picture.matchAll(/href="#([^"]+)"/g), ([, id]) => id);
      expect(used.length).toBeGreaterThan(300);
      expect(used.filter((id) => !ids.has(id))).toEqual([]);
    }
  });
});
