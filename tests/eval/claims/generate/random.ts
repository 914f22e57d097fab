/** Draws that repeat for the same seed. */
export interface Random {
  /** From 0 up to, but not including, `below`. */
  integer(below: number): number;
  /** Undefined of an empty list. */
  pick<Item>(items: readonly Item[]): Item | undefined;
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** Mulberry32 by Tommy Ettinger (public domain), seeded by an FNV-1a hash. */
export function createRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  const integer = (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
  return {
    integer,
    pick: (items) => items[integer(items.length)],
    shuffle(items) {
      const left = [...items];
      return items.flatMap(() => left.splice(integer(left.length), 1));
    },
  };
}
