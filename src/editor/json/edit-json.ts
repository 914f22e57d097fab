import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';

/** A place in a file: keys of objects and places in lists. */
export type Path = readonly (string | number)[];

/** The value in a text that JSON.parse reads; undefined for any other text. */
export function valueOf(text: string): unknown {
  try {
    return JSON.parse(withoutMark(text)) as unknown;
  } catch {
    return undefined;
  }
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Record<string | number, unknown>)[key]
        : undefined,
    value,
  );
}

/**
 * A text with another value at a path, and each other byte as it was: order, indentation, line breaks and unknown keys.
 * `undefined` takes the value away. A new key stands after those that precede it in `order`.
 */
export function withValue(text: string, path: Path, value: unknown, order: readonly string[] = []): string {
  if (Array.isArray(value)) {
    const now = valueAt(valueOf(text), path);
    if (Array.isArray(now) && now.length === value.length)
      return value.reduce<string>(
        (edited, each, index) => (each === now[index] ? edited : withValue(edited, [...path, index], each)),
        text,
      );
  }
  return edited(text, (bare, formattingOptions) =>
    modify(bare, [...path], value, {
      formattingOptions,
      getInsertionIndex: (keys) => placeOf(path.at(-1), keys, order),
    }),
  );
}

/** Adds an entry to a list, which is made if it is missing. */
export function withEntry(
  text: string,
  path: Path,
  index: number,
  value: unknown,
  order: readonly string[] = [],
): string {
  if (!Array.isArray(valueAt(valueOf(text), path))) return withValue(text, path, [value], order);
  return edited(text, (bare, formattingOptions) =>
    modify(bare, [...path, index], value, { formattingOptions, isArrayInsertion: true }),
  );
}

/** Moves an entry of a list; what stands between the entries stays where it is. */
export function withMoved(text: string, path: Path, from: number, to: number): string {
  const bare = withoutMark(text);
  const root = parseTree(bare);
  const entries = (root && findNodeAtLocation(root, [...path]))?.children ?? [];
  if (!entries[from] || !entries[to] || from === to) return text;
  const texts = entries.map(({ offset, length }) => bare.slice(offset, offset + length));
  texts.splice(to, 0, ...texts.splice(from, 1));
  let moved = '';
  let end = 0;
  for (const [index, { offset, length }] of entries.entries()) {
    moved += bare.slice(end, offset) + texts[index];
    end = offset + length;
  }
  return markOf(text) + moved + bare.slice(end);
}

type Edits = ReturnType<typeof modify>;

interface Format {
  readonly insertSpaces: boolean;
  readonly tabSize: number;
  readonly eol: string;
}

function edited(text: string, edit: (bare: string, format: Format) => Edits): string {
  const bare = withoutMark(text);
  return markOf(text) + applyEdits(bare, edit(bare, formatOf(bare)));
}

function formatOf(text: string): Format {
  const [, indent = '  '] = /\n([ \t]+)\S/.exec(text) ?? [];
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
}

function placeOf(key: Path[number] | undefined, keys: readonly string[], order: readonly string[]): number {
  const own = order.indexOf(String(key));
  if (own === -1) return keys.length;
  return keys.findLastIndex((each) => order.includes(each) && order.indexOf(each) < own) + 1;
}

const markOf = (text: string) => (text.startsWith('\uFEFF') ? '\uFEFF' : '');
const withoutMark = (text: string) => text.slice(markOf(text).length);
