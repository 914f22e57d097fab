import { DomUtils, parseDocument } from 'htmlparser2';
import type { Element, Node } from '../../resume/rich-text/html-blocks.ts';
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

/** In the file's order, which text and tables need; entities that a file declares stay unread. */
const parse = (xml: string) => parseDocument(xml, { xmlMode: true, decodeEntities: true });

/** Built-in styles have their English names in every language: `heading 1` by `berschrift1`. */
function styleNames(xml: string): ReadonlyMap<string, string> {
  const styles = DomUtils.getElementsByTagName('w:style', parse(xml));
  return new Map(
    styles.flatMap((style) =>
      DomUtils.getElementsByTagName('w:name', style).map(
        (name) => [style.attribs['w:styleId'] ?? '', (name.attribs['w:val'] ?? '').toLowerCase()] as const,
      ),
    ),
  );
}

function linkTargets(xml: string): string[] {
  return DomUtils.getElementsByTagName('Relationship', parse(xml))
    .filter(({ attribs }) => attribs['TargetMode'] === 'External')
    .map(({ attribs }) => attribs['Target'] ?? '');
}

function paragraphsOf(xml: string, styles: ReadonlyMap<string, string>): Paragraph[] {
  const found: Paragraph[] = [];
  /** Where each cell of the open row begins among the paragraphs; a cell may hold a table. */
  const rows: number[][] = [];
  const read = (node: Node, draft?: Draft, isRun = false): void => {
    // The same text box, for old programs.
    if (!('attribs' in node) || node.name === 'mc:Fallback') return;
    const { name } = node;
    if (name === 'w:tr') rows.push([]);
    if (name === 'w:tc') rows.at(-1)?.push(found.length);
    if (draft) add(node, draft, isRun);
    // A text box holds paragraphs inside of one.
    const inner = name === 'w:p' ? newDraft() : draft;
    for (const child of node.children) read(child, inner, name === 'w:r' || (isRun && name !== 'w:p'));
    if (name === 'w:p' && inner) found.push(...finished(inner));
    if (name === 'w:tr') joinLabel(found, rows.pop() ?? []);
  };
  for (const node of parse(xml).children) read(node);
  return found;

  function add(element: Element, draft: Draft, isRun: boolean): void {
    const { name } = element;
    const value = element.attribs['w:val'];
    const isOff = value === '0' || value === 'false';
    if (name === 'w:t') {
      const text = DomUtils.textContent(element);
      draft.text += text;
      draft.bold += draft.isBold ? text.length : 0;
    } else if (name === 'w:pStyle') draft.style = styles.get(value ?? '') ?? value ?? '';
    else if (name === 'w:numId') draft.isPoint = value !== '0';
    else if (name === 'w:b' && isRun) draft.isBold = !isOff;
    else if (name === 'w:caps' && isRun) draft.isCaps = !isOff;
    else if (name === 'w:sz' && isRun) draft.size = Math.max(draft.size, Number(value) / 2);
    else if (name === 'w:tab' && isRun) draft.text += '\t';
    else if (name === 'w:noBreakHyphen') draft.text += '-';
    else if ((name === 'w:br' || name === 'w:cr') && isRun) draft.text += '\n';
  }
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
