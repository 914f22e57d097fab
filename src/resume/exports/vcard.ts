import { splitName } from '../names';
import type { Profile } from '../profile';

/** A contact as vCard 3.0 (RFC 2426), the version that every address book reads. */
export function vCard(
  { name, headline, email, phone, links, location, separator, work }: Profile,
  pageUrl?: string,
): string {
  const { title, given, family } = splitName(name);
  const employer = work.find(({ current }) => current)?.employer;
  const [city = '', ...rest] = location?.split(separator) ?? [];
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escapeText(name)}`,
    `N:${[family, given.join(' '), '', title, ''].map(escapeText).join(';')}`,
    headline && `TITLE:${escapeText(headline)}`,
    employer && `ORG:${escapeText(employer)}`,
    email && `EMAIL;TYPE=INTERNET:${escapeText(email)}`,
    phone && `TEL:${escapeText(phone)}`,
    location && `ADR:;;;${escapeText(city)};;;${escapeText(rest.join(separator))}`,
    pageUrl && `URL:${pageUrl}`,
    ...links.map(({ url }) => `URL:${url}`),
    'END:VCARD',
  ];
  return lines.flatMap((line) => (line ? `${foldLine(line)}\r\n` : [])).join('');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n');
}

/** Breaks a line into lines of at most 75 bytes, continued after a space (RFC 2426, 2.6), between characters. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let length = 0;
  let text = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (length + size > 75) {
      text += '\r\n ';
      length = 1;
    }
    text += character;
    length += size;
  }
  return text;
}
