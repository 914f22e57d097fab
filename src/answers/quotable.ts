/**
 * Markdown that shows a text word for word: characters that markdown would read as markup are escaped, and addresses
 * become links with their text unchanged.
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
 * Brackets become character references, since an escaped bracket begins a formula. The escaped colon and dot keep an
 * address inside a longer word from becoming a link.
 */
function escaped(text: string): string {
  return text
    .replace(/[\\`*_<>$~|]|&(?=#?\w+;)/g, '\\$&')
    .replace(/[[\]]/g, (bracket) => `&#${bracket.charCodeAt(0)};`)
    .replace(/(https?|ftp)(?=:\/\/)/gi, '$1\\')
    .replace(/(www)(?=\.)/gi, '$1\\');
}
