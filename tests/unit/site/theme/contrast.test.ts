import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastOn, hexOf, nearestPassing, readColor } from '../../../../src/site/theme/color';
import { lowContrasts, passes, colorPairs, paper } from '../../../../src/site/theme/contrast';
import { derivedTokens } from '../../../../src/site/theme/derive';
import { lintTheme } from '../../../../src/site/theme/lint-theme';
import { themes } from '../../../../src/site/theme/themes';
import { colorNames, engineTokens, setTokens, tokenNames, tokensOf } from '../../../../src/site/theme/tokens';

function color(text: string) {
  const read = readColor(text);
  if (read === undefined) throw new Error(`${text} is no colour.`);
  return read;
}

// Figures of https://webaim.org/resources/contrastchecker/ and of axe.
it.each([
  ['#000', '#fff', 21],
  ['#777', 'white', 4.48],
  ['rgb(0 0 255)', '#fff', 8.59],
  ['hsl(0 100% 50%)', '#000', 5.25],
  ['rgb(0 0 0 / 50%)', '#fff', 3.98],
])('contrast of %s on %s is %d', (front, back, ratio) => {
  expect(contrastOn(color(back), color(front))).toBeCloseTo(ratio, 1);
});

it('the engine’s own colours pass in every pair, all of which are tokens', () => {
  expect(lowContrasts(engineTokens)).toEqual([]);
  const names = colorPairs.flatMap(({ front, back }) => [front, back]).filter((name) => name !== paper);
  expect(names.filter((name) => !tokenNames.includes(name))).toEqual([]);
  expect(names.filter((name) => engineTokens.color(name) === undefined)).toEqual([]);
});

const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((each) => `#${each.toString(16).padStart(6, '0')}`);

describe('the colour that is proposed', () => {
  it('passes, whatever the two colours are', () => {
    fc.assert(
      fc.property(anyHex, anyHex, fc.constantFrom(3, 4.5), (front, back, needs) => {
        const found = nearestPassing(color(front), (each) => contrastOn(color(back), each) >= needs);
        expect(found && contrastOn(color(back), color(hexOf(found)))).toBeGreaterThanOrEqual(needs);
      }),
      { numRuns: 60 },
    );
  });

  it('passes for every pair that a theme fails, and mends all pairs of its token where any colour can', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (accent, background) => {
        const own = [
          { name: 'accent', value: accent },
          { name: 'background', value: background },
        ];
        for (const low of lowContrasts(tokensOf(own))) {
          const mended = tokensOf([...own, { name: low.front, value: low.passing }]);
          expect(passes(color(low.passing), low, mended), `${low.front} on ${low.back}`).toBe(true);
        }
      }),
      { numRuns: 12 },
    );
  });
});

it.each(['#8a1c4a', '#1d4ed8', 'darkslateblue', 'oklch(0.45 0.12 60)', '#000', '#5b2a86'])(
  'an accent that is set alone suits every pair with the tokens that follow from it: %s',
  (value) => {
    const own = [{ name: 'accent', value }];
    expect(lowContrasts(tokensOf([...derivedTokens(own), ...own]))).toEqual([]);
  },
);

it.each(themes.slice(1))(
  'the theme $name says in a sentence what it is, sets known tokens, and fails in no pair',
  ({ says, sheet }) => {
    const own = setTokens(sheet);
    expect(says).toMatch(/^[A-Z].*\.$/);
    // The names that its layout sets are the page's.
    const [set = ''] = sheet.split('@layer layout');
    expect(lintTheme(set, tokensOf([...derivedTokens(own), ...own]))).toEqual([]);
    const names = own.map(({ name }) => name);
    const withoutTwin = names.filter((name) => colorNames.includes(name) && !names.includes(`${name}-dark`));
    expect(withoutTwin).toEqual([]);
  },
);

it('docs/themes.md names every token of the page’s look, and no other', () => {
  const docs = readFileSync('docs/themes.md', 'utf8');
  const told = [...docs.matchAll(/^- (.*?):/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`--([\w-]+)`/g)].map(([, name = '']) => name),
  );
  const looks = tokenNames.filter((name) => !/-dark$|^(?:time|space|size)-|^partner-wall/.test(name));
  expect(told.toSorted()).toEqual(looks.toSorted());
});
