import type { Pdf, PdfLine } from '../pdf.ts';
import { hasPeriod } from './find-period.ts';
import { sectionNamed } from './headings.ts';
import type { Paragraph, TextDocument } from './entries.ts';

const sign = /^(?:[•●▪◦‣·∙○■➢➤✓・\uE000-\uF8FF]\s*|[*–—-]\s+)/u;

/** A name, or contacts above both columns. */
const mostCrossing = 0.2;

/** The paragraphs of a PDF's text; in a layout of two columns those of the wider one first. */
export function pdfDocument({ lines, columnsAt, links }: Pdf): TextDocument {
  const edges = Array.from({ length: 26 }, (_, step) => columnsAt(0.25 + step * 0.02));
  const [best] = edges
    .filter(({ crossing, wide, narrow }) => crossing < mostCrossing && [wide, narrow].every(isColumn))
    .toSorted((one, other) => one.crossing - other.crossing);
  const columns = best ? [best.wide, best.narrow] : [lines];
  return { columns: columns.map(paragraphsOf), links };
}

/** A column has headings of its own and text below them; one of dates or of labels is a part of the lines beside it. */
function isColumn(lines: readonly PdfLine[]): boolean {
  const headings = lines.filter(({ text }) => sectionNamed(text) !== undefined).length;
  const others = lines.filter(({ text }) => !hasPeriod(text)).length - headings;
  return headings > 0 && others >= Math.max(3, lines.length / 2);
}

function paragraphsOf(lines: readonly PdfLine[]): Paragraph[] {
  const right = Math.max(...lines.map(({ end }) => end));
  const left = Math.min(...lines.map(({ x }) => x));
  // In points: a column of short lines that each stand alone.
  const isNarrow = right - left < 200;
  const found: { text: string; isPoint: boolean; readonly size: number }[] = [];
  let before: PdfLine | undefined;
  let indent = Infinity;
  for (const line of lines) {
    const paragraph = found.at(-1);
    const isFull =
      before !== undefined &&
      before.end > right - (right - left) * 0.15 &&
      before.end - before.x > (right - left) / 2;
    const isLike =
      before !== undefined &&
      line.gap !== undefined &&
      line.gap > 0 &&
      line.gap < line.size * 1.8 &&
      Math.abs(before.size - line.size) < 0.6;
    const goesOn = /^\p{Ll}/u.test(line.text) || /[,;:-]$/.test(before?.text ?? '');
    const isBegin =
      sign.test(line.text) ||
      sectionNamed(line.text) !== undefined ||
      (!goesOn && (isNarrow || hasPeriod(line.text) || hasPeriod(before?.text ?? '')));
    if (paragraph && isLike && !isBegin && (isFull || (paragraph.isPoint && line.x > indent + 3)))
      paragraph.text = joined(paragraph.text, line.text);
    else {
      const isPoint = sign.test(line.text);
      if (isPoint) indent = line.x;
      found.push({ text: line.wide.replace(sign, ''), isPoint, size: line.size });
    }
    before = line;
  }
  return found
    .filter(({ text }) => text.trim() !== '' && !isPageNumber(text))
    .map((each) => ({ ...each, style: each.size + (each.text === each.text.toUpperCase() ? ' caps' : '') }));
}

/** A hyphen before a small letter was set by the end of the line. */
function joined(text: string, more: string): string {
  if (/\p{L}-$/u.test(text)) return /^\p{Ll}/u.test(more) ? text.slice(0, -1) + more : text + more;
  // No spaces between words of Chinese and Japanese.
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。]$/u.test(text)
    ? text + more
    : `${text} ${more}`;
}

export function isPageNumber(text: string): boolean {
  const page = 'Page|Seite|Página|Pagina|ページ|الصفحة';
  const of = String.raw`\d+\s*(?:of|von|sur|de|di|van|\/|من)\s*\d+`;
  return new RegExp(`^(?:(?:${page})?\\s*${of}|(?:${page})\\s*\\d+|\\d{1,2})$`, 'i').test(text);
}
