import { quotable } from '../quotable';
import type { Context } from './context';

/** The best way to the owner, with the visitor's question as the letter's text; undefined where the CV has none. */
export function wayToOwner(question: string, { cv, say, name }: Context): string | undefined {
  const { email, phone, links } = cv.person;
  if (email !== undefined) return `[${say.write(name)}](${letterTo(email, question)})`;
  if (phone !== undefined) return quotable(phone);
  const [link] = links;
  return link && `[${quotable(link.label)}](${link.url})`;
}

/** Percent-encoded characters of a letter: markdown reads a longer address as plain text. */
const longestLetter = 900;

function letterTo(email: string, question: string): string {
  let body = '';
  for (const character of question.trim().replace(/\p{Cs}/gu, '')) {
    const encoded = encodeURIComponent(character).replace(
      /[()']/g,
      (each) => `%${each.charCodeAt(0).toString(16)}`,
    );
    if (body.length + encoded.length > longestLetter) break;
    body += encoded;
  }
  return `mailto:${encodeURI(email)}${body && `?body=${body}`}`;
}

/** Every way to the owner that the CV has, in markdown. */
export function waysToOwner({ cv }: Context): string[] {
  const { email, phone, links } = cv.person;
  return [
    ...(email === undefined ? [] : [`<${email}>`]),
    ...(phone === undefined ? [] : [quotable(phone)]),
    ...links.map(({ label, url }) => `[${quotable(label)}](${url})`),
  ];
}
