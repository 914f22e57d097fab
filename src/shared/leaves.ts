/** A place in a JSON value: keys of objects and places in lists. */
export type Path = readonly (string | number)[];

/** Every text in a JSON value with its path, in order. Not recursive: a value may be nested deeply. */
export function leavesOf(value: unknown, from: Path = []): (readonly [path: Path, text: string])[] {
  const leaves: (readonly [Path, string])[] = [];
  const open: (readonly [Path, unknown])[] = [[from, value]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [path, inner] = next;
    if (typeof inner === 'string') leaves.push([path, inner]);
    else if (typeof inner === 'object' && inner !== null)
      for (const [key, each] of Object.entries(inner).toReversed())
        open.push([[...path, Array.isArray(inner) ? Number(key) : key], each]);
  }
  return leaves;
}

/** As one would write it in JavaScript: `work[2].startDate`. */
export function writtenPath(path: Path): string {
  return path.map((key, at) => (typeof key === 'number' ? `[${key}]` : at === 0 ? key : `.${key}`)).join('');
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
