import { Parser } from 'htmlparser2';

/** "R&amp;D" as "R&D". An ampersand that begins no complete entity stays. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  let decoded = '';
  const parser = new Parser({ ontext: (part) => (decoded += part) });
  parser.end(escapeAmpersands(text).replaceAll('<', '&lt;'));
  return decoded;
}

/** Escapes each ampersand that begins no complete entity: HTML would read "&copy2019" as "©2019". */
export function escapeAmpersands(html: string): string {
  return html.replace(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});)/gi, '&amp;');
}
