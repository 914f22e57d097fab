import sharp, { type Color, type Sharp } from 'sharp';
import type { ThemeColors } from './theme/open-theme';

export interface AppIcon {
  /** At the root of the site, for the pages in all languages. */
  readonly file: string;
  /** Pixels of its sides. */
  readonly size: number;
  /** `maskable`: systems cut it to a shape of their own, at most down to a circle of 80 % of its sides. */
  readonly purpose: 'any' | 'maskable';
}

/** Where iOS looks for it, too, if the site is at the root of its host. iOS rounds the corners itself. */
export const touchIcon: AppIcon = { file: 'apple-touch-icon.png', size: 180, purpose: 'any' };

export const manifestIcons: readonly AppIcon[] = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
];

/** All pictures that are drawn from the site's `favicon.svg`. */
export const appIcons: readonly AppIcon[] = [touchIcon, ...manifestIcons];

/** The engine's `favicon.svg` in the colours of a theme; the file has those of a site without one. */
export function colouredIcon(svg: Uint8Array, { ground, letter, dot }: ThemeColors['icon']): Buffer {
  const colours: Readonly<Record<string, string>> = { '#0b6152': ground, '#ffffff': letter, '#f3cd8b': dot };
  return Buffer.from(
    Buffer.from(svg)
      .toString('utf8')
      .replace(/#[\da-f]{6}/g, (each) => colours[each] ?? each),
  );
}

/**
 * Draws an icon from an SVG as PNG. One that has to fill its square stands on the colour of the SVG's own edge, or on
 * `background` (`#rrggbb`) where that edge is transparent.
 *
 * @throws Error where the SVG cannot be drawn.
 */
export async function drawIcon(svg: Uint8Array, icon: AppIcon, background: string): Promise<Uint8Array> {
  const { size, purpose, file } = icon;
  if (purpose === 'any' && file !== touchIcon.file) return drawn(svg, size).then(toPng);
  const edge = await edgeColor(svg);
  const inner = purpose === 'maskable' ? Math.round(size * (edge === undefined ? 0.6 : 0.8)) : size;
  const paper = sharp({
    create: { width: size, height: size, channels: 4, background: edge ?? background },
  });
  return toPng(paper.composite([{ input: await drawn(svg, inner).then((each) => each.png().toBuffer()) }]));
}

async function drawn(svg: Uint8Array, size: number): Promise<Sharp> {
  const { width, height } = await sharp(svg).metadata();
  // An SVG is drawn at its own size first, so a small one has to be drawn at a higher density.
  const density = Math.min(2400, Math.max(1, (72 * size) / Math.min(width, height)));
  return sharp(svg, { density }).resize(size, size, {
    fit: 'contain',
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  });
}

function toPng(image: Sharp): Promise<Buffer> {
  return image.png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** The colour in the middle of the left edge, where it is opaque. */
async function edgeColor(svg: Uint8Array): Promise<Color | undefined> {
  const size = 64;
  const pixels = await (await drawn(svg, size)).ensureAlpha().raw().toBuffer();
  const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(4 * (size * (size / 2) + 1));
  return alpha === 255 ? { r, g, b } : undefined;
}
