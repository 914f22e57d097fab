import { createRequire } from 'node:module';
import sharp, { type OverlayOptions } from 'sharp';
import { localFile } from '../resume/local-file.ts';
import { openGraphImageSize } from '../resume/exports/site-address.ts';
import type { Profile } from '../resume/profile.ts';
import type { PublicFolder } from './public-folder.ts';

const { width, height } = openGraphImageSize;
const margin = 80;
const photoSize = 300;
const ink = '#1c211f';
const muted = '#58605c';
const accent = '#0b6152';

/** Sharp draws with these font files, so that the card looks the same on a machine without fonts. */
const fonts = {
  regular: { file: '400Regular/SourceSerif4_400Regular.ttf', name: 'Source Serif 4' },
  semiBold: { file: '600SemiBold/SourceSerif4_600SemiBold.ttf', name: 'Source Serif 4 SemiBold' },
} as const;

/** The card that a link to the site shows in a chat or a feed, as PNG. */
export async function drawSocialCard(profile: Profile, publicFolder: PublicFolder): Promise<Buffer> {
  const photo = await drawPhoto(profile, publicFolder);
  const textWidth = width - 2 * margin - (photo ? photoSize + 60 : 0);
  const lines = await Promise.all([
    drawText(profile.name, { font: 'semiBold', size: 68, colour: ink, width: textWidth }),
    ...(profile.headline === undefined
      ? []
      : [drawText(profile.headline, { font: 'regular', size: 36, colour: accent, width: textWidth })]),
    ...(profile.location === undefined
      ? []
      : [drawText(profile.location, { font: 'regular', size: 28, colour: muted, width: textWidth })]),
  ]);
  const textHeight = lines.reduce((sum, line) => sum + line.height, 0) + gap * (lines.length - 1);
  let top = Math.max(margin, Math.round((height - textHeight) / 2));
  const overlays: OverlayOptions[] = photo ? [photo] : [];
  for (const { image, height: lineHeight } of lines) {
    if (top + lineHeight > height - margin / 2) break;
    overlays.push({ input: image, left: margin, top });
    top += lineHeight + gap;
  }
  return sharp(Buffer.from(background))
    .composite(overlays)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

const gap = 26;

const background = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="#faf8f4"/>
  <rect width="${width}" height="14" fill="${accent}"/>
  <rect x="${margin}" y="${height - 64}" width="72" height="6" rx="3" fill="${accent}"/>
</svg>`;

interface TextStyle {
  readonly font: keyof typeof fonts;
  /** Pixels. */
  readonly size: number;
  readonly colour: string;
  readonly width: number;
}

async function drawText(text: string, style: TextStyle): Promise<{ image: Buffer; height: number }> {
  const { file, name } = fonts[style.font];
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${style.colour}">${escapeMarkup(text)}</span>`,
      // At 72 dots per inch a point is a pixel. The comma ends the name, which may end in a weight.
      font: `${name}, ${style.size}`,
      fontfile: createRequire(import.meta.url).resolve(`@expo-google-fonts/source-serif-4/${file}`),
      width: style.width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { image: data, height: info.height };
}

async function drawPhoto(
  { photo }: Profile,
  publicFolder: PublicFolder,
): Promise<OverlayOptions | undefined> {
  const path = photo && localFile(photo.src)?.path;
  if (path === undefined || !publicFolder.has(path)) return undefined;
  const circle = `<svg width="${photoSize}" height="${photoSize}"><circle cx="50%" cy="50%" r="50%"/></svg>`;
  const input = await sharp(publicFolder.read(path))
    .resize(photoSize, photoSize, { fit: 'cover' })
    .composite([{ input: Buffer.from(circle), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return { input, left: width - margin - photoSize, top: Math.round((height - photoSize) / 2) };
}

function escapeMarkup(text: string): string {
  return text.replace(/[<>&]/g, (character) => `&#${character.charCodeAt(0)};`);
}
