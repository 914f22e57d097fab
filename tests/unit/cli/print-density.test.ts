import { describe, expect, it } from 'vitest';
import { type PrintDensity, printWithFullLastPage } from '../../../src/cli/print-density';

/** Prints with the pages and the lines on the last of them that each density is said to have. */
async function densityOf(
  measures: Record<PrintDensity, Measure>,
  drawn: Partial<Record<PrintDensity, Measure>> = {},
) {
  const { pdf } = await printWithFullLastPage((density, hasTimeline) => {
    const [pages, linesOnLastPage] = hasTimeline ? (drawn[density] ?? [99, 9]) : measures[density];
    const name = hasTimeline ? `${density} with timeline` : density;
    return Promise.resolve({ pdf: Buffer.from(name), pages, linesOnLastPage });
  });
  return pdf.toString();
}

type Measure = readonly [pages: number, lines: number];

describe('the last page of the PDF', () => {
  it('stays as it is where it holds more than a few lines', async () => {
    expect(await densityOf({ normal: [2, 8], tight: [1, 60], loose: [2, 30] })).toBe('normal');
  });

  it('may be short where it is the only one', async () => {
    expect(await densityOf({ normal: [1, 2], tight: [1, 2], loose: [1, 2] })).toBe('normal');
  });

  it('is drawn into the page before it where two lines would stand on it', async () => {
    expect(await densityOf({ normal: [3, 2], tight: [2, 60], loose: [3, 12] })).toBe('tight');
  });

  it('is filled by looser lines where tighter ones leave a few, too', async () => {
    expect(await densityOf({ normal: [9, 7], tight: [8, 3], loose: [10, 12] })).toBe('loose');
  });

  it('stays as it is where nothing helps', async () => {
    expect(await densityOf({ normal: [9, 7], tight: [8, 3], loose: [10, 1] })).toBe('normal');
  });
});

describe('the timeline in the PDF', () => {
  it('is printed where it costs no page, as densely as the CV is without it', async () => {
    const measures = { normal: [3, 2], tight: [2, 40], loose: [3, 9] } as const;
    expect(await densityOf(measures, { tight: [2, 45] })).toBe('tight with timeline');
    expect(await densityOf(measures, { normal: [2, 45], tight: [3, 10] })).toBe('tight');
  });

  it('leaves no last page with a few lines', async () => {
    const measures = { normal: [2, 60], tight: [2, 50], loose: [2, 60] } as const;
    expect(await densityOf(measures, { normal: [2, 2] })).toBe('normal');
  });
});
