import { htmlBlocks } from '../resume/rich-text/html-blocks.ts';
import type { Block, Inline } from '../resume/rich-text/tree.ts';
import { cleanText, joined } from './text.ts';

/** A description in the two shapes that JSON Resume has. */
interface RichText {
  readonly summary?: string | undefined;
  /** The points of its lists. */
  readonly highlights: readonly string[];
}

/** Splits a description, in HTML or in plain text with bullets, into its prose and its points. */
export function readRichText(text: string | undefined): RichText {
  if (text === undefined) return { highlights: [] };
  const blocks = looksLikeHtml(text) ? htmlBlocks(text) : undefined;
  if (blocks === undefined) return readBullets(text);
  const summary = prose(blocks).join('\n\n') || undefined;
  return { summary, highlights: blocks.flatMap(pointsIn).filter(Boolean) };
}

/** Its prose, then its points. */
export function linesOf(text: string | undefined): string[] {
  const { summary, highlights } = readRichText(text);
  return summary === undefined ? [...highlights] : [summary, ...highlights];
}

/** The text of a description without its markup, lists as lines. */
export function plainOf(text: string | undefined): string | undefined {
  return linesOf(text).join('\n') || undefined;
}

/** Its prose, then its points as a list in Markdown. */
export function markdownOf(text: string | undefined): string | undefined {
  const { summary, highlights } = readRichText(text);
  return joined('\n', summary, ...highlights.map((point) => `- ${point}`));
}

function looksLikeHtml(text: string): boolean {
  return /<\/?(?:p|div|br|ul|ol|li|strong|em|b|i|u|a|span|h[1-6])\b[^>]*>/i.test(text);
}

/** What stands outside of lists. */
function prose(blocks: readonly Block[]): string[] {
  const paragraphs = blocks.flatMap((block) => (block.kind === 'paragraph' ? [wordsOf(block.children)] : []));
  return paragraphs.map(cleanText).filter(Boolean);
}

/** The items of a list, those of lists in it after the one that holds them. */
function pointsIn(block: Block): string[] {
  if (block.kind === 'paragraph') return [];
  return block.items.flatMap((item) => [prose(item).join(' '), ...item.flatMap(pointsIn)]);
}

function wordsOf(children: readonly Inline[]): string {
  const words = children.map((inline) => {
    if (inline.kind === 'break') return '\n';
    if ('text' in inline) return inline.text;
    const inside = wordsOf(inline.children);
    return inline.kind === 'link' ? linkText(inline.address, inside) : inside;
  });
  return words.join('');
}

/** Markdown, which the site renders. */
function linkText(href: string, text: string): string {
  const label = text.trim();
  if (label === '') return text;
  return href.replace(/\/$/, '').endsWith(label.replace(/\/$/, '')) ? href : `[${label}](${href})`;
}

const bullet = /^\s*(?:[•●▪◦‣·∙○■*–—-]|\d{1,2}[.)])\s+/u;

function readBullets(text: string): RichText {
  // LinkedIn may put the whole list into one line.
  const lines = cleanText(text.replace(/(?<=\S)[ \t]+(?=[•●▪‣]\s)/gu, '\n')).split('\n');
  const marked = lines.filter((line) => bullet.test(line)).length;
  if (marked === 0 || (marked === 1 && lines.length > 1 && !bullet.test(lines.at(-1) ?? ''))) {
    return { summary: lines.join('\n') || undefined, highlights: [] };
  }
  const highlights: string[] = [];
  const prose: string[] = [];
  let inPoint = false;
  for (const line of lines) {
    if (bullet.test(line)) {
      highlights.push(line.replace(bullet, '').trim());
      inPoint = true;
    } else if (line.trim() !== '' && inPoint && /^\s/.test(line)) {
      highlights[highlights.length - 1] += ` ${line.trim()}`;
    } else {
      prose.push(line);
      inPoint = false;
    }
  }
  return { summary: cleanText(prose.join('\n')) || undefined, highlights };
}
