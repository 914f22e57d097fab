import { strToU8, zipSync } from 'fflate';

interface Paragraph {
  readonly text: string;
  /** Of `styles`, which have the names of a German Word. */
  readonly style?: 'heading' | 'title' | 'list';
  readonly isBold?: boolean;
}

/** A paragraph, or a row of a table with its cells. */
type Block = Paragraph | readonly (readonly Paragraph[])[];

const ids = { heading: 'berschrift1', title: 'Titel', list: 'Aufzhlungszeichen' };
const names = { heading: 'heading 1', title: 'Title', list: 'List Bullet' };

/** A Word file of version 2007 or later, with its links behind the text. */
export function tinyDocx(blocks: readonly Block[], links: readonly string[] = []): Uint8Array {
  const styles = Object.entries(names).map(
    ([key, name]) =>
      `<w:style w:styleId="${ids[key as keyof typeof ids]}"><w:name w:val="${name}"/></w:style>`,
  );
  const body = blocks.map((block) => ('text' in block ? paragraph(block) : row(block)));
  const relations = links.map((link) => `<Relationship TargetMode="External" Target="${link}"/>`);
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': xml('w:document', body),
    'word/styles.xml': xml('w:styles', styles),
    'word/_rels/document.xml.rels': xml('Relationships', relations),
  });
}

function xml(name: string, inner: readonly string[]): Uint8Array {
  return strToU8(`<?xml version="1.0"?><${name}>${inner.join('')}</${name}>`);
}

function row(cells: readonly (readonly Paragraph[])[]): string {
  const written = cells.map((cell) => `<w:tc>${cell.map(paragraph).join('')}</w:tc>`);
  return `<w:tbl><w:tr>${written.join('')}</w:tr></w:tbl>`;
}

function paragraph({ text, style, isBold = false }: Paragraph): string {
  const own = style ? `<w:pPr><w:pStyle w:val="${ids[style]}"/></w:pPr>` : '';
  const look = isBold ? '<w:rPr><w:b/></w:rPr>' : '';
  const parts = text
    .split('\t')
    .map(
      (part) => `<w:t xml:space="preserve">${part.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</w:t>`,
    );
  return `<w:p>${own}<w:r>${look}${parts.join('<w:tab/>')}</w:r></w:p>`;
}
