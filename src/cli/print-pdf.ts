import { deflateSync, inflateSync } from 'node:zlib';

export const papers = ['A4', 'Letter'] as const;

export type Paper = (typeof papers)[number];

/** In points; the margin is the sheet's for print. */
export const paperSizes: Readonly<Record<Paper, { readonly height: number; readonly margin: number }>> = {
  A4: { height: 842, margin: 34 },
  Letter: { height: 792, margin: 34 },
};

/**
 * Of the characters that share a glyph, as 日 and the radical ⽇ do in many fonts, Chromium names the first one in
 * `/ToUnicode`. The right one stands in `/ActualText`, which few programs read. An update at the end of the file
 * names such glyphs by the letter they stand for; one that stands for two letters of the page keeps its name.
 */
export function nameSharedGlyphs(pdf: Buffer): Buffer {
  const file = pdf.toString('latin1');
  const tableAt = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(file)?.[1] ?? file.length);
  const objects = Array.from(file.slice(tableAt).matchAll(/^(\d{10}) \d{5} [fn]/gm), ([, from]) =>
    file.slice(Number(from), file.indexOf('endobj', Number(from))),
  );
  const additions = new Map<number, string>();
  for (const [glyph, letter] of sharedGlyphs(objects.map(streamOf))) {
    const [font, code = ''] = glyph.split(' ');
    const id = Number(/\/ToUnicode (\d+) 0 R/.exec(objects[Number(font)] ?? '')?.[1]);
    const names = additions.get(id) ?? streamOf(objects[id] ?? '');
    if (!names.includes(`begincodespacerange\n<${'0'.repeat(code.length)}>`)) continue;
    // Of two names of a glyph the later one holds.
    const addition = `1 beginbfchar\n<${code}> <${letter}>\nendbfchar\nendcmap`;
    additions.set(id, names.replace('endcmap', addition));
  }
  const trailer = /^trailer\n<<([^]*)>>\nstartxref$/m.exec(file.slice(tableAt))?.[1];
  if (trailer === undefined || additions.size === 0) return pdf;
  let updated = file;
  let table = '';
  for (const [id, names] of additions) {
    const stream = deflateSync(Buffer.from(names, 'latin1')).toString('latin1');
    table += `${id} 1\n${String(updated.length).padStart(10, '0')} 00000 n \n`;
    updated += `${id} 0 obj\n<</Filter /FlateDecode\n/Length ${stream.length}>> stream\n${stream}\nendstream\nendobj\n`;
  }
  const end = `xref\n${table}trailer\n<<${trailer}\n/Prev ${tableAt}>>\nstartxref\n${updated.length}\n%%EOF\n`;
  return Buffer.from(updated + end, 'latin1');
}

/** The glyphs that stand for one letter of the page, which is not their name: "font code", and the letter in hex. */
function sharedGlyphs(contents: readonly string[]): Map<string, string> {
  const shared = new Map<string, string>();
  const named = new Set<string>();
  // A font, a span of one glyph with its text, or glyphs.
  const token =
    /\/F(\d+) \S+ Tf|\/ActualText <FEFF(\w+)> >> BDC\n(?:\/F(\d+) \S+ Tf)?[^<]*<(\w+)>[^<]*?EMC|<(\w+)>/g;
  for (const content of contents) {
    let font = '';
    for (const [, nextFont, text = '', ownFont, glyph, glyphs = ''] of content.matchAll(token)) {
      font = nextFont ?? ownFont ?? font;
      const isLetter = /^\p{L}$/u.test(Buffer.from(text, 'hex').swap16().toString('utf16le'));
      if (glyph !== undefined && isLetter) shared.set(`${font} ${glyph}`, text);
      // A code has two digits or four.
      for (const code of [...(glyphs.match(/../g) ?? []), ...(glyphs.match(/.{4}/g) ?? [])])
        named.add(`${font} ${code}`);
    }
  }
  for (const glyph of named) shared.delete(glyph);
  return shared;
}

function streamOf(object: string): string {
  const from = object.indexOf('>> stream\n') + '>> stream\n'.length;
  if (!object.slice(0, from).includes('/Filter /FlateDecode')) return '';
  return inflateSync(Buffer.from(object.slice(from), 'latin1')).toString('latin1');
}
