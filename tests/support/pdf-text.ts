import type { Outline, OutlineEntry, OutlineSection } from '../../src/resume/outline';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Texts that belong together: a heading with its introduction, or an entry. */
interface Block {
  readonly anchor: string;
  readonly texts: readonly string[];
}

/**
 * Says which blocks of the outline a text tears apart, leaves out or has in another order. Between the texts of a
 * block nothing may stand but `addresses`, which paper shows behind their links.
 */
export function tornBlocks(outline: Outline, text: string, addresses: readonly string[]): string[] {
  const whole = lettersOf(text);
  const known = addresses.map(lettersOf);
  const problems: string[] = [];
  let from = 0;
  for (const { anchor, texts } of blocksOf(outline)) {
    const parts = texts.map(lettersOf).filter((part) => part !== '');
    const ends = parts
      .map((part) => whole.indexOf(part, from))
      .map((at, i) => [at, at + (parts[i]?.length ?? 0)]);
    const missing = ends.findIndex(([at]) => at === -1);
    if (missing >= 0) {
      problems.push(`${anchor}: "${texts[missing]}" is missing, or in another place`);
      continue;
    }
    const end = Math.max(from, ...ends.map(([, to]) => to ?? 0));
    const others = without(whole.slice(from, end), [...parts, ...known]);
    if (others !== '') problems.push(`${anchor}: "${others}" stands among its texts`);
    from = end;
  }
  return problems;
}

/** The anchors of the entries that no page has from the first text to the last. */
export function splitEntries({ sections }: Outline, pages: readonly string[]): string[] {
  const letters = pages.map(lettersOf);
  return sections
    .flatMap(blocksOfSection)
    .filter(({ texts }) => {
      const parts = texts.map(lettersOf).filter((part) => part !== '');
      return !letters.some((page) => parts.every((part) => page.includes(part)));
    })
    .map(({ anchor }) => anchor);
}

function blocksOf({ profile, sections }: Outline): Block[] {
  const { name, headline, location, email, phone, links } = profile;
  const contacts = [headline, location, email, phone, ...links.map(({ label }) => label)];
  return [
    { anchor: 'profile', texts: [name, ...contacts.filter((text) => text !== undefined)] },
    ...sections.flatMap(blocksOfSection),
  ];
}

function blocksOfSection(section: OutlineSection): Block[] {
  const { anchor, heading, intro, entries } = section;
  const parts = section.kind === 'experience' ? section.parts.flatMap(blocksOfSection) : [];
  return [
    { anchor, texts: intro === undefined ? [heading] : [heading, intro] },
    ...entries.map((entry) => ({ anchor: entry.anchor, texts: textsOf(entry) })),
    ...parts,
  ];
}

/**
 * The page shows the employer of a job, and the school of a degree, apart from the title. Tags are one text: in a row
 * of them "Go" is found where it stands, and not inside another word.
 */
function textsOf(entry: OutlineEntry): string[] {
  const { title, period, facts, texts, points, tags } = entry;
  const links = linksOf(entry).map(({ label }) => label);
  const pointTexts = points.flatMap(({ text, detail }) => (detail === undefined ? [text] : [text, detail]));
  return [
    ...(title?.split(/, |、|، /) ?? []),
    period?.text ?? '',
    period?.duration ?? '',
    ...facts,
    ...texts,
    ...links,
    ...pointTexts,
    tags.join(' '),
  ];
}

function linksOf(entry: OutlineEntry): readonly { readonly label: string }[] {
  return 'item' in entry && isLinked(entry.item) ? entry.item.links : [];
}

function isLinked(item: unknown): item is { readonly links: readonly { readonly label: string }[] } {
  return typeof item === 'object' && item !== null && 'links' in item;
}

/** Longest first, since a short text may be a part of a long one. */
function without(text: string, parts: readonly string[]): string {
  return parts
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, part) => rest.replaceAll(part, ''), text);
}

/** What is read of a text: neither its lines nor the marks between its parts. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .toLowerCase();
}

const latin = createRequire(import.meta.url).resolve('katex/dist/fonts/KaTeX_Main-Regular.ttf');
const glyphOfA = 36;

/**
 * A font in which the characters of each text share a glyph, as many characters do in Chinese and Japanese fonts.
 * Chromium embeds it, or draws its letters where its licence says that it may not be embedded.
 */
export function fontWithSharedGlyphs(texts: readonly string[], isEmbeddable: boolean): Buffer {
  const font = readFileSync(latin);
  const recordOf = (table: string) => {
    const at = font.subarray(0, 12 + 16 * font.readUInt16BE(4)).indexOf(table);
    return { at, from: font.readUInt32BE(at + 8) };
  };
  font.writeUInt16BE(isEmbeddable ? 0 : 2, recordOf('OS/2').from + 8);
  const glyphs = texts.flatMap((text, index) =>
    Array.from(text, (letter) => [letter.charCodeAt(0), glyphOfA + index] as const),
  );
  const map = characterMap(glyphs.toSorted(([a], [b]) => a - b));
  font.writeUInt32BE(font.length, recordOf('cmap').at + 8);
  font.writeUInt32BE(map.length, recordOf('cmap').at + 12);
  return Buffer.concat([font, map]);
}

/** A `cmap` table of format 4 with a segment for each character: https://learn.microsoft.com/typography/opentype/spec/cmap */
function characterMap(glyphs: readonly (readonly [code: number, glyph: number])[]): Buffer {
  const segments = [...glyphs, [0xffff, 0] as const];
  const count = segments.length;
  const codes = segments.map(([code]) => code);
  const deltas = segments.map(([code, glyph]) => (glyph - code) & 0xffff);
  const power = Math.floor(Math.log2(count));
  const search = [2 ** (power + 1), power, 2 * count - 2 ** (power + 1)];
  const table = [4, 16 + 8 * count, 0, 2 * count, ...search, ...codes, 0, ...codes, ...deltas];
  const words = [0, 1, 3, 1, 0, 12, ...table, ...codes.map(() => 0)];
  return Buffer.from(Uint16Array.from(words).buffer).swap16();
}
