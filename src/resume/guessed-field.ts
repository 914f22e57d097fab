/**
 * Names a field of a résumé whose text an import guessed. The text is a part of the name and the place in a list is not, so
 * that the name fits until the text is edited, wherever its entry is moved.
 */
export function guessedField(path: readonly (string | number)[], text: string): string {
  const keys = path.filter((key) => typeof key === 'string' && !key.startsWith('['));
  return `${keys.join('.')}: ${text}`;
}
