import sharp from 'sharp';
import { initials } from '../page/initials.ts';
import type { AskCode } from '../page/site-facts.ts';
import type { PageWords } from '../page/words.en.ts';
import { exportedFiles, openGraphImageSize } from '../resume/exports/site-address.ts';
import { localFile } from '../resume/local-file.ts';
import type { Profile } from '../resume/profile.ts';
import { type Direction, directionOfLanguage } from '../ui/direction.ts';
import { type FindFonts, openCardFonts } from './card-fonts.ts';
import { ascent, type CardText, fitName, measure, widthOf, wrapLines } from './card-text.ts';
import { escapeAttribute } from '../shared/escape-attribute.ts';
import type { PublicFolder } from './public-folder.ts';
import type { ThemeColors } from './theme/open-theme.ts';

const { width, height } = openGraphImageSize;
const left = 72;
const right = width - left;
const top = 64;
const photoSize = 208;
const textWidth = right - left - photoSize - 48;
/** The question box. */
const box = { top: 456, height: 110 };
const headline = { size: 34, lineHeight: 46 };
const small = { size: 26, lineHeight: 52 };
/** Of the sizes of question and address, where both are long. */
const smallestShare = 0.65;
/** Messengers show a card at less than half its size; cameras still read this. */
const codeSize = 152;

interface CardOptions {
  readonly words: Pick<PageWords, 'askMe'>;
  /** Of the CV (BCP 47): from right to left mirrors the card. */
  readonly language: string;
  readonly colors: ThemeColors['card'];
  /** Of the site, as a reader types it. */
  readonly address?: string | undefined;
  readonly askCode?: AskCode | undefined;
  readonly findFonts?: FindFonts | undefined;
}

const machineFonts = openCardFonts();

/** False where a card would have no name on it. */
export function canDrawCard({ name }: Pick<Profile, 'name'>, findFonts: FindFonts = machineFonts): boolean {
  return writable(name, findFonts).text !== '';
}

/**
 * The card that a link to the site shows in a chat or a feed, as PNG, and a sentence for the owner where it lacks texts of
 * theirs: those whose letters no font has. Without a font for the name there is none.
 */
export async function drawSocialCard(
  profile: Profile,
  publicFolder: PublicFolder,
  { words, language, colors, address, askCode, findFonts = machineFonts }: CardOptions,
) {
  if (!canDrawCard(profile, findFonts))
    return { remark: `There is no social card: no font has the letters of "${profile.name}". ${ownCard}` };
  const leftOut: string[] = [];
  const read = async (content: string | undefined, weight: 400 | 600 = 400, isName = false) => {
    const { text, missing } = writable(content ?? '', findFonts);
    leftOut.push(...missing);
    return measure(text, { weight, fonts: findFonts(text) ?? [], isName });
  };
  const direction = directionOfLanguage(language);
  const photo = await drawPhoto(profile, publicFolder);
  const facts = await Promise.all([profile.location, ...firstSkills(profile)].map((each) => read(each)));
  const texts = {
    name: await read(profile.name, 600, true),
    headline: await read(profile.headline),
    facts: await read(factLine(facts.filter((fact) => fact.words.length > 0))),
    monogram: await read(photo ? '' : initials(profile.name), 600),
    question: await read(words.askMe),
    address: await read(address, 600),
  };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${colors.paper}"/>
    ${aboutPerson(texts, direction, colors)}
    ${photo ? '' : drawMonogram(texts.monogram, direction, colors)}
    ${askCode ? drawCode(askCode, mirrored(right - codeSize, codeSize, direction)) : ''}
    ${questionBox(texts, direction, colors)}</svg>`;
  const image = await sharp(Buffer.from(svg))
    .composite(photo ? [{ input: photo, left: mirrored(right - photoSize, photoSize, direction), top }] : [])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  const isPhotoMissing = profile.photo !== undefined && photo === undefined;
  if (leftOut.length === 0 && !isPhotoMissing) return { image };
  return { image, remark: remarkOn(leftOut, isPhotoMissing) };
}

const ownCard = `Put a picture of ${width} × ${height} pixels at public/${exportedFiles.openGraphImage} to use that one.`;

function remarkOn(leftOut: readonly string[], isPhotoMissing: boolean): string {
  const faults = [
    ...(isPhotoMissing ? ['the photo, which cannot be drawn'] : []),
    ...(leftOut.length === 0
      ? []
      : [`${leftOut.map((text) => `"${text}"`).join(', ')}, which no font of this machine can write`]),
  ];
  return `The social card is drawn without ${faults.join(', and without ')}. ${ownCard}`;
}

/** In the order of the CV. */
function firstSkills({ skills }: Profile): string[] {
  return skills.flatMap(({ name, tags }) => (tags.length === 0 ? [name] : tags)).slice(0, 3);
}

const dot = '\u2002·\u2002';

/** As many facts as one line holds. */
function factLine(facts: readonly CardText[]): string {
  const texts: string[] = [];
  let taken = 0;
  for (const { words } of facts) {
    taken += widthOf(words) + 1.3;
    // Isolated, so that "C++" reads the same among words from right to left.
    if (taken <= textWidth / small.size + 1.3)
      texts.push(`\u2068${words.map(({ text }) => text).join('')}\u2069`);
  }
  return texts.join(dot);
}

type CardTexts = Readonly<Record<'name' | 'headline' | 'facts' | 'question' | 'address', CardText>>;
type Colors = ThemeColors['card'];

function aboutPerson({ name, headline: about, facts }: CardTexts, direction: Direction, colors: Colors) {
  const aboutLines = wrapLines(about.words, textWidth / headline.size, 2);
  const factLines = wrapLines(facts.words, textWidth / small.size, 1);
  const below = aboutLines.length * headline.lineHeight + factLines.length * small.lineHeight;
  const set = fitName(name, { width: textWidth, height: box.top - 44 - top - below });
  const x = direction === 'rtl' ? right : left;
  let y = top + set.size * (ascent - set.lineHeight);
  const lines = set.lines.map((line) => {
    y += set.size * set.lineHeight;
    return write(line, name, { x, y, size: set.size, fill: colors.ink, direction });
  });
  y += set.size * set.descent;
  for (const line of aboutLines) {
    y += headline.lineHeight;
    lines.push(write(line, about, { x, y, size: headline.size, fill: colors.muted, direction }));
  }
  for (const line of factLines) {
    y += small.lineHeight;
    lines.push(write(line, facts, { x, y, size: small.size, fill: colors.ink, direction }));
  }
  return lines.join('');
}

/** Closes the card in every script; the address reads from left to right in all of them. */
function questionBox({ question, address }: CardTexts, direction: Direction, colors: Colors): string {
  const { ink, surface, control, accent, onAccent } = colors;
  const inside = 42;
  const padding = 28;
  const room = right - left - inside - 2 * 26 - 2 * padding;
  const [asked, where] = [widthOf(question.words) * headline.size, widthOf(address.words) * small.size];
  const share = Math.min(1, room / (asked + where));
  const hasButton = address.words.length > 0 && share >= smallestShare;
  const scale = hasButton ? share : Math.min(1, room / asked);
  const button = { width: Math.ceil(where * scale) + 2 * padding, height: 64 };
  const buttonAt = mirrored(right - 26 - button.width, button.width, direction);
  const x = direction === 'rtl' ? right - inside : left + inside;
  return [
    `<rect x="${left}" y="${box.top}" width="${right - left}" height="${box.height}" rx="24" fill="${surface}"
      stroke="${control}" stroke-width="2"/>`,
    write(textOf(question), question, {
      x,
      y: box.top + 67,
      size: headline.size * scale,
      fill: ink,
      direction,
    }),
    ...(hasButton
      ? [
          `<rect x="${buttonAt}" y="${box.top + 23}" width="${button.width}" height="${button.height}" rx="16" fill="${accent}"/>`,
          write(textOf(address), address, {
            x: buttonAt + padding,
            y: box.top + 64,
            size: small.size * scale,
            fill: onAccent,
            direction: 'ltr',
          }),
        ]
      : []),
  ].join('');
}

const textOf = ({ words }: CardText) => words.map(({ text }) => text).join('');

/** Where something begins whose place is given as on a card from left to right. */
function mirrored(x: number, ownWidth: number, direction: Direction): number {
  return direction === 'rtl' ? width - x - ownWidth : x;
}

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly direction: Direction;
  readonly anchor?: 'middle';
}

/** A line that begins at `x`, on the baseline `y`. */
function write(
  content: string,
  { fonts, weight, tracking }: CardText,
  { x, y, size, fill, direction, anchor }: Placed,
): string {
  const families = fonts.map(({ family }) => `'${family}'`).join(', ');
  return `<text x="${x}" y="${y}" fill="${fill}" font-family="${escapeAttribute(families)}" font-size="${size}"
    font-weight="${weight}" letter-spacing="${tracking * size}" direction="${direction}"
    text-anchor="${anchor ?? 'start'}">${escapeAttribute(content)}</text>`;
}

function writable(
  content: string,
  findFonts: FindFonts,
): { readonly text: string; readonly missing: readonly string[] } {
  const line = content
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  // As a reader counts them: an emoji with its modifiers, a letter with its accents.
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  const missing = characters.filter((character) => !findFonts(character));
  const shown = characters
    .filter((character) => !missing.includes(character))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
  // A symbol such as an emoji may be missing from a text; a letter may not, or it would read as another word.
  if (missing.some((character) => /[\p{L}\p{N}]/u.test(character))) return { text: '', missing: [content] };
  return { text: shown, missing: missing.length === 0 ? [] : [missing.join('')] };
}

function drawMonogram(monogram: CardText, direction: Direction, { accent, tint }: Colors): string {
  const x = mirrored(right - photoSize, photoSize, direction);
  const size = monogram.words.length === 0 ? 0 : Math.min(112, 150 / widthOf(monogram.words));
  const at = { x: x + photoSize / 2, y: top + photoSize / 2 + size * 0.36, size, fill: accent };
  return `<rect x="${x}" y="${top}" width="${photoSize}" height="${photoSize}" rx="44" fill="${tint}"/>
    ${write(textOf(monogram), monogram, { ...at, direction: 'ltr', anchor: 'middle' })}`;
}

async function drawPhoto({ photo }: Profile, publicFolder: PublicFolder): Promise<Buffer | undefined> {
  const path = photo && localFile(photo.src)?.path;
  if (path === undefined || !publicFolder.has(path)) return undefined;
  const corners = `<svg width="${photoSize}" height="${photoSize}"><rect width="100%" height="100%" rx="44"/></svg>`;
  // A browser may show an SVG that cannot be drawn here.
  return sharp(publicFolder.read(path))
    .resize(photoSize, photoSize, { fit: 'cover' })
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer()
    .catch(() => undefined);
}

function drawCode({ size, path }: AskCode, x: number): string {
  return `<svg x="${x}" y="${top + photoSize + 16}" width="${codeSize}" height="${codeSize}" viewBox="0 0 ${size} ${size}"
    shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
}
