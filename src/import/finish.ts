import { guessedField } from '../resume/edit-json.ts';
import { entriesOf } from '../resume/schema/describe.ts';
import { resumeSchema } from '../resume/schema/resume-schema.ts';
import type { Imported, Resume, TakenSection } from './imported.ts';
import { ImportError } from './import-error.ts';
import { Source, type Notes } from './source.ts';
import { shortened } from './text.ts';
import { isObject } from '../shared/leaves.ts';
import { groupBy } from '../shared/group-by.ts';

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** The sections in the order of the schema. */
const order = Object.keys(entriesOf(resumeSchema) ?? {});

interface Finished {
  readonly format: string;
  readonly draft: Resume;
  /** The whole file, which knows what of it nobody has read. */
  readonly source: Source;
}

/** Leaves out what is empty, counts what was taken and names what was not. */
export function finishImport({ format, draft, source }: Finished): Imported {
  const { notes } = source;
  const { meta, basics: draftBasics, ...content } = draft;
  const known = order.filter((key) => key in content);
  const others = Object.keys(content).filter((key) => !order.includes(key));
  const sorted = Object.fromEntries(
    [...known, ...others].map((key) => {
      const value = tidied(content[key]);
      return [key, Array.isArray(value) ? completeEntries(key, value, notes) : value];
    }),
  );
  const basics = membersOf(tidied(draftBasics));
  const hasContent = Object.keys(basics).length > 0 || Object.keys(membersOf(tidied(sorted))).length > 0;
  if (!hasContent) {
    throw new ImportError(
      `Nothing of a CV was found in this file, which is ${format}. Export it again, or check whether it is the right one.`,
    );
  }
  if (basics['name'] === undefined) {
    notes.guess(`The file holds no name: replace “${placeholder}” in \`basics.name\`.`);
  }
  const named = { name: placeholder, ...basics };
  const resume = membersOf(
    tidied({ $schema: schema, basics: named, ...sorted, meta: { ...membersOf(meta), version: 'v1.0.0' } }),
  ) as Resume;
  if (unreadTexts(source, resume).length > new Source(resume).unread().length) {
    notes.guess(
      'More of this file is left out than taken: it has a form of its own. Fill in the rest by hand, or import another file.',
    );
  }
  return {
    format,
    resume,
    taken: takenSections(resume),
    guessed: notes.guessed,
    guessedFields: guessedIn(resume, notes),
    leftOut: [...notes.leftOut, ...namedUnread(source, resume)],
  };
}

const placeholder = 'Your Name';

function takenSections({ basics, ...resume }: Resume): TakenSection[] {
  const details = basics ? Object.keys(basics).length : 0;
  const sections = Object.entries(resume).flatMap(([section, value]) =>
    Array.isArray(value) ? [{ section, count: value.length }] : [],
  );
  return [{ section: 'basics', count: details }, ...sections];
}

function guessedIn(resume: Resume, notes: Notes): string[] {
  const leaves = new Source(resume)
    .unread()
    .map(({ path, text }) => ({ keys: path.split(/\.|(?=\[)/), text }));
  return leaves
    .filter(({ keys, text }) => notes.isGuess(keys.findLast((key) => !key.startsWith('[')) ?? '', text))
    .map(({ keys, text }) => guessedField(keys, text));
}

/** Texts that nobody read; a text that the résumé holds from elsewhere is not lost. */
function unreadTexts(source: Source, resume: Resume) {
  const held = new Set(new Source(resume).unread().map(({ text }) => text));
  return source
    .unread()
    .filter(({ path, text }) => !isMachinery(path) && !(text.length > 3 && held.has(text)));
}

/** Those of one kind together. */
function namedUnread(source: Source, resume: Resume): string[] {
  const kinds = groupBy(unreadTexts(source, resume), ({ path }) =>
    path.replace(/\[\d+\]/g, '[]').replace(/\.#text$/, ''),
  );
  return [...kinds].map(([kind, [first, ...more]]) => {
    const others = more.length > 0 ? ` and ${more.length} more` : '';
    return `${kind}: “${shortened(first?.text ?? '')}”${others}`;
  });
}

/** Attributes of XML elements and declarations describe the file, not the person. */
function isMachinery(path: string): boolean {
  return /(?:^|\.)(?:@|\?)/.test(path);
}

/** A copy without empty texts, lists and objects; undefined where nothing is left. */
function tidied(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (Array.isArray(value)) {
    const items = value.map(tidied).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const members = Object.entries(value).flatMap(([key, member]) => {
    const kept = tidied(member);
    return kept === undefined ? [] : [[key, kept] as const];
  });
  return members.length > 0 ? Object.fromEntries(members) : undefined;
}

function membersOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? { ...value } : {};
}

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
function completeEntries(section: string, entries: readonly unknown[], notes: Notes): unknown[] {
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

const kinds: Readonly<Record<string, string>> = {
  'basics.email': 'E-mail',
  'basics.phone': 'Phone',
  'basics.url': 'Website',
  'basics.location.city': 'Town',
  'basics.location.region': 'Region',
};

/** Every way to reach or find a person that a résumé makes public, those inside longer texts too, with their paths in it. */
export function contactDetails(resume: Resume) {
  const profiles = (resume.basics?.profiles ?? []).flatMap(
    ({ network = 'Profile', url, username }, index) => {
      const value = url ?? username;
      return value === undefined ? [] : [{ kind: network, value, path: `basics.profiles[${index}]` }];
    },
  );
  const texts = new Source(resume).unread();
  const own = texts.flatMap(({ path, text }) => {
    const kind = kinds[path];
    return kind === undefined ? [] : [{ kind, value: text, path }];
  });
  const inside = texts
    .filter(({ path }) => !(path in kinds) && !/\.url$|^basics\.profiles/.test(path))
    .flatMap(({ path, text }) => [
      ...(text.match(/[^\s@<>()[\]]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu) ?? []).map((value) => ({
        kind: 'E-mail',
        value,
        path,
      })),
      ...(text.match(/(?<!\d)\+\d[\d ()/-]{7,}\d/g) ?? []).map((value) => ({ kind: 'Phone', value, path })),
    ]);
  return [...own, ...profiles, ...inside];
}
