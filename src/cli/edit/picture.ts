import sharp from 'sharp';
import type { Cut } from '../../editor/api.ts';
import { pictureProblem } from '../../site/site-pictures.ts';

/** In pixels: what a site shows at most (`src/site/draw-picture.ts`). */
const longestSide = 800;

/**
 * A picture upright, cut, small and without metadata, and its name's ending. What is transparent stays so.
 *
 * @throws Error in a sentence where it cannot be read
 */
export async function cutPicture(
  bytes: Buffer,
  cut: Cut,
  name: string,
): Promise<{ readonly bytes: Buffer; readonly ending: string }> {
  try {
    // A second pipeline, since sharp turns once only.
    const upright = await sharp(bytes, { failOn: 'error' })
      .autoOrient()
      .png({ compressionLevel: 0 })
      .toBuffer();
    const turned = await sharp(upright)
      .rotate((((cut.turns % 4) + 4) % 4) * 90)
      .toBuffer({ resolveWithObject: true });
    const image = sharp(turned.data);
    if (cut.shape !== 'whole') image.extract(partOf(turned.info, cut));
    image.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
    const shaped = cut.shape === 'round' ? await rounded(data, info.width, info.height) : data;
    const { isOpaque } = await sharp(shaped).stats();
    return isOpaque
      ? { bytes: await sharp(shaped).jpeg({ quality: 88 }).toBuffer(), ending: '.jpg' }
      : { bytes: await sharp(shaped).png().toBuffer(), ending: '.png' };
  } catch (cause) {
    throw new Error(`${name} ${pictureProblem(bytes)}`, { cause });
  }
}

function partOf({ width, height }: { readonly width: number; readonly height: number }, { size, x, y }: Cut) {
  const side = Math.max(1, Math.round(Math.min(width, height) * within(size, 0.05, 1)));
  return {
    left: Math.round((width - side) * within(x, 0, 1)),
    top: Math.round((height - side) * within(y, 0, 1)),
    width: side,
    height: side,
  };
}

function rounded(data: Buffer, width: number, height: number): Promise<Buffer> {
  const [rx, ry] = [width / 2, height / 2];
  const disc = `<svg width="${width}" height="${height}"><ellipse cx="${rx}" cy="${ry}" rx="${rx}" ry="${ry}"/></svg>`;
  return sharp(data)
    .ensureAlpha()
    .composite([{ input: Buffer.from(disc), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

function within(value: number, least: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : most;
}

/** A name for a file in `public/`, from the name that it was dropped under. */
export function pictureName(dropped: string, ending: string): string {
  const stem = dropped
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-zA-Z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 40);
  return (stem || 'picture') + ending;
}
