/** Matches nothing: not every language has words of each kind. */
export const none = /(?!)/;

/** Matches what one of the patterns does, with all their flags: the words of each language, for a text that may mix them. */
export function anyOf(patterns: readonly RegExp[]): RegExp {
  const all = new Set(patterns.flatMap(({ flags }) => flags.split('')));
  return new RegExp(anySource(patterns.map(({ source }) => source)), [...all].join(''));
}

/** The same of sources, of which those that are empty match nothing. */
export function anySource(sources: readonly string[]): string {
  return sources.filter((source) => source !== '' && source !== none.source).join('|') || none.source;
}

/** Words as what separates others. */
export function between(words: string): string {
  return `\\s(?:${words})\\s`;
}
