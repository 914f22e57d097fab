/** A path as one word of a command that is printed to be copied, for a shell of Unix or of Windows. */
export function quoted(path: string): string {
  if (/^[\w./\\@:-]+$/.test(path)) return path;
  // A shell of Unix obeys these within double quotes; Windows knows no other quotes.
  return /["$`!]/.test(path) ? `'${path.replaceAll("'", `'\\''`)}'` : `"${path}"`;
}
