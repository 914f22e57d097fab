import { describe, expect, it } from 'vitest';
import { printWithFullPages } from '../../../src/cli/pdf';

/** The spacing that is chosen where only some of them fill the pages. */
async function chosen(measure: (spacing: number) => readonly [pages: number, leastFull: number]) {
  const { pdf } = await printWithFullPages((spacing) => {
    const [pages, leastFull] = measure(spacing);
    return Promise.resolve({ pdf: Buffer.from(String(spacing)), pages, leastFull });
  });
  return Number(pdf.toString());
}

describe('the pages of the PDF', () => {
  it('stay as they are where each is a third full', async () => {
    expect(await chosen(() => [2, 0.34])).toBe(1);
  });

  it('are one fewer where two lines would stand on the last', async () => {
    expect(await chosen((spacing) => (spacing < 0.8 ? [2, 0.9] : [3, 0.05]))).toBe(0.7);
  });

  it('are filled by looser lines where tighter ones leave a few, too', async () => {
    expect(await chosen((spacing) => [3, (spacing - 0.8) / 2])).toBe(1.7);
  });
});
