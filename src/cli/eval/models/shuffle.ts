/** Puts a list in another order. */
export type Shuffle = <Item>(items: readonly Item[]) => Item[];

/** Always the same orders for a seed, one after another. */
export function createShuffle(seed: number): Shuffle {
  let state = seed >>> 0;
  // Mulberry32: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return (items) =>
    items
      .map((item) => ({ item, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ item }) => item);
}

/** The first of each list, then the second of each, until all are empty. */
export function inTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}
