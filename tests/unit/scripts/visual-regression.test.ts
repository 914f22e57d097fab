import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { comparePictures } from '../../visual/compare-pictures';

const picture = (shade: number, width = 4) =>
  sharp({ create: { width, height: 2, channels: 3, background: { r: shade, g: shade, b: shade } } })
    .png()
    .toBuffer();

describe('two pictures of a state', () => {
  it.each([
    ['same', 200, 210],
    ['changed', 200, 230],
  ] as const)('are %s where the shade goes from %d to %d', async (verdict, before, after) => {
    const compared = await comparePictures(await picture(before), await picture(after));
    expect(compared.verdict).toBe(verdict);
    expect(compared.difference === undefined).toBe(verdict === 'same');
  });
});
