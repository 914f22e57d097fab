import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { readFontCoverage } from '../../../src/site/font-coverage';

const resolve = createRequire(import.meta.url).resolve;
const fontFile = (name: string) => readFileSync(resolve(`@expo-google-fonts/source-serif-4/${name}`));
const has = readFontCoverage(fontFile('400Regular/SourceSerif4_400Regular.ttf'));

describe('what a font says that it holds', () => {
  it.each(['A', 'é', 'ß', 'Ł', 'ő', '–', '’', 'Ж', 'є', 'Ω', 'ή', 'ệ'])('has %s', (character) => {
    expect(has(character)).toBe(true);
  });

  it.each(['佐', 'か', '한', 'ل', 'ש', 'ह', '🍳', 'Ꭰ', '\u{1F1EB}', '\uFFFF'])('lacks %s', (character) => {
    expect(has(character)).toBe(false);
  });

  it('reads both forms of the table alike', () => {
    const table = (format: number, body: number[]) => {
      const header = Buffer.alloc(12 + 16);
      header.writeUInt16BE(1, 4);
      header.write('cmap', 12, 'latin1');
      header.writeUInt32BE(28, 20);
      const cmap = Buffer.alloc(12);
      cmap.writeUInt16BE(1, 2);
      cmap.writeUInt32BE(12, 8);
      return Buffer.concat([header, cmap, Buffer.from([format >> 8, format & 0xff, ...body])]);
    };
    // A to C, where the glyph of B is missing in the first: its row of glyphs is 5, 0, 7.
    const segments = [
      0, 40, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 67, 255, 255, 0, 0, 0, 65, 255, 255, 0, 0, 0, 1,
    ];
    const inSegments = readFontCoverage(table(4, [...segments, 0, 4, 0, 0, 0, 5, 0, 0, 0, 7]));
    expect(['A', 'B', 'C', 'D'].map(inSegments)).toEqual([true, false, true, false]);
    const groups = [0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 65, 0, 0, 0, 67, 0, 0, 0, 5];
    expect(['A', 'B', 'C', 'D'].map(readFontCoverage(table(12, groups)))).toEqual([true, true, true, false]);
  });
});
