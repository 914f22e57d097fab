/** Longer lines of the CV are cut at a word. */
const longestLine = 160;

/** A line of the CV, not too long for a row. */
export function cut(text: string): string {
  if (text.length <= longestLine) return text;
  const end = text.lastIndexOf(' ', longestLine);
  return `${text.slice(0, end > longestLine / 2 ? end : longestLine)} …`;
}
