import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const latin = createRequire(import.meta.url).resolve('katex/dist/fonts/KaTeX_Main-Regular.ttf');
const glyphOfA = 36;

/**
 * A font in which the characters of each text share a glyph, as many characters do in Chinese and Japanese fonts.
 * Chromium embeds it, or draws its letters where its licence says that it may not be embedded.
 */
export function fontWithSharedGlyphs(texts: readonly string[], isEmbeddable: boolean): Buffer {
  const font = readFileSync(latin);
  const recordOf = (table: string) => {
    const at = font.subarray(0, 12 + 16 * font.readUInt16BE(4)).indexOf(table);
    return { at, from: font.readUInt32BE(at + 8) };
  };
  font.writeUInt16BE(isEmbeddable ? 0 : 2, recordOf('OS/2').from + 8);
  const glyphs = texts.flatMap((text, index) =>
    Array.from(text, (letter) => [letter.charCodeAt(0), glyphOfA + index] as const),
  );
  const map = characterMap(glyphs.toSorted(([a], [b]) => a - b));
  font.writeUInt32BE(font.length, recordOf('cmap').at + 8);
  font.writeUInt32BE(map.length, recordOf('cmap').at + 12);
  return Buffer.concat([font, map]);
}

/** A `cmap` table of format 4 with a segment for each character: https://learn.microsoft.com/typography/opentype/spec/cmap */
function characterMap(glyphs: readonly (readonly [code: number, glyph: number])[]): Buffer {
  const segments = [...glyphs, [0xffff, 0] as const];
  const count = segments.length;
  const codes = segments.map(([code]) => code);
  const deltas = segments.map(([code, glyph]) => (glyph - code) & 0xffff);
  const power = Math.floor(Math.log2(count));
  const search = [2 ** (power + 1), power, 2 * count - 2 ** (power + 1)];
  const table = [4, 16 + 8 * count, 0, 2 * count, ...search, ...codes, 0, ...codes, ...deltas];
  const words = [0, 1, 3, 1, 0, 12, ...table, ...codes.map(() => 0)];
  return Buffer.from(Uint16Array.from(words).buffer).swap16();
}
