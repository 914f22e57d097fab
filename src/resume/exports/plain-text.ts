import { contactsOf } from '../contacts';
import { textSections } from '../outline';
import type { Outline, OutlineEntry, OutlineSection } from '../outline';
import type { ResumeWords } from '../words.en';
import { entryFacts, entryTexts, pointText } from './entry-text';

/** Characters. */
const lineWidth = 78;

/** The CV as plain text, for application forms and terminals: lines of at most 78 characters. */
export function plainTextCv(outline: Outline, words: ResumeWords): string {
  const { profile, lastUpdated } = outline;
  const contacts = contactsOf(profile, words).map(({ label, value }) => `${label}: ${value}`);
  return `${[
    profile.name.toUpperCase(),
    profile.headline && wrap(profile.headline),
    contacts.join('\n'),
    ...textSections(outline).map((section) => sectionText(section, profile.separator)),
    lastUpdated,
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}

function sectionText({ heading, intro, entries }: OutlineSection, separator: string): string {
  const underlined = `${heading.toUpperCase()}\n${'-'.repeat(heading.length)}`;
  return [underlined, intro && wrap(intro), ...entries.map((entry) => entryText(entry, separator))]
    .filter(Boolean)
    .join('\n\n');
}

function entryText(entry: OutlineEntry, separator: string): string {
  return [
    ...[entry.title, entryFacts(entry, separator), ...entryTexts(entry, separator)].map(
      (text) => text && wrap(text),
    ),
    ...entry.points.map((point) => wrap(pointText(point, separator), '- ', '  ')),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Breaks a line between words, at `width` characters; a longer word, such as an address, stays whole. */
export function wrap(text: string, first = '', indent = first, width = lineWidth): string {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(' ')) {
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
