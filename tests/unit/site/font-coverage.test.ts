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
});
