import { linkText } from './contacts';
import { textSections } from './outline';
import type { Outline, OutlineEntry, OutlineSection } from './outline';
import { promptWords } from './prompt-words';

/**
 * Builds the system message that every backend gets: how to answer, then all that may be said. The rules are first
 * and short, since small models weigh the beginning most; the facts are compact, since a visitor's own device
 * may have to read them.
 */
export function profilePrompt(outline: Outline): string {
  // The rules name the tags between which the facts stand.
  const anchors = new Set(outline.sections.map(({ anchor }) => anchor));
  const rules = promptWords.rules(outline.profile, anchors);
  const facts = [...person(outline), ...sections(outline), ...beyondTheCv(outline), outline.lastUpdated];
  return `${rules}\n\n${['<profile>', ...facts, '</profile>'].filter(Boolean).join('\n')}`;
}

function person({ profile }: Outline): string[] {
  const { name, headline, location, email, phone, links } = profile;
  const contacts = [email, phone, ...links.map(linkText)].filter(Boolean).join('; ');
  return [
    line(promptWords.name, name),
    line(promptWords.title, headline),
    line(promptWords.location, location),
    line(promptWords.contact, contacts),
  ];
}

function sections(outline: Outline): string[] {
  return textSections(outline).map((section) => {
    const heading = promptWords.headings[section.anchor]?.(outline.profile.firstName) ?? section.heading;
    return sectionText(section, heading.replace(/\.$/, ''));
  });
}

/** What the page does not show: the owner's answers, each under its first phrasing, and further facts. */
function beyondTheCv({ profile }: Outline): string[] {
  const { firstName, answers, facts } = profile;
  const answered = answers.map(({ questions: [question = ''], answer }) => `${question} ${answer}`);
  return [list(promptWords.answers(firstName), answered), list(promptWords.facts, facts)];
}

/** One line for each item, since line breaks in it would look like the next item. */
function list(heading: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  return [`${heading}:`, ...items.map((item) => `- ${item.replace(/\s*\n\s*/g, ' ')}`)].join('\n');
}

/** A section that is one entry without a title takes one line; introductions are left out to save tokens. */
function sectionText({ entries }: OutlineSection, heading: string): string {
  const [first, ...others] = entries.map(entryText);
  if (first === undefined) return '';
  if (others.length === 0 && entries[0]?.title === undefined) return line(heading, first);
  return [`${heading}:`, ...[first, ...others].map((text) => `- ${text}`)].join('\n');
}

function entryText({ title, period, facts, texts, points, tags }: OutlineEntry): string {
  const head = [title, period?.text, ...facts].filter(Boolean).join(', ');
  const list = tags.join(', ');
  const sentences =
    texts.length === 0 && head && list ? [`${head}: ${list}`] : [head, ...texts, list].filter(Boolean);
  return [joinSentences(sentences), ...points.map(({ text }) => `  - ${text}`)].join('\n');
}

function line(label: string, value: string | undefined): string {
  return value ? `${label}: ${value}` : '';
}

/** Joins with full stops, never two in a row and none after another mark. */
function joinSentences(parts: readonly string[]): string {
  return parts
    .map((part, index) => {
      if (index === parts.length - 1) return part;
      return /[:;,!?]$/.test(part) ? `${part} ` : `${part.replace(/\.$/, '')}. `;
    })
    .join('');
}
