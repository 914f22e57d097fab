import { strFromU8, strToU8 } from 'fflate';

/** A line of text at a place on the page, in points from the upper left corner. */
export interface TextLine {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
}

interface PdfContent {
  /** The lines of each page. */
  readonly pages: readonly (readonly TextLine[])[];
  readonly attachment?: { readonly name: string; readonly bytes: Uint8Array } | undefined;
  /** Operators that stand before the lines of each page. */
  readonly drawing?: string | undefined;
  /** True for a file that asks for a password. */
  readonly isLocked?: boolean | undefined;
}

const [width, height] = [612, 792];

/** A PDF with text in Helvetica, in Latin letters, and with one attached file at most. */
export function tinyPdf({ pages, attachment, drawing = '', isLocked = false }: PdfContent): Uint8Array {
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  const stream = (dictionary: string, content: string) =>
    add(`<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const kids = pages.map((lines) => {
    const content = stream('', drawing + lines.map(drawn).join('\n'));
    return add(
      `<< /Type /Page /Parent PAGES /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F1 1 0 R >> >> /Contents ${content} 0 R >>`,
    );
  });
  const tree = add(
    `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`,
  );
  let names = '';
  if (attachment) {
    const file = stream('/Type /EmbeddedFile /Subtype /text#2Fxml', strFromU8(attachment.bytes, true));
    const entry = add(
      `<< /Type /Filespec /F (${attachment.name}) /UF (${attachment.name}) /EF << /F ${file} 0 R >> >>`,
    );
    names = ` /Names << /EmbeddedFiles << /Names [(${attachment.name}) ${entry} 0 R] >> >>`;
  }
  const catalog = add(`<< /Type /Catalog /Pages ${tree} 0 R${names} >>`);
  const lock = isLocked
    ? add(`<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`)
    : 0;
  const trailer = `/Size ${objects.length + 1} /Root ${catalog} 0 R${isLocked ? ` /Encrypt ${lock} 0 R /ID [<00> <00>]` : ''}`;
  return written(
    objects.map((body) => body.replace('PAGES', `${tree} 0 R`)),
    trailer,
  );
}

function drawn({ x, y, size, text }: TextLine): string {
  const escaped = text.replace(/[\\()]/g, String.raw`\$&`);
  return `BT /F1 ${size} Tf 1 0 0 1 ${x} ${height - y} Tm (${escaped}) Tj ET`;
}

function written(objects: readonly string[], trailer: string): Uint8Array {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`;
  return strToU8(text + end, true);
}

/** Lines below each other: `[size, gap above, text]`. */
export function column(
  x: number,
  top: number,
  lines: readonly (readonly [size: number, gap: number, text: string])[],
): TextLine[] {
  let y = top;
  return lines.map(([size, gap, text]) => {
    y += gap;
    return { x, y, size, text };
  });
}
