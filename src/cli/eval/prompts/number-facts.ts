import { linkText } from '../../../resume/contacts.ts';
import { textSections, type Outline, type OutlineEntry } from '../../../resume/outline.ts';
import { promptWords } from '../../../resume/prompt-words.ts';

/**
 * A CV as short numbered lines, each of which makes sense alone: a small model that copies one line then says one
 * fact, and cannot join the halves of two.
 */
export function numberFacts(outline: Outline): string {
  const facts = [...ofPerson(outline), ...ofSections(outline), ...ofOwner(outline), outline.lastUpdated];
  return facts
    .filter((fact) => fact !== undefined)
    .map((fact, index) => `${index + 1}. ${fact.replace(/\s+/g, ' ').trim()}`)
    .join('\n');
}

function ofPerson({ profile }: Outline): (string | undefined)[] {
  const { name, headline, location, email, phone, links } = profile;
  const contacts = [email, phone, ...links.map(linkText)].filter((contact) => contact !== undefined);
  return [
    `${promptWords.name}: ${name}`,
    headline && `${promptWords.title}: ${headline}`,
    location && `${promptWords.location}: ${location}`,
    ...contacts.map((contact) => `${promptWords.contact}: ${contact}`),
  ];
}

function ofSections(outline: Outline): string[] {
  return textSections(outline).flatMap(({ heading, entries }) =>
    entries.flatMap((entry) => ofEntry(heading.replace(/\.$/, ''), entry)),
  );
}

/** The first line has what the entry is, and when; each text and each point of it has a line with its title. */
function ofEntry(heading: string, { title, period, facts, texts, points, tags }: OutlineEntry): string[] {
  const head = [title, period?.text, ...facts].filter(Boolean).join(', ');
  const about = [heading, title].filter(Boolean).join(', ');
  return [
    ...(head === '' ? [] : [`${heading}: ${head}`]),
    ...texts.map((text) => `${about}: ${text}`),
    ...points.map(({ text }) => `${about}: ${text}`),
    ...(tags.length === 0 ? [] : [`${about}: ${tags.join(', ')}`]),
  ];
}

/** The owner's answers, each under its first phrasing, and further facts. */
function ofOwner({ profile: { answers, facts } }: Outline): string[] {
  return [...answers.map(({ questions: [question = ''], answer }) => `${question} ${answer}`), ...facts];
}
