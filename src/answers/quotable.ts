/**
 * Markdown that shows a text word for word, whatever it contains: what markdown would read as markup is
 * escaped, and addresses become links without changing a letter of them.
 */
export function quotable(line: string): string {
  return line
    .split(/(\s+)/)
    .map((word) => linked(word) ?? escaped(word))
    .join('')
    .replace(/^(\s*)([-+=#]|\d+(?=[.)]))/, (_, space: string, marker: string) =>
      /\d/.test(marker) ? `${space}${marker}\\` : `${space}\\${marker}`,
    );
}

function linked(word: string): string | undefined {
  const address =
    /^(?:https?:\/\/[^\s<>\\]+[^\s<>\\.,;:!?)]|[\w.+-]+@[a-z\d]+(?:[.-][a-z\d]+)+)(?=[.,;:!?)]*$)/i.exec(
      word,
    )?.[0];
  if (address === undefined) return undefined;
  return `<${address}>${escaped(word.slice(address.length))}`;
}

/**
 * An escaped bracket would begin a formula, hence its reference. The escaped colon and dot keep addresses inside
 * longer words from becoming links that take in what follows.
 */
function escaped(text: string): string {
  return text
    .replace(/[\\`*_<>$~|]|&(?=#?\w+;)/g, '\\$&')
    .replace(/[[\]]/g, (bracket) => `&#${bracket.charCodeAt(0)};`)
    .replace(/(https?|ftp)(?=:\/\/)/gi, '$1\\')
    .replace(/(www)(?=\.)/gi, '$1\\');
}
