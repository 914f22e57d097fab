import { readFileSync } from 'node:fs';
import sharp, { type OverlayOptions } from 'sharp';
import { localFile } from '../resume/local-file.ts';
import { exportedFiles, openGraphImageSize } from '../resume/exports/site-address.ts';
import type { Profile } from '../resume/profile.ts';
import { initials } from '../page/initials.ts';
import type { AskCode } from '../page/ProfilePage.tsx';
import type { PageWords } from '../page/words.en.ts';
import { engineFiles } from './engine-files.ts';
import { readFontCoverage } from './font-coverage.ts';
import type { PublicFolder } from './public-folder.ts';
import type { ThemeColors } from './theme/theme-colors.ts';

const { width, height } = openGraphImageSize;
const margin = 80;
const photoSize = 300;
/** Messengers show a card at less than half its size; cameras still read this. */
const codeSize = 190;

/** Sharp draws with these font files, so that the card looks the same on a machine without fonts. */
const fonts = {
  regular: { file: engineFiles.fonts.regular, name: 'Source Serif 4' },
  semiBold: { file: engineFiles.fonts.semiBold, name: 'Source Serif 4 SemiBold' },
} as const;

type CardColors = ThemeColors['card'];

interface CardOptions {
  readonly words: PageWords;
  readonly colors: CardColors;
  readonly askCode?: AskCode | undefined;
}

interface SocialCard {
  readonly image: Buffer;
  /** A sentence for the owner where the card lacks some of their texts. */
  readonly remark?: string | undefined;
}

/**
 * The card that a link to the site shows in a chat or a feed, as PNG. What its font cannot write is left out: another
 * font of this machine would be missing, or look different, on the next one.
 */
export async function drawSocialCard(
  profile: Profile,
  publicFolder: PublicFolder,
  { words, colors, askCode }: CardOptions,
): Promise<SocialCard> {
  const { ink, muted, accent } = colors;
  const name = writable([{ text: profile.name, font: 'semiBold', size: 68, colour: ink }]);
  const about = writable([
    { text: profile.headline ?? '', font: 'regular', size: 36, colour: accent },
    { text: profile.location ?? '', font: 'regular', size: 28, colour: muted },
  ]);
  const written = [...name.written, ...about.written];
  const leftOut = [...name.leftOut, ...about.leftOut];
  const photo = await drawPhoto(profile, publicFolder);
  const face = photo ?? (name.written.length > 0 ? undefined : await drawMonogram(profile.name, colors));
  const pictures = [
    ...(face === undefined ? [] : [face]),
    ...(askCode === undefined
      ? []
      : [drawCode(askCode), ...(await drawCaption(words.ask(profile.firstName), muted))]),
  ];
  const overlays =
    written.length > 0
      ? [
          ...below(pictures, width - margin - photoSize / 2),
          ...(await drawLines(written, width - 2 * margin - (pictures.length > 0 ? photoSize + 60 : 0))),
        ]
      : below(pictures, width / 2);
  const image = await sharp(Buffer.from(backgroundOf(colors)))
    .composite(overlays)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  const isPhotoMissing = profile.photo !== undefined && photo === undefined;
  if (leftOut.length === 0 && !isPhotoMissing) return { image };
  return { image, remark: remarkOn(leftOut, isPhotoMissing) };
}

function remarkOn(leftOut: readonly string[], isPhotoMissing: boolean): string {
  const texts = leftOut.map((text) => `"${text}"`).join(', ');
  const faults = [
    ...(isPhotoMissing ? ['the photo, which cannot be drawn'] : []),
    ...(texts === '' ? [] : [`${texts}, which its font cannot write`]),
  ];
  const { openGraphImage } = exportedFiles;
  return (
    `The social card is drawn without ${faults.join(', and without ')}. ` +
    `Put a picture of ${width} × ${height} pixels at public/${openGraphImage} to use that one.`
  );
}

interface Line extends Omit<TextStyle, 'width'> {
  readonly text: string;
}

/** A symbol such as an emoji may be missing from a text; a letter may not, or it would read as another word. */
function writable(lines: readonly Line[]): { readonly written: Line[]; readonly leftOut: string[] } {
  const written: Line[] = [];
  const leftOut: string[] = [];
  for (const line of lines) {
    const characters = charactersOf(line.text.normalize('NFC'));
    const isInFont = coverageOf(line.font);
    const missing = characters.filter((character) => !Array.from(character).every(isInFont));
    const shown = characters.filter((character) => !missing.includes(character)).join('');
    const isReadable = shown.trim() !== '' && !missing.some((character) => /[\p{L}\p{N}]/u.test(character));
    if (isReadable) written.push({ ...line, text: shown.replace(/\s+/g, ' ').trim() });
    if (missing.length > 0) leftOut.push(isReadable ? missing.join('') : line.text);
  }
  return { written, leftOut };
}

/** As a reader counts them: an emoji with its modifiers, a letter with its accents. */
function charactersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

async function drawLines(lines: readonly Line[], textWidth: number): Promise<OverlayOptions[]> {
  const drawn = await Promise.all(lines.map((line) => drawText(line.text, { ...line, width: textWidth })));
  const textHeight = drawn.reduce((sum, line) => sum + line.height, 0) + gap * (drawn.length - 1);
  let top = Math.max(margin, Math.round((height - textHeight) / 2));
  const overlays: OverlayOptions[] = [];
  for (const { input, height: lineHeight } of drawn) {
    if (top + lineHeight > height - margin / 2) break;
    overlays.push({ input, left: margin, top });
    top += lineHeight + gap;
  }
  return overlays;
}

const gap = 26;

function backgroundOf({ paper, accent }: CardColors): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="${paper}"/>
  <rect width="${width}" height="14" fill="${accent}"/>
  <rect x="${margin}" y="${height - 64}" width="72" height="6" rx="3" fill="${accent}"/>
</svg>`;
}

interface TextStyle {
  readonly font: FontName;
  /** Pixels. */
  readonly size: number;
  readonly colour: string;
  readonly width: number;
}

type FontName = keyof typeof fonts;

const coverages = new Map<FontName, (character: string) => boolean>();

/** Whether the font holds a character. */
function coverageOf(font: FontName): (character: string) => boolean {
  const known = coverages.get(font) ?? readFontCoverage(readFileSync(fonts[font].file));
  coverages.set(font, known);
  return known;
}

async function drawText(text: string, style: TextStyle): Promise<Picture> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${style.colour}">${escapeMarkup(text)}</span>`,
      // At 72 dots per inch a point is a pixel. The comma ends the name, which may end in a weight.
      font: `${fonts[style.font].name}, ${style.size}`,
      fontfile: fonts[style.font].file,
      width: style.width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

interface Picture {
  readonly input: Buffer;
  readonly width: number;
  readonly height: number;
}

/** One below the other, in the middle of the card's height. */
function below(pictures: readonly Picture[], centre: number): OverlayOptions[] {
  let top = Math.round((height - pictures.reduce((sum, picture) => sum + picture.height, 0)) / 2);
  return pictures.map(({ input, ...picture }) => {
    const overlay = { input, left: Math.round(centre - picture.width / 2), top };
    top += picture.height;
    return overlay;
  });
}

/** The initials where there is no photo; where the font cannot write them either, a mark of what the site is. */
async function drawMonogram(name: string, { accent, onAccent }: CardColors): Promise<Picture> {
  const disc = (
    content: string,
  ) => `<svg xmlns="http://www.w3.org/2000/svg" width="${photoSize}" height="${photoSize}">
    <circle cx="50%" cy="50%" r="50%" fill="${accent}"/>${content}</svg>`;
  const [line] = writable([{ text: initials(name), font: 'semiBold', size: 120, colour: onAccent }]).written;
  const size = { width: photoSize, height: photoSize };
  if (line === undefined) return { input: Buffer.from(disc(bubbleOf(onAccent, accent))), ...size };
  const letters = await drawText(line.text, { ...line, width: photoSize });
  const input = await sharp(Buffer.from(disc('')))
    .composite([{ input: letters.input, gravity: 'centre' }])
    .png()
    .toBuffer();
  return { input, ...size };
}

/** Somebody speaks: a bubble with three dots. */
const bubbleOf = (
  paper: string,
  dots: string,
) => `<path fill="${paper}" d="M90 92h120a26 26 0 0 1 26 26v62a26 26 0 0 1-26 26h-62l-40 34v-34h-18
  a26 26 0 0 1-26-26v-62a26 26 0 0 1 26-26z"/><g fill="${dots}"><circle cx="108" cy="149" r="12"/>
  <circle cx="150" cy="149" r="12"/><circle cx="192" cy="149" r="12"/></g>`;

async function drawPhoto({ photo }: Profile, publicFolder: PublicFolder): Promise<Picture | undefined> {
  const path = photo && localFile(photo.src)?.path;
  if (path === undefined || !publicFolder.has(path)) return undefined;
  const circle = `<svg width="${photoSize}" height="${photoSize}"><circle cx="50%" cy="50%" r="50%"/></svg>`;
  // A browser may show an SVG that cannot be drawn here.
  const input = await sharp(publicFolder.read(path))
    .resize(photoSize, photoSize, { fit: 'cover' })
    .composite([{ input: Buffer.from(circle), blend: 'dest-in' }])
    .png()
    .toBuffer()
    .catch(() => undefined);
  return input && { input, width: photoSize, height: photoSize };
}

function drawCode({ size, path }: AskCode): Picture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${codeSize}" height="${codeSize}" viewBox="0 0 ${size} ${size}"
    shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
  return { input: Buffer.from(svg), width: codeSize, height: codeSize };
}

/** None where the font cannot write the first name. */
async function drawCaption(text: string, muted: string): Promise<Picture[]> {
  const { written } = writable([{ text, font: 'regular', size: 22, colour: muted }]);
  return Promise.all(written.map((line) => drawText(line.text, { ...line, width: photoSize })));
}

function escapeMarkup(text: string): string {
  return text.replace(/[<>&]/g, (character) => `&#${character.charCodeAt(0)};`);
}
