import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cutPicture } from '../../../../src/cli/edit/picture';

const whole = { shape: 'whole', turns: 0, size: 1, x: 0.5, y: 0.5 } as const;

/** Red on the left and blue on the right, lying on its side as a phone writes it. */
async function photo() {
  const of = (width: number, background: string) =>
    sharp({ create: { width, height: 800, channels: 3, background } });
  return of(1200, '#00f')
    .composite([{ input: await of(600, '#f00').png().toBuffer(), left: 0, top: 0 }])
    .withExif({ IFD0: { Artist: 'Secret Name' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

describe('a dropped picture', () => {
  it('is upright, small, square and without what the camera wrote', async () => {
    const { bytes, ending } = await cutPicture(await photo(), { ...whole, shape: 'square', y: 0 }, 'a.png');
    const { width, height, exif, orientation, format } = await sharp(bytes).metadata();
    expect([width, height, format, ending]).toEqual([800, 800, 'jpeg', '.jpg']);
    expect([exif, orientation]).toEqual([undefined, undefined]);
    const top = await sharp(bytes).extract({ left: 0, top: 0, width: 800, height: 400 }).png().toBuffer();
    const { dominant } = await sharp(top).stats();
    expect(dominant.r).toBeGreaterThan(200);
  });

  it('is transparent around a disc, and turned by quarters', async () => {
    const cut = { ...whole, shape: 'round', turns: 1 } as const;
    const { bytes, ending } = await cutPicture(await photo(), cut, 'a.png');
    const corner = await sharp(bytes).extract({ left: 0, top: 0, width: 10, height: 10 }).png().toBuffer();
    const { channels } = await sharp(corner).stats();
    expect([ending, channels[3]?.max]).toEqual(['.png', 0]);
  });

  it('is refused in a sentence where it is none', async () => {
    const none = cutPicture(Buffer.from('no picture'), whole, 'a.png');
    await expect(none).rejects.toThrow('a.png cannot be read as a picture');
  });
});
