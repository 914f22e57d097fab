import { createRequire } from 'node:module';
import sharp, { type OverlayOptions } from 'sharp';
import { localFile } from '../resume/local-file.ts';
import { openGraphImageSize } from '../resume/exports/site-address.ts';
import type { Profile } from '../resume/profile.ts';
import type { AskCode } from '../page/ProfilePage.tsx';
import { pageWords } from '../page/words.en.ts';
import type { PublicFolder } from './public-folder.ts';

const { width, height } = openGraphImageSize;
const margin = 80;
const photoSize = 300;
/** Messengers show a card at less than half its size; cameras still read this. */
const codeSize = 190;
const ink = '#1c211f';
const muted = '#58605c';
const accent = '#0b6152';

/** Sharp draws with these font files, so that the card looks the same on a machine without fonts. */
const fonts = {
  regular: { file: '400Regular/SourceSerif4_400Regular.ttf', name: 'Source Serif 4' },
  semiBold: { file: '600SemiBold/SourceSerif4_600SemiBold.ttf', name: 'Source Serif 4 SemiBold' },
} as const;

/** The card that a link to the site shows in a chat or a feed, as PNG. */
export async function drawSocialCard(
  profile: Profile,
  publicFolder: PublicFolder,
  askCode?: AskCode,
): Promise<Buffer> {
  const right = await drawRight(profile, publicFolder, askCode);
  const textWidth = width - 2 * margin - (right.length > 0 ? photoSize + 60 : 0);
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
  const overlays = [...right];
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

interface DrawnText {
  readonly image: Buffer;
  readonly width: number;
  readonly height: number;
}

async function drawText(text: string, style: TextStyle): Promise<DrawnText> {
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
  return { image: data, width: info.width, height: info.height };
}

interface Picture {
  readonly input: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Photo, code and its caption, one below the other. */
async function drawRight(
  profile: Profile,
  publicFolder: PublicFolder,
  askCode: AskCode | undefined,
): Promise<OverlayOptions[]> {
  const pictures = [
    await drawPhoto(profile, publicFolder),
    ...(askCode ? [drawCode(askCode), await drawCaption(pageWords.ask(profile.firstName))] : []),
  ].filter((picture) => picture !== undefined);
  let top = Math.round((height - pictures.reduce((sum, picture) => sum + picture.height, 0)) / 2);
  return pictures.map((picture) => {
    const left = Math.round(width - margin - (photoSize + picture.width) / 2);
    const overlay = { input: picture.input, left, top };
    top += picture.height;
    return overlay;
  });
}

async function drawPhoto({ photo }: Profile, publicFolder: PublicFolder): Promise<Picture | undefined> {
  const path = photo && localFile(photo.src)?.path;
  if (path === undefined || !publicFolder.has(path)) return undefined;
  const circle = `<svg width="${photoSize}" height="${photoSize}"><circle cx="50%" cy="50%" r="50%"/></svg>`;
  const input = await sharp(publicFolder.read(path))
    .resize(photoSize, photoSize, { fit: 'cover' })
    .composite([{ input: Buffer.from(circle), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return { input, width: photoSize, height: photoSize };
}

function drawCode({ size, path }: AskCode): Picture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${codeSize}" height="${codeSize}" viewBox="0 0 ${size} ${size}"
    shape-rendering="crispEdges"><path fill="${ink}" d="${path}"/></svg>`;
  return { input: Buffer.from(svg), width: codeSize, height: codeSize };
}

async function drawCaption(text: string): Promise<Picture> {
  const caption = await drawText(text, { font: 'regular', size: 22, colour: muted, width: photoSize });
  return { input: caption.image, ...caption };
}

function escapeMarkup(text: string): string {
  return text.replace(/[<>&]/g, (character) => `&#${character.charCodeAt(0)};`);
}
