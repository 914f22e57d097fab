/** "Adas", but "Max’", "Hans’", "Alice’": an apostrophe stands where the name ends in the sound of an s. */
export function genitiveOf(name: string): string {
  return /(?:[sßxz]|ce)$/i.test(name) ? `${name}’` : `${name}s`;
}
