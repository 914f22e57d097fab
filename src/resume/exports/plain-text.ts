import type { Profile } from '../profile';
import { contacts, outline } from './outline';
import type { OutlineEntry } from './outline';

const width = 78;

/** The CV as plain text, for application forms and terminals: lines of at most 78 characters. */
export function plainTextCv(profile: Profile): string {
  const { name, headline, lastUpdated } = profile;
  const head = [
    name.toUpperCase(),
    headline && wrap(headline),
    contacts(profile)
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n'),
  ];
  const sections = outline(profile).map(({ title, entries }) =>
    [`${title.toUpperCase()}\n${'-'.repeat(title.length)}`, ...entries.map(entryText)].join('\n\n'),
  );
  const foot = lastUpdated && `Last updated: ${lastUpdated}`;
  return `${[...head, ...sections, foot].filter(Boolean).join('\n\n')}\n`;
}

function entryText({ title, about, texts, points }: OutlineEntry): string {
  return [
    ...[title, about, ...texts].map((text) => text && wrap(text)),
    ...points.map((point) => wrap(point, '- ', '  ')),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Breaks between words; a word longer than a line, such as an address, stays whole. */
function wrap(text: string, first = '', indent = first): string {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(/\s+/)) {
    if (!isEmpty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line].join('\n');
}
