import { contactsOf } from '../contacts';
import { type Outline, textSections, type OutlineEntry } from '../outline';
import type { ResumeWords } from '../words.en';

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

/** How a file of text marks what it is made of. */
interface TextForm {
  readonly heading: (text: string) => string;
  readonly title: (text: string) => string;
  readonly line: (text: string) => string;
  readonly point: (text: string) => string;
  /** Between the parts of an entry. */
  readonly gap: string;
}

export function sectionTexts(outline: Outline, form: TextForm): string[] {
  const { separator } = outline.profile;
  const entryText = ({ title, period, facts, url, texts, tags, points }: OutlineEntry) =>
    joined(form.gap, [
      title && form.title(title),
      ...[joined(separator, [period?.text, ...facts, url]), ...texts, tags.join(separator)].map(
        (text) => text && form.line(text),
      ),
      points
        .map((point) => form.point(joined(' ', [joined(separator, [point.text, point.detail]), point.url])))
        .join('\n'),
    ]);
  return textSections(outline).map(({ heading, intro, entries }) =>
    joined('\n\n', [form.heading(heading), intro && form.line(intro), ...entries.map(entryText)]),
  );
}

/** What there is of the parts. */
export function joined(by: string, parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(by);
}
