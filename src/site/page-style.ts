import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { asParsed } from './inline-sheet.ts';
import { hashOf } from './offline-list.ts';

/** Bytes in gzip. A larger sheet would leave too little of the first 14 kB of an answer for what it styles. */
const mostInlineBytes = 10_000;

/**
 * The page's style sheet, the owner's rules included, and how a page takes it in: `used`, the part of it that the pages use,
 * is inline unless it is large or names further files, whose addresses are relative to its own. `file` lies in the site in any
 * case, for the page `404.html` and for older policies; `inlineSource` is what a policy allows instead of it.
 */
export function pageStyle(sheet: string, used = sheet) {
  const [text, inline] = [asParsed(sheet), asParsed(used)];
  const file = `assets/page-${hashOf(text)}.css`;
  if (namesFiles(inline) || gzipSync(inline).length > mostInlineBytes) return { file, text, inline };
  const hash = createHash('sha256').update(inline).digest('base64');
  return { file, text, inline, inlineSource: `'sha256-${hash}'` };
}

/** The inline sheet as markup for `<head>`. The page's script loads `address` where a policy refuses the sheet. */
export function styleElement({ inline }: ReturnType<typeof pageStyle>, address: string): string {
  return `<style data-file="${address}">${inline}</style>`;
}

function namesFiles(sheet: string): boolean {
  return /@import\b|\b(?:src|image-set)\(|\burl\((?!\s*["']?(?:data:|#))/i.test(sheet);
}
