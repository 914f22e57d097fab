import sharp from 'sharp';

export type Verdict = 'same' | 'changed' | 'resized' | 'added' | 'removed';

/** A picture of both trees, by its file's name. */
export interface Compared {
  readonly name: string;
  readonly verdict: Verdict;
}

/** Of 255: a border that is one step of the palette darker still counts as different, the smoothing of a font does not. */
const channelTolerance = 13;

/** PNGs of the same state. `difference` is the change in grey with each differing pixel in red, where sizes are equal. */
export async function comparePictures(
  before: Buffer | undefined,
  after: Buffer | undefined,
): Promise<{ readonly verdict: Verdict; readonly difference?: Buffer }> {
  if (!before) return { verdict: 'added' };
  if (!after) return { verdict: 'removed' };
  if (before.equals(after)) return { verdict: 'same' };
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const { width, height } = other.info;
  if (one.info.width !== width || one.info.height !== height) return { verdict: 'resized' };
  const marked = Buffer.alloc(other.data.length);
  let differing = 0;
  for (let at = 0; at < marked.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = other.data.subarray(at, at + 3);
    const isSame = [red, green, blue].every(
      (value, channel) => Math.abs(value - (one.data[at + channel] ?? 0)) <= channelTolerance,
    );
    const grey = 160 + (red + green + blue) / 9;
    marked.set(isSame ? [grey, grey, grey] : [220, 0, 0], at);
    if (!isSame) differing += 1;
  }
  if (differing === 0) return { verdict: 'same' };
  const difference = await sharp(marked, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return { verdict: 'changed', difference };
}

function pixelsOf(picture: Buffer) {
  return sharp(picture).flatten().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
}
