import type { Path } from '../resume/edit-json';
import { guessedField } from '../resume/guessed-field';
import { leavesOf } from './preview/locate';

/** Where in a value the fields are that an import guessed and nobody has looked at. */
export function guessesIn(fields: ReadonlySet<string>, path: Path, value: unknown): readonly Path[] {
  if (fields.size === 0) return [];
  return leavesOf(value, path).flatMap(([at, text]) => (fields.has(guessedField(at, text)) ? [at] : []));
}
