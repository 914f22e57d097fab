import type { Cv, CvEntry } from '../../resume/cv';

export type EntityKind =
  'employer' | 'title' | 'skill' | 'group' | 'school' | 'degree' | 'language' | 'place' | 'project' | 'thing';

/** Something that a CV names and a visitor may ask about. */
export interface Entity {
  readonly kind: EntityKind;
  /** As the CV writes it. */
  readonly name: string;
  /** The entries that it names or stands in, in the CV's order. */
  readonly entries: readonly CvEntry[];
}

/** Everything that a CV names. The same name of the same kind is one entity, with all its entries. */
export function entitiesOf(cv: Cv): Entity[] {
  const found = new Map<string, { kind: EntityKind; name: string; entries: CvEntry[] }>();
  function add(kind: EntityKind, name: string | undefined, entry: CvEntry) {
    if (!name?.trim()) return;
    const key = `${kind} ${name.toLowerCase()}`;
    const known = found.get(key);
    if (!known) found.set(key, { kind, name: name.trim(), entries: [entry] });
    else if (!known.entries.includes(entry)) known.entries.push(entry);
  }
  for (const entry of cv.entries) {
    for (const [kind, name] of namedIn(entry, cv)) add(kind, name, entry);
    for (const place of (entry.place ?? '').split(/[,،、/()]/)) add('place', place, entry);
  }
  return [...found.values()];
}

type Named = readonly [EntityKind, string | undefined];

function namedIn(entry: CvEntry, cv: Cv): Named[] {
  const { title, organisation, tags, points } = entry;
  const tagged = (kind: EntityKind) => tags.map((tag): Named => [kind, tag]);
  switch (entry.topic) {
    case 'work':
    case 'internships':
    case 'volunteer':
      return [['title', title], ['employer', organisation], ...tagged('skill')];
    case 'education':
      return [['degree', title], ['school', organisation], ...tagged('thing')];
    case 'skills':
      return [['group', title], ...tagged('skill')];
    case 'languages':
      return cv.languages.map(({ name }): Named => ['language', name]);
    case 'projects':
      return [['project', title], ['thing', organisation], ...tagged('skill')];
    case 'teachings':
      return [['thing', title], ...points.map(({ text }): Named => ['thing', text.split(': ')[0]])];
    case 'summary':
      return [];
    default:
      return [['thing', title], ['thing', organisation], ...tagged('thing')];
  }
}
