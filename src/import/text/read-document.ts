import { wordsIn } from '../../resume/read/normalize-text.ts';
import { splitLanguages, splitList } from '../fields.ts';
import type { Resume } from '../imported.ts';
import type { Notes } from '../source.ts';
import { shortened } from '../text.ts';
import { type Entry, entriesOf, type Paragraph, type TextDocument, studiesOf, workOf } from './entries.ts';
import { hasPeriod } from './find-period.ts';
import { readHead } from './head.ts';
import { sectionMeant, sectionNamed, type TextSection } from './headings.ts';

interface Part {
  readonly heading: string;
  /** Undefined for a heading that names none. */
  readonly section: TextSection | undefined;
  readonly lines: Paragraph[];
}

/**
 * A résumé of a document that only shows by its looks what belongs together: what stands under a heading goes to the section
 * that it names, and dates begin entries. Undefined where no heading names a section of a CV.
 */
export function readDocument({ columns, links }: TextDocument, notes: Notes): Resume | undefined {
  const { head, parts } = partsOf(columns);
  if (parts.length === 0) return undefined;
  notes.guess(
    'The file is a text, so what belongs together was read from its headings, its dates and its layout; compare the result with the file.',
  );
  const partsIn = (section: TextSection | undefined) => parts.filter((part) => part.section === section);
  const linesOf = (section: TextSection) => partsIn(section).flatMap(({ lines }) => lines);
  const entries = (section: TextSection) => partsIn(section).flatMap(({ lines }) => entriesOf(lines));
  const dated = (section: TextSection) =>
    entries(section).map((entry) => ({ name: nameOf(entry), date: dateOf(entry), summary: restOf(entry) }));
  const { summary, ...own } = readHead([...head, ...linesOf('contact')], links, notes);
  const resume = {
    basics: {
      ...own,
      summary: [...linesOf('summary').map(({ text }) => text), summary].filter(Boolean).join('\n\n'),
    },
    work: workOf(entries('work'), notes),
    volunteer: workOf(entries('volunteer'), notes).map(({ name, location, ...post }) => ({
      ...post,
      organization: name,
      summary: [location, post.summary].filter(Boolean).join('\n'),
    })),
    education: studiesOf(entries('education'), notes),
    awards: dated('awards').map(({ name: title, ...entry }) => ({ title, ...entry })),
    certificates: dated('certificates'),
    publications: dated('publications').map(({ date: releaseDate, ...entry }) => ({ ...entry, releaseDate })),
    skills: partsIn('skills').flatMap(skillsOf),
    languages: linesOf('languages').flatMap(({ text }) => splitLanguages(text.replaceAll('\t', ': '))),
    interests: [
      ...linesOf('interests').flatMap(({ text }) => splitList(text).map((name) => ({ name }))),
      ...partsIn(undefined).map(({ heading, lines }) => {
        const fields = { name: heading };
        notes.guessSection(shortened(heading), 'interests', fields);
        return { ...fields, summary: lines.map(({ text }) => text).join('\n') };
      }),
    ],
    references: partsIn('references').flatMap(({ heading, lines }) => {
      const reference = lines.map(({ text }) => text).join('\n');
      // "Available on request" is none.
      return reference.length > 80 ? { name: heading, reference } : [];
    }),
    projects: entries('projects').map((entry) => ({
      name: nameOf(entry),
      ...entry.period,
      description: entry.prose.join('\n\n'),
      highlights: entry.points,
    })),
  };
  nameLost(parts, resume, notes);
  return resume;
}

/** What stands below a heading is in the résumé, or is named. */
function nameLost(parts: readonly Part[], resume: Resume, notes: Notes): void {
  const held = new Set(wordsIn(JSON.stringify(resume)));
  for (const { text } of parts.filter(({ section }) => section !== 'contact').flatMap(({ lines }) => lines)) {
    const lost = wordsIn(text).filter((word) => word.length > 3 && !held.has(word));
    if (lost.length > wordsIn(text).length / 3 && !hasPeriod(text))
      notes.leaveOut(`“${shortened(text, 90)}”`);
  }
}

/** What stands above the first heading, and below each. */
function partsOf(columns: TextDocument['columns']) {
  const styles = headingStyles(columns.flat());
  const head: Paragraph[] = [];
  const parts: Part[] = [];
  let lines: Paragraph[] = head;
  for (const line of columns.flatMap((column) => [undefined, ...column])) {
    if (line === undefined) {
      lines = head;
      continue;
    }
    const looksSo = styles.has(line.style) && isShort(line);
    // A point may be a word that is a heading elsewhere.
    const section = looksSo ? sectionMeant(line.text) : line.isPoint ? undefined : sectionNamed(line.text);
    const isHeading = section !== undefined || (looksSo && parts.length > 0);
    if (isHeading) {
      lines = [];
      parts.push({ heading: line.text, section, lines });
    } else lines.push(line);
  }
  return { head, parts: parts.filter(({ lines }) => lines.length > 0) };
}

function isShort({ text, isPoint }: Paragraph): boolean {
  return !isPoint && text.length <= 50 && !/[.!?:\t]$|\t/.test(text) && !hasPeriod(text);
}

/** Looks that most lines share with a heading which names a section, and no others. */
function headingStyles(paragraphs: readonly Paragraph[]): ReadonlySet<string> {
  const counts = new Map<string, { named: number; all: number }>();
  for (const line of paragraphs) {
    const count = counts.get(line.style) ?? { named: 0, all: 0 };
    counts.set(line.style, count);
    count.all += 1;
    if (sectionNamed(line.text) !== undefined) count.named += 1;
  }
  return new Set(
    [...counts].filter(([, { named, all }]) => named > 1 && named >= all * 0.6).map(([style]) => style),
  );
}

function nameOf({ header }: Entry): string {
  return header.join(', ').replace(/\s*\t\s*/g, ', ');
}

function dateOf({ period }: Entry): string | undefined {
  return period.endDate ?? period.startDate;
}

function restOf({ prose, points }: Entry): string {
  return [...prose, ...points].join('\n');
}

/** "Tools: Excel, Word" is a group; lines without a name are one of the section's own. */
function skillsOf({ heading, lines }: Part) {
  const groups: { readonly name: string; readonly keywords: string[] }[] = [];
  for (const { text } of lines) {
    const [, name, list = text] = /^([^:：,\t]{2,40}?)\s*[:：\t]\s*(.+)$/u.exec(text) ?? [];
    const keywords = list
      .split(/[,;、，•·|\t]\s*(?![^(（]*[)）])/u)
      .map((each) => each.trim())
      .filter(Boolean);
    const own = groups.find((group) => group.name === (name ?? heading));
    if (own) own.keywords.push(...keywords);
    else groups.push({ name: name ?? heading, keywords });
  }
  return groups;
}
