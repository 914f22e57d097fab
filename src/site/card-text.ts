import sharp from 'sharp';
import type { CardFont } from './card-fonts.ts';
import { engineFiles } from './engine-files.ts';
import { escapeAttribute } from '../shared/escape-attribute.ts';

/** A text of the card with the fonts it is written in, and how wide it is. Widths are in units of the font size. */
export interface CardText {
  readonly weight: 400 | 600;
  readonly fonts: readonly CardFont[];
  /** Between letters. */
  readonly tracking: number;
  readonly words: readonly CardWord[];
}

interface CardWord {
  /** With the space before it. */
  readonly text: string;
  readonly width: number;
  readonly space: number;
}

const spaceWidth = 0.26;
const ellipsisWidth = 1.3;
/** Beside the first and the last letter, which the drawing library cuts off. */
const bearing = 0.11;
const measuredAt = 100;

/** Where a line may break: at a space, after a hyphen, beside a Chinese or Japanese character. */
const breakable =
  /\s*(?:[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー][\p{P}ー]*|[^\s\-\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+-*|-+)/gu;

/** Their characters fill a square each. */
const square = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** A name is broken at a space or after a hyphen only. */
const breakableName = /\s*(?:[^\s-]+-*|-+)/gu;

const tightScripts = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\P{L}]+$/u;

/** Measures a text once; it has the same proportions at every size. */
export async function measure(
  text: string,
  { weight, fonts, isName = false }: Pick<CardText, 'weight' | 'fonts'> & { readonly isName?: boolean },
): Promise<CardText> {
  const tracking = isName && tightScripts.test(text) ? -0.04 : 0;
  const words = await Promise.all(
    (text.match(isName ? breakableName : breakable) ?? []).map(async (word) => {
      const shown = word.trimStart();
      const ink = (await drawnWidth(shown, weight, fonts)) / measuredAt;
      const width = Math.max(ink + bearing, square.test(shown) ? shown.length : 0) + tracking * shown.length;
      return { text: word, width, space: word === shown ? 0 : spaceWidth + tracking };
    }),
  );
  return { weight, fonts, tracking, words };
}

async function drawnWidth(text: string, weight: number, fonts: readonly CardFont[]): Promise<number> {
  if (!/[^\p{White_Space}\p{Default_Ignorable_Code_Point}]/u.test(text)) return 0;
  await (packageFonts ??= Promise.all(Object.values(engineFiles.fonts).map((file) => drawWith(file, 'x'))));
  const font = `${fonts.map(({ family }) => family).join(',')}, ${measuredAt}`;
  const markup = `<span weight="${weight}">${escapeAttribute(text)}</span>`;
  let width = 0;
  for (const { file } of fonts) ({ width } = await drawWith(file, markup, font));
  return width;
}

/** Drawn with before the first card, since the drawing library reads its list of fonts once. */
let packageFonts: Promise<unknown> | undefined;

/** Makes the font's file known to the drawing library, too. */
async function drawWith(fontfile: string, text: string, font?: string) {
  const drawing = sharp({
    text: { text, fontfile, dpi: 72, rgba: true, ...(font === undefined ? {} : { font }) },
  });
  return (await drawing.raw().toBuffer({ resolveWithObject: true })).info;
}

export function widthOf(words: readonly CardWord[]): number {
  return words.reduce((sum, word, index) => sum + word.width + (index === 0 ? 0 : word.space), 0);
}

const textOf = (words: readonly CardWord[]) =>
  words
    .map(({ text }) => text)
    .join('')
    .trim();

/** Lines of at most `width`, alike in length; what does not fit `count` of them is cut, with an ellipsis. */
export function wrapLines(words: readonly CardWord[], width: number, count: number): string[] {
  const widest = greedyLines(words, width);
  if (widest.length > count) {
    const last = [...(widest[count - 1] ?? [])];
    while (last.length > 1 && widthOf(last) + ellipsisWidth > width) last.pop();
    return [...widest.slice(0, count - 1).map(textOf), `${textOf(last)} …`];
  }
  const isAlike = (lines: CardWord[][], limit: number) =>
    lines.length === widest.length && lines.every((line) => widthOf(line) <= limit);
  const balanced = [0.5, 0.6, 0.7, 0.8, 0.9]
    .map((share) => ({ limit: share * width, lines: greedyLines(words, share * width) }))
    .find(({ lines, limit }) => isAlike(lines, limit));
  return (balanced?.lines ?? widest).map(textOf);
}

function greedyLines(words: readonly CardWord[], width: number): CardWord[][] {
  const lines: CardWord[][] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last && widthOf([...last, word]) <= width) last.push(word);
    else lines.push([word]);
  }
  return lines;
}

export const ascent = 0.84;
const sizes = { largest: 176, smallest: 48 };

/**
 * As large as one line or two allow; where even the smallest size is too large, in as many lines as there is room for.
 * The size is in pixels; from baseline to baseline, and from the last one to the end, in units of it.
 */
export function fitName({ words, tracking }: CardText, room: { width: number; height: number }) {
  // Letters that do not stand on one line, as Arabic's, need more room between lines.
  const metrics = tracking === 0 ? { lineHeight: 1.2, descent: 0.36 } : { lineHeight: 1.06, descent: 0.24 };
  const sizeOf = (lines: readonly (readonly CardWord[])[]) =>
    Math.min(
      sizes.largest,
      room.width / Math.max(...lines.map(widthOf)),
      room.height / (ascent + (lines.length - 1) * metrics.lineHeight + metrics.descent),
    );
  const layouts = words.map((_, at) => (at === 0 ? [words] : [words.slice(0, at), words.slice(at)]));
  const best = layouts.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one), [words]);
  const size = Math.floor(sizeOf(best));
  if (size >= sizes.smallest) return { lines: best.map(textOf), size, ...metrics };
  const count =
    Math.floor((room.height / sizes.smallest - ascent - metrics.descent) / metrics.lineHeight) + 1;
  const lines = wrapLines(words, room.width / sizes.smallest, Math.max(1, count));
  return { lines, size: sizes.smallest, ...metrics };
}
