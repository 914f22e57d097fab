import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Outline } from '../resume/outline.ts';

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

/** As a browser reads a sheet in a page, since its hash is taken from that; and without what would end the element. */
export function asParsed(sheet: string): string {
  return sheet
    .replace(/\r\n?/g, '\n')
    .replace(/\0/g, '\uFFFD')
    .replace(/<\/(?=style)/gi, String.raw`<\/`);
}

/**
 * Puts the sections on paper into their owner's order, in one column; the page's sheet does so for the order of its own. The
 * document has them in another one where the columns of a screen need it. Empty where the owner names no order.
 */
export function printOrder({ profile, sections }: Outline): string {
  if (profile.order.length === 0) return '';
  const rules = sections.map(({ anchor }, index) => `#${anchor} {order: ${index + 1}}`);
  return `\n@layer page {\n@media print {${rules.join(' ')}}\n}`;
}

/** Blocks that only the page's own markup has: no script adds one of their classes later. */
const ofPage =
  /^(?:profile-page|profile-card|entry|ledger|gallery|language-offer|language-switch|partner-wall|teachings|not-found-page)(?:__|--|$)/;

const tokens = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*[^]*?\*\/|[{};]|[^"'{};/]+|\//g;

/** A style sheet without the rules for parts of a page that none of these pages has, such as a gallery. */
export function usedRules(sheet: string, pages: readonly string[]): string {
  const held = new Set(
    pages.flatMap((page) =>
      Array.from(page.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat(),
    ),
  );
  const isUsed = (selector: string) =>
    selector
      // What stands in parentheses may be one of several, or what a part must not be.
      .replace(/\([^()]*\)/g, '')
      .split(',')
      .some((part) =>
        Array.from(part.matchAll(/\.([\w-]+)/g), ([, name = '']) => name).every(
          (name) => !ofPage.test(name) || held.has(name),
        ),
      );
  const all = sheet.match(tokens) ?? [];
  let at = 0;
  function block(): string {
    let kept = '';
    let start = '';
    for (let token = all[at++]; token !== undefined && token !== '}'; token = all[at++]) {
      start += token;
      if (token === ';') {
        kept += start;
        start = '';
      } else if (token === '{') {
        const inner = block();
        if (inner !== '' && isUsed(start)) kept += `${start}${inner}}`;
        start = '';
      }
    }
    return kept + start;
  }
  return block();
}

/** Eight characters fit for a file's name. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8);
}
