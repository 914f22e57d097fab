import { contactsOf } from '../contacts';
import type { Outline } from '../outline';
import type { ResumeWords } from '../words.en';
import { joined, sectionTexts } from './section-texts';

/** Characters. */
const lineWidth = 78;

/** The CV as plain text, for application forms and terminals: lines of at most 78 characters. */
export function plainTextCv(outline: Outline, words: ResumeWords): string {
  const { profile, lastUpdated } = outline;
  const contacts = contactsOf(profile, words).map(({ label, value }) => `${label}: ${value}`);
  const sections = sectionTexts(outline, {
    heading: (text) => `${text.toUpperCase()}\n${'-'.repeat(text.length)}`,
    title: (text) => wrap(text),
    line: (text) => wrap(text),
    point: (text) => wrap(text, '- ', '  '),
    gap: '\n',
  });
  const headline = profile.headline && wrap(profile.headline);
  return `${joined('\n\n', [profile.name.toUpperCase(), headline, contacts.join('\n'), ...sections, lastUpdated])}\n`;
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
