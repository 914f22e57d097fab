/** An entry of a catalogue that holds no further ones: a text, or a function that makes one. */
export interface Leaf {
  /** From the root: `chat.announcements.done`. */
  readonly path: string;
  readonly value: string | ((...args: readonly unknown[]) => unknown);
}

export function leavesOf(words: unknown, path = ''): Leaf[] {
  if (typeof words === 'string') return [{ path, value: words }];
  if (typeof words === 'function')
    return [{ path, value: (...args: readonly unknown[]): unknown => Reflect.apply(words, undefined, args) }];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, each]) => leavesOf(each, path === '' ? key : `${path}.${key}`));
}
