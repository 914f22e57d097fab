import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { comparePictures } from '../../visual/compare-pictures';
import { differencesPage } from '../../visual/differences-page';

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

  it('have a new size, or are only in one tree', async () => {
    expect((await comparePictures(await picture(9), await picture(9, 5))).verdict).toBe('resized');
    expect((await comparePictures(undefined, await picture(9))).verdict).toBe('added');
    expect((await comparePictures(await picture(9), undefined)).verdict).toBe('removed');
  });
});

it('shows those that changed side by side, with their difference', () => {
  const page = differencesPage([{ name: 'chat.png', verdict: 'changed' }], 'abc');
  expect(page.match(/<img src="[^"]+"/g)).toEqual(
    ['before', 'after', 'difference'].map((folder) => `<img src="${folder}/chat.png"`),
  );
});
