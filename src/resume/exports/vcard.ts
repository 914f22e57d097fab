import { splitName } from '../names';
import type { Profile } from '../profile';

/** A contact as vCard 3.0 (RFC 2426), which every address book still reads. */
export function vCard(
  { name, headline, email, phone, links, location, work }: Profile,
  pageUrl?: string,
): string {
  const { title, given, family } = splitName(name);
  const employer = work.find(({ current }) => current)?.employer;
  const [city = '', ...rest] = location?.split(', ') ?? [];
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(name)}`,
    `N:${[family, given.join(' '), '', title, ''].map(escaped).join(';')}`,
    ...(headline === undefined ? [] : [`TITLE:${escaped(headline)}`]),
    ...(employer ? [`ORG:${escaped(employer)}`] : []),
    ...(email === undefined ? [] : [`EMAIL;TYPE=INTERNET:${escaped(email)}`]),
    ...(phone === undefined ? [] : [`TEL:${escaped(phone)}`]),
    ...(location === undefined ? [] : [`ADR:;;;${escaped(city)};;;${escaped(rest.join(', '))}`]),
    ...[...(pageUrl === undefined ? [] : [pageUrl]), ...links.map(({ url }) => url)].map(
      (url) => `URL:${url}`,
    ),
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Lines of at most 75 bytes, continued after a space (RFC 2426, 2.6); never inside a character. */
function folded(line: string): string {
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
