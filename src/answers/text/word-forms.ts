/** Letters that two forms of a word share at least. */
const leastShared = 5;
/** Of the longer form, the share that both begin with. */
const shareOfLonger = 0.65;

/**
 * True for two folded words that are likely to be forms of one: "construyo" and "construir", "enseigne" and
 * "enseignement". Words of three letters have no forms here.
 */
export function areForms(one: string, other: string): boolean {
  if (one === other) return true;
  const longer = Math.max(one.length, other.length);
  const least = Math.max(leastShared, Math.ceil(longer * shareOfLonger));
  if (Math.min(one.length, other.length) < least) return false;
  return one.startsWith(other.slice(0, least));
}
