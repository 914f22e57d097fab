import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { asParsed } from './inline-sheet.ts';
import { hashOf } from './offline-list.ts';

/** Bytes in gzip. A larger sheet would leave too little of the first 14 kB of an answer for what it styles. */
const mostInlineBytes = 10_000;

/** The page's style sheet, the owner's rules included, and how a page takes it in. */
export interface PageStyle {
  /** Path in the site. The sheet lies there as well where it is inline: for the page `404.html`, and for older policies. */
  readonly file: string;
  readonly text: string;
  /** Of it what the pages use. */
  readonly inline: string;
  /** What a security policy allows instead of the file: `'sha256-…'`; absent where the sheet is not inline. */
  readonly inlineSource?: string | undefined;
}

/**
 * A sheet is inline unless it is large or names further files, whose addresses are relative to its own. `used` is the part of it that
 * the pages use.
 */
export function pageStyle(sheet: string, used = sheet): PageStyle {
  const [text, inline] = [asParsed(sheet), asParsed(used)];
  const file = `assets/page-${hashOf(text)}.css`;
  if (namesFiles(inline) || gzipSync(inline).length > mostInlineBytes) return { file, text, inline };
  const hash = createHash('sha256').update(inline).digest('base64');
  return { file, text, inline, inlineSource: `'sha256-${hash}'` };
}

/** The inline sheet as markup for `<head>`. The page's script loads `address` where a policy refuses the sheet. */
export function styleElement({ inline }: PageStyle, address: string): string {
  return `<style data-file="${address}">${inline}</style>`;
}

function namesFiles(sheet: string): boolean {
  return /@import\b|\b(?:src|image-set)\(|\burl\((?!\s*["']?(?:data:|#))/i.test(sheet);
}
