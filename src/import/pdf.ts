import { extractLinks, extractTextItems, getDocumentProxy } from 'unpdf';
import { damaged, ImportError, limits } from './import-error.ts';
import { cleanText } from './text.ts';

/** A line of a page, in one column. */
export interface PdfLine {
  readonly text: string;
  /** The same with a tab for each wide gap. */
  readonly wide: string;
  /** In points; the largest of the line. */
  readonly size: number;
  /** Distance from the page's left edge, in points. */
  readonly x: number;
  /** Where its last letter ends, in points from the same edge. */
  readonly end: number;
  /** Distance to the line above it in the same column and page, in points; undefined for the first. */
  readonly gap?: number | undefined;
}

export type Pdf = Awaited<ReturnType<typeof readPdf>>;

interface PdfAttachment {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Where LinkedIn's main column begins, as a share of the page's width. */
const mainColumn = 0.33;

/** @throws ImportError for a PDF that is encrypted, broken or too long */
export async function readPdf(bytes: Uint8Array, name: string) {
  const document = await openPdf(bytes, name);
  try {
    if (document.numPages > limits.pdfPages) {
      throw new ImportError(
        `${name} has ${document.numPages} pages, which no CV has; at most ${limits.pdfPages} are read. Print the pages of the CV into a PDF of their own.`,
      );
    }
    const { items } = await extractTextItems(document);
    const widths = await Promise.all(
      items.map(async (_, index) => (await document.getPage(index + 1)).getViewport({ scale: 1 }).width),
    );
    const pages = items.map((page, index) => ({
      page: page.filter(({ str }) => str.trim() !== ''),
      width: widths[index] ?? 612,
    }));
    const column = (isIn: (item: Item, width: number) => boolean) =>
      pages.flatMap(({ page, width }) => linesOf(page.filter((item) => isIn(item, width))));
    const { links } = await extractLinks(document);
    return {
      /** The text files that the PDF carries. */
      attachments: await readAttachments(document),
      /** All lines of the narrow column at the left, then all of the main one, from top to bottom. */
      sidebar: column(({ x }, width) => x < width * mainColumn),
      main: column(({ x }, width) => x >= width * mainColumn),
      /** All lines of the page's whole width. */
      lines: column(() => true),
      /** The two columns on both sides of a share of the page's width. */
      columnsAt: (edge: number) => {
        const all = pages.flatMap(({ page, width }) =>
          page.map(({ x, width: own }) => [x / width, (x + own) / width]),
        );
        const crossing = all.filter(([from = 0, to = 0]) => from < edge - 0.01 && to > edge + 0.01).length;
        const isNarrow = (item: Item, width: number) =>
          edge > 0.5 ? item.x >= edge * width : item.x + item.width <= edge * width;
        return {
          /** With what crosses the edge. */
          wide: column((item, width) => !isNarrow(item, width)),
          narrow: column(isNarrow),
          /** How many texts of the wide column cross the edge, as a share of them. */
          crossing:
            crossing /
            pages.flatMap(({ page, width }) => page.filter((item) => !isNarrow(item, width))).length,
        };
      },
      /** Addresses behind the text. */
      links,
    };
  } catch (cause) {
    throw cause instanceof ImportError ? cause : damaged(name, cause);
  } finally {
    await document.cleanup();
  }
}

async function openPdf(bytes: Uint8Array, name: string) {
  try {
    // The reader takes the bytes for itself, so it gets its own.
    return await getDocumentProxy(bytes.slice(), {
      isEvalSupported: false,
      stopAtErrors: false,
      verbosity: 0,
    });
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'PasswordException') {
      throw new ImportError(
        `${name} is protected by a password. Open it, print it into a new PDF without one, and import that.`,
        { cause },
      );
    }
    throw damaged(name, cause);
  }
}

async function readAttachments(document: { getAttachments(): Promise<unknown> }): Promise<PdfAttachment[]> {
  const attachments = await document.getAttachments();
  if (typeof attachments !== 'object' || attachments === null) return [];
  return Object.values(attachments).flatMap((attachment: unknown) => {
    const { filename, content } = attachment as { filename?: unknown; content?: unknown };
    if (!(content instanceof Uint8Array) || content.length > limits.document) return [];
    return [{ name: typeof filename === 'string' ? filename : '', bytes: content }];
  });
}

interface Item {
  readonly str: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly fontSize: number;
}

/** Items of one column on one page, joined to lines; the origin of a PDF is at the bottom. */
function linesOf(items: readonly Item[]): PdfLine[] {
  const rows: Item[][] = [];
  for (const item of items.toSorted((one, other) => other.y - one.y || one.x - other.x)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && Math.abs(first.y - item.y) < Math.max(first.fontSize, item.fontSize) * 0.4)
      row.push(item);
    else rows.push([item]);
  }
  return rows.map((row, index) => {
    const sorted = row.toSorted((one, other) => one.x - other.x);
    const above = rows[index - 1]?.[0];
    const wide = cleanText(joinedItems(sorted)).replace(/ *\t\s*/g, '\t');
    const last = sorted.at(-1);
    return {
      text: wide.replace(/\s+/g, ' '),
      wide,
      end: last ? last.x + last.width : 0,
      size: Math.round(Math.max(...sorted.map(({ fontSize }) => fontSize)) * 4) / 4,
      x: sorted[0]?.x ?? 0,
      gap: above && above.y - (row[0]?.y ?? 0),
    };
  });
}

/** Items that touch are one word, even where the PDF tears it apart. */
function joinedItems(row: readonly Item[]): string {
  return row.reduce((text, item, index) => {
    const before = row[index - 1];
    const distance = before === undefined ? 0 : item.x - (before.x + before.width);
    const space = distance > item.fontSize * 1.5 ? '\t' : ' ';
    return text + (distance > item.fontSize * 0.15 && !/\s$/.test(text) ? space : '') + item.str;
  }, '');
}
