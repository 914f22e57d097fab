import type { Imported } from '../../import/imported.ts';
import { contactDetails } from '../../import/contact-details.ts';

/** How many lines a list of the short summary has at most. */
const listLines = 6;

/**
 * What an import took, guessed and left out, and which contact details become public by it, on one screen of a
 * terminal; `isWhole` lists everything.
 */
export function importSummary(
  { format, resume, taken, guessed, leftOut }: Imported,
  isWhole = false,
): string[] {
  const details = contactDetails(resume);
  const counts = taken.map(({ section, count }) => `${section} ${count}`);
  return [
    `Read as ${format}.`,
    `Taken: ${counts.join(', ')}.`,
    ...(details.length > 0 ? ['These contact details become public:'] : []),
    ...byKind(details),
    ...listed('Guessed', guessed, isWhole),
    ...listed('Left out', leftOut, isWhole),
  ];
}

/** Every detail; those of one kind in one line. */
function byKind(details: ReturnType<typeof contactDetails>): string[] {
  const kinds = new Map<string, string[]>();
  for (const { kind, value, path } of details) {
    const isProfile = path.startsWith('basics.profiles');
    const group = isProfile ? 'Profile' : kind;
    const text = `${isProfile ? `${kind} ` : ''}${value} (${path})`;
    kinds.set(group, [...(kinds.get(group) ?? []), text]);
  }
  return [...kinds].map(([kind, texts]) => `  ${kind}: ${texts.join(', ')}`);
}

function listed(heading: string, items: readonly string[], isWhole: boolean): string[] {
  const shown = isWhole ? items : grouped(items).slice(0, listLines);
  const more = items.length > shown.length ? ['  … (--all lists each)'] : [];
  return [`${heading} (${items.length}):`, ...shown.map((line) => `  - ${line}`), ...more];
}

/** One line for sentences that differ in names and numbers only. */
function grouped(items: readonly string[]): string[] {
  const groups = new Map<string, string[]>();
  for (const item of items) {
    const form = item.replace(/“[^”]*”|[\d/.-]+/g, '…');
    groups.set(form, [...(groups.get(form) ?? []), item]);
  }
  return [...groups.values()].map(([first = '', ...others]) =>
    others.length === 0 ? first : `${first} (and ${others.length} more like this)`,
  );
}
