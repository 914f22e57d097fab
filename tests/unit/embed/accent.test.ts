import { expect, it } from 'vitest';
import { accentTokens } from '../../../src/embed/accent';

function partsOf(color = ''): number[] {
  return (color.match(/\d+/g) ?? []).map(Number);
}

function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(a, b) / Math.min(a, b);
}

it.each(['#ffd54a', '#000000', '#ffffff', '#777777', '#ff0000', '#0b6152'])(
  'makes text in the accent %s readable in both schemes, and text on it',
  (accent) => {
    const tokens = new Map(accentTokens(accent));
    for (const [suffix, surface] of Object.entries({ '': [241, 237, 229], '-dark': [35, 41, 39] })) {
      const color = partsOf(tokens.get(`--accent${suffix}`));
      expect(contrast(color, surface)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(color, partsOf(tokens.get(`--on-accent${suffix}`)))).toBeGreaterThanOrEqual(4.5);
    }
  },
);
