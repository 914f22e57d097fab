import { isObject } from '../shared/leaves.ts';
import { readAddress, readDate } from './fields.ts';
import type { EntryOf } from './imported.ts';
import { linesOf, plainOf, readRichText } from './rich-text.ts';
import type { Source } from './source.ts';

/** An entry of any section. */
export type Entry = EntryOf<'work'> &
  EntryOf<'volunteer'> &
  EntryOf<'education'> &
  EntryOf<'awards'> &
  EntryOf<'certificates'> &
  EntryOf<'publications'> &
  EntryOf<'skills'> &
  EntryOf<'languages'> &
  EntryOf<'interests'> &
  EntryOf<'projects'>;

/** Reads a member; of an object all members go into the entry. */
type Reader = (source: Source, entry: Source) => unknown;

const common: Readonly<Record<string, Reader>> = {
  date: readDate,
  releaseDate: readDate,
  url: readAddress,
  keywords: (source) => source.texts(),
  courses: (source) => linesOf(source.text()),
  summary: (source) => plainOf(source.text()),
  /** A description as prose and points. */
  told: (source) => readRichText(source.text()),
  about(source) {
    const { summary: description, highlights } = readRichText(source.text());
    return { description, highlights };
  },
};

/**
 * A reader of tables such as `name: company|title, position, url: website.href`: our member, then where it stands in an
 * entry of theirs, under the same name if nothing follows. The first name that holds something counts. Our member tells
 * how it is read, as text where neither `own` nor `common` has it; `more` gives what no table says.
 */
export const tableReader =
  (own: Readonly<Record<string, Reader>>) =>
  (
    entries: readonly Source[],
    table: string,
    more: (entry: Source, read: Entry) => Entry = () => ({}),
  ): Entry[] =>
    entries.map((entry) => {
      const members = table.split(/,\s+/).flatMap((field) => {
        const [key = '', names = key] = field.split(/:\s*/);
        const source = find(entry, names.split('|'));
        const reader = own[key] ?? common[key];
        const value = reader ? reader(source, entry) : source.text();
        return isObject(value) ? Object.entries(value) : [[key, value] as const];
      });
      const read = Object.fromEntries(members) as Entry;
      return { ...read, ...more(entry, read) };
    });

function find(entry: Source, [name = '', ...others]: readonly string[]): Source {
  const found = entry.down(...name.split('.'));
  return found.isAbsent && others.length > 0 ? find(entry, others) : found;
}
