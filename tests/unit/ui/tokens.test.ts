import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { partnerWallCollapsedHeightPx, timings } from '../../../src/ui/timings';

const [usual = '', reduced = ''] = readFileSync('src/ui/tokens.css', 'utf8').split('prefers-reduced-motion');

/** Milliseconds by the name the CSS gives them, e.g. `mask-fade`. */
function times(css: string): Record<string, number> {
  const found = [...css.matchAll(/--time-([\w-]+): (\d+)ms/g)];
  return Object.fromEntries(found.map(([, name = '', milliseconds]) => [name, Number(milliseconds)]));
}

describe('the durations in CSS', () => {
  it('are those of timings.ts, to the millisecond', () => {
    const kebab = (name: string) =>
      name.replace(/Ms$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const inTypeScript = Object.entries(timings).map(([name, milliseconds]) => [kebab(name), milliseconds]);
    expect(Object.fromEntries(inTypeScript)).toMatchObject(times(usual));
    expect(usual).toContain(`--partner-wall-collapsed-height: ${partnerWallCollapsedHeightPx}px`);
  });

  it('are all zero for visitors who prefer reduced motion', () => {
    expect(Object.keys(times(reduced))).toEqual(Object.keys(times(usual)));
    expect(Object.values(times(reduced)).filter((milliseconds) => milliseconds !== 0)).toEqual([]);
  });
});
