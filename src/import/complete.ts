import type { Notes } from './notes.ts';
import { shortened } from './text.ts';

/** The member that names an entry on the page, section by section. */
const naming: Readonly<Record<string, readonly [name: string, ...others: string[]]>> = {
  work: ['position', 'name'],
  volunteer: ['organization'],
  education: ['institution', 'studyType', 'area', 'title'],
  awards: ['title'],
  certificates: ['name'],
  publications: ['name'],
  skills: ['name'],
  languages: ['language'],
  interests: ['name'],
  references: ['name'],
  projects: ['name'],
};

type Members = Readonly<Record<string, unknown>>;

/**
 * Entries of a section, each with a name: where the file gives none, another text of the entry takes its place. An
 * entry with nothing but dates and addresses is left out.
 */
export function completeEntries(section: string, entries: readonly unknown[], notes: Notes): unknown[] {
  const names = naming[section];
  if (names === undefined) return [...entries];
  return entries.flatMap((entry) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const members: Members = { ...entry };
    if (names.some((name) => typeof members[name] === 'string')) return [members];
    return named(section, names[0], members, notes) ?? [];
  });
}

const unnaming = /^(?:url|startDate|endDate|date|releaseDate)$/;

function named(section: string, key: string, members: Members, notes: Notes): Members | undefined {
  const texts = Object.entries(members).flatMap(([other, value]) => {
    const text: unknown = Array.isArray(value) ? value[0] : value;
    return typeof text === 'string' && !unnaming.test(other) ? [{ other, text, value }] : [];
  });
  const [found] = texts;
  if (found === undefined) {
    const rest = Object.values(members)
      .filter((value) => typeof value === 'string')
      .join(', ');
    if (rest !== '') notes.leaveOut(`an entry of \`${section}\` without a name: ${shortened(rest)}`);
    return undefined;
  }
  notes.guess(
    `An entry of \`${section}\` has no \`${key}\` in the file; “${shortened(found.text)}” stands there.`,
  );
  const { [found.other]: _moved, ...others } = members;
  const more = Array.isArray(found.value) ? found.value.slice(1) : [];
  return { [key]: found.text, ...others, ...(more.length > 0 ? { [found.other]: more } : {}) };
}
