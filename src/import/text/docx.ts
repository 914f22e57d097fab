import { Parser } from 'htmlparser2';
import { unpack } from '../archive.ts';
import { ImportError } from '../import-error.ts';
import { cleanText } from '../text.ts';
import type { Paragraph, TextDocument } from './entries.ts';

const parts = /^(?:document|styles|header\d*|footer\d*)\.xml$|^document\.xml\.rels$/;

/** The paragraphs of a Word file (.docx, ECMA-376), those of its page headers and footers first. */
export function readDocx(bytes: Uint8Array, name: string): TextDocument {
  const files = new Map(
    unpack(bytes, name, (file) => parts.test(file)).map((file) => [
      file.name,
      new TextDecoder().decode(file.bytes),
    ]),
  );
  const body = files.get('document.xml');
  if (body === undefined)
    throw new ImportError(`${name} is a Word file without text. Open it in Word, and save it again.`);
  const styles = styleNames(files.get('styles.xml') ?? '');
  const margins = [...files]
    .filter(([file]) => /^(?:header|footer)/.test(file))
    .flatMap(([, xml]) => paragraphsOf(xml, styles))
    .filter(({ text }) => !/^\P{L}*\d*\P{L}*$/u.test(text));
  // Each kind of page may have the same header.
  const once = margins.filter(({ text }, index) => margins.findIndex((each) => each.text === text) === index);
  return {
    columns: [[...once, ...paragraphsOf(body, styles)]],
    links: linkTargets(files.get('document.xml.rels') ?? ''),
  };
}

/** Built-in styles have their English names in every language: `heading 1` by `berschrift1`. */
function styleNames(xml: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  let id = '';
  read(xml, {
    open(tag, attributes) {
      if (tag === 'w:style') id = attributes['w:styleId'] ?? '';
      if (tag === 'w:name') names.set(id, (attributes['w:val'] ?? '').toLowerCase());
    },
  });
  return names;
}

function linkTargets(xml: string): string[] {
  const links: string[] = [];
  read(xml, {
    open(tag, attributes) {
      if (tag === 'Relationship' && attributes['TargetMode'] === 'External')
        links.push(attributes['Target'] ?? '');
    },
  });
  return links;
}

function paragraphsOf(xml: string, styles: ReadonlyMap<string, string>): Paragraph[] {
  const found: Paragraph[] = [];
  // A text box holds paragraphs inside of one.
  const open: Draft[] = [];
  let isRun = false;
  let isText = false;
  let fallbacks = 0;
  /** Where each cell of the open row begins among the paragraphs; a cell may hold a table. */
  const rows: number[][] = [];
  read(xml, {
    open(tag, attributes) {
      // The same text box, for old programs.
      if (tag === 'mc:Fallback') fallbacks += 1;
      if (fallbacks > 0) return;
      const value = attributes['w:val'];
      const isOff = value === '0' || value === 'false';
      if (tag === 'w:tr') rows.push([]);
      if (tag === 'w:tc') rows.at(-1)?.push(found.length);
      if (tag === 'w:p') open.push(newDraft());
      const draft = open.at(-1);
      if (draft === undefined) return;
      if (tag === 'w:r') isRun = true;
      else if (tag === 'w:t') isText = true;
      else if (tag === 'w:pStyle') draft.style = styles.get(value ?? '') ?? value ?? '';
      else if (tag === 'w:numId') draft.isPoint = value !== '0';
      else if (tag === 'w:b' && isRun) draft.isBold = !isOff;
      else if (tag === 'w:caps' && isRun) draft.isCaps = !isOff;
      else if (tag === 'w:sz' && isRun) draft.size = Math.max(draft.size, Number(value) / 2);
      else if (tag === 'w:tab' && isRun) draft.text += '\t';
      else if (tag === 'w:noBreakHyphen') draft.text += '-';
      else if ((tag === 'w:br' || tag === 'w:cr') && isRun) draft.text += '\n';
    },
    text(text) {
      const draft = open.at(-1);
      if (draft === undefined || !isText || fallbacks > 0) return;
      draft.text += text;
      draft.bold += draft.isBold ? text.length : 0;
    },
    close(tag) {
      if (tag === 'mc:Fallback') fallbacks -= 1;
      if (tag === 'w:r') isRun = false;
      if (tag === 'w:t') isText = false;
      if (tag === 'w:tr') joinLabel(found, rows.pop() ?? []);
      if (tag !== 'w:p' || fallbacks > 0) return;
      const draft = open.pop();
      if (draft) found.push(...finished(draft));
    },
  });
  return found;
}

/** UTF-16 units. */
const longestLabel = 40;

/** A row such as "Phone | 0341 …" or "2019 – 2021 | Cook" is one line, with what else stands in the second cell below. */
function joinLabel(found: Paragraph[], [first, second]: readonly number[]): void {
  if (first === undefined || second !== first + 1) return;
  const [label, line] = [found[first], found[second]];
  if (!label || !line || label.isPoint || line.isPoint || label.text.length > longestLabel) return;
  found.splice(first, 2, { ...line, text: `${label.text}\t${line.text}` });
}

interface Draft {
  text: string;
  style: string;
  isPoint: boolean;
  isBold: boolean;
  isCaps: boolean;
  size: number;
  /** How many letters are bold. */
  bold: number;
}

function newDraft(): Draft {
  return { text: '', style: '', isPoint: false, isBold: false, isCaps: false, size: 0, bold: 0 };
}

const sign = /^\s*(?:[•●▪◦‣·∙○■➢➤✓・]\s*|[*–-]\s+)/u;

function finished({ text, style, isPoint, bold, isCaps, size }: Draft): Paragraph[] {
  const isWhollyBold = bold > text.replace(/\s/g, '').length * 0.9;
  return text.split('\n').flatMap((line) => {
    const plain = cleanText(line.replace(sign, '').replace(/ *\t[\s]*/g, '\t'));
    if (plain === '') return [];
    return {
      text: plain,
      isPoint:
        !/^(?:heading|title)/.test(style) && (isPoint || style.startsWith('list bullet') || sign.test(line)),
      style: [style, isWhollyBold ? 'bold' : '', isCaps || plain === plain.toUpperCase() ? 'caps' : '', size]
        .filter(Boolean)
        .join(' '),
      size: size || undefined,
    };
  });
}

interface Events {
  readonly open: (tag: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (tag: string) => void;
}

/** In the file's order, which text and tables need; entities that a file declares stay unread. */
function read(xml: string, { open, text = () => {}, close = () => {} }: Events): void {
  const parser = new Parser(
    { onopentag: open, ontext: text, onclosetag: close },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
}
