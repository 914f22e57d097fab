import type { Source } from '../../answers/find-sources';
import type { Mark } from '../../streaming/markdown/marks';
import { plainText } from '../../streaming/markdown/plain-text';

/** A source as an answer shows it: a number in the text, and a row below. */
export interface NumberedSource extends Source {
  /** The CV's lines, as markdown; else they are read at the anchor. */
  readonly lines?: string | undefined;
}

/** One requirement of a job ad. */
export interface FitRow {
  readonly sign: string;
  readonly asked: string;
  /** What the CV has of it: words, each followed by its source. */
  readonly evidence: readonly { readonly text: string; readonly source?: NumberedSource | undefined }[];
}

/** A text that the CV itself answers with (`src/answers/write-reply.ts`). */
export interface AnswerParts {
  /** The assistant's own words, as markdown. */
  readonly own: string;
  readonly headings: readonly string[];
  readonly rows: readonly FitRow[];
  /** Those of the rows where there are any. */
  readonly sources: readonly NumberedSource[];
}

const quote = /^((?:>.*\n)*?)>\n> — \[(.+)\]\(#([^()\s]*)\)$/;
const sheet = /^\|.*\|\n\| *:-: *\|/;

/** Where the assistant's own words end: with a job ad's table, or the quotes. */
export function endOfOwn(text: string): number {
  const blocks = text.split('\n\n');
  let first = blocks.findIndex((block) => sheet.test(block));
  if (first < 0) first = blocks.findLastIndex((block) => !quote.test(block)) + 1;
  return blocks.slice(0, first).join('\n\n').length;
}

/** True for the answer to a job ad. */
export function isFit(text: string): boolean {
  return text.split('\n\n').some((block) => sheet.test(block));
}

export function answerParts(text: string): AnswerParts {
  const end = endOfOwn(text);
  const [table = '', ...others] = text.slice(end).trim().split('\n\n');
  const own = text.slice(0, end);
  if (!sheet.test(table)) return { own, headings: [], rows: [], sources: quotesIn([table, ...others], own) };
  const [head = [], , ...body] = table.split('\n').map(cells);
  const sources = new Map<string, NumberedSource>();
  const rows = body.map(([sign = '', asked = '', said = '']) => ({
    sign,
    asked: plainText(asked),
    evidence: evidenceIn(said, sources),
  }));
  return { own, headings: head.map(plainText), rows, sources: [...sources.values()] };
}

function cells(line: string): string[] {
  return line.slice(2, -2).split(/(?<!\\) \| /);
}

function evidenceIn(cell: string, sources: Map<string, NumberedSource>): FitRow['evidence'] {
  const parts = cell.split(/(\s+— )?\[((?:[^\]\\]|\\.)+)\]\(#([^()\s]*)\)/);
  return parts.flatMap((part, index) => {
    if (index % 4 > 0) return [];
    const [dash, heading, anchor = ''] = parts.slice(index + 1, index + 4);
    if (heading === undefined) return part === '' ? [] : [{ text: plainText(part) }];
    const named = { heading: plainText(heading), anchor: decodeURIComponent(anchor) };
    const source = sources.get(anchor) ?? named;
    sources.set(anchor, source);
    const text = plainText(dash === undefined ? part + heading : part);
    return [{ text: text.startsWith(',') ? text : ` ${text}`, source }];
  });
}

function quotesIn(blocks: readonly string[], own: string): NumberedSource[] {
  return blocks.flatMap((block) => {
    const [, quoted, label, anchor] = quote.exec(block) ?? [];
    if (quoted === undefined || label === undefined || anchor === undefined) return [];
    const lines = quoted.replace(/^> ?/gm, '').trim();
    const heading = plainText(label);
    return [{ heading, anchor: decodeURIComponent(anchor), lines, at: placeOf(label, own) }];
  });
}

/** Where the text has named what a quote is about; else the end of its first paragraph. */
function placeOf(heading: string, own: string): number {
  const names = [heading, ...heading.split(', ')].filter((name) => name.length > 2);
  for (const name of names) {
    const at = own.indexOf(name);
    if (at >= 0) return at + name.length;
  }
  return own.split('\n\n', 1).join('').length;
}

/** Letters before a number, which stay on its line. */
const lastLetters = /[\p{L}\p{M}\p{N}]{1,6}(?=[^\p{L}\p{M}\p{N}]*$)/u;

/** The numbers in a text: buttons that open the rows below it. */
export function numbersIn(
  text: string,
  sources: readonly NumberedSource[],
  idOf: (at: number) => string,
): Mark[] {
  const marks = new Map<number, Mark>();
  for (const [index, { heading, at = 0 }] of sources.entries()) {
    const last = lastLetters.exec(text.slice(0, at));
    if (!last) continue;
    const start = last.index;
    const number = String(index + 1);
    const attributes = {
      type: 'button',
      class: 'source-number',
      'aria-label': `${number}: ${heading}`,
      'aria-expanded': 'false',
      'aria-controls': idOf(index),
    };
    const buttons = [...(marks.get(start)?.buttons ?? []), { text: number, attributes }];
    marks.set(start, { start, end: start + last[0].length, attributes: {}, buttons });
  }
  return [...marks.values()];
}

/** The text of a job ad's answer as a recruiter's note. */
export function noteOf({ own, rows }: AnswerParts): string {
  const lines = rows.map(({ sign, asked, evidence }) => {
    const said = evidence.map(({ text, source }) => {
      return !source || text.includes(source.heading) ? text : `${text} (${source.heading})`;
    });
    return `${sign} ${asked}: ${said.join('').trim()}`;
  });
  return [plainText(own), ...lines].join('\n');
}
