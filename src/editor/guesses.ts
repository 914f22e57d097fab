import type { Path } from '../resume/edit-json';
import { guessedField } from '../resume/guessed-field';
import { leavesOf } from '../shared/leaves';
import type { Editor } from './store';

/** Where in a value the fields are that an import guessed and nobody has looked at. */
export function guessesIn(fields: ReadonlySet<string>, path: Path, value: unknown): readonly Path[] {
  if (fields.size === 0) return [];
  return leavesOf(value, path).flatMap(([at, text]) => (fields.has(guessedField(at, text)) ? [at] : []));
}

interface Kept {
  readonly guessed: readonly string[];
  readonly leftOut: readonly string[];
  readonly fields: readonly string[];
}

/** Has what an import guessed outlive a reload of the window; `address` is the window's. */
export function keepUnseen(
  { store, setUnseen }: Pick<Editor, 'store' | 'setUnseen'>,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  address: string,
): void {
  const kept = storage.getItem(address);
  if (kept !== null) {
    const { guessed, leftOut, fields } = JSON.parse(kept) as Kept;
    setUnseen({ guessed, leftOut, fields: new Set(fields) });
  }
  store.subscribe(({ unseen }, before) => {
    if (unseen === before.unseen) return;
    storage.setItem(address, JSON.stringify({ ...unseen, fields: [...unseen.fields] } satisfies Kept));
  });
}
