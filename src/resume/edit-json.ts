import { applyEdits, findNodeAtLocation, modify, type Node, parseTree } from 'jsonc-parser';
import { attempt } from '../shared/attempt';
import type { Path } from '../shared/leaves';

export type { Path };

/** The value in a text that JSON.parse reads; undefined for any other text. */
export function valueOf(text: string): unknown {
  return attempt(() => JSON.parse(withoutMark(text)) as unknown);
}

/** What an object or a list has at a path itself: a key such as `constructor` is inherited by every object. */
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
  const bare = withoutMark(text);
  const key = path.at(-1);
  if (valueAt(valueOf(text), path) !== undefined || value === undefined || typeof key !== 'string')
    return markOf(text) + applyEdits(bare, modify(bare, [...path], value, optionsFor(bare, value)));
  const parent = nodeAt(bare, path.slice(0, -1));
  if (parent?.type !== 'object') return withValue(text, path.slice(0, -1), { [key]: value }, order);
  const keys = parent.children?.map(({ children }) => String(children?.[0]?.value)) ?? [];
  return markOf(text) + inserted(bare, parent, placeOf(key, keys, order), `${JSON.stringify(key)}: `, value);
}

/** Adds an entry to a list, which is made if it is missing. */
export function withEntry(
  text: string,
  path: Path,
  index: number,
  value: unknown,
  order: readonly string[] = [],
): string {
  const bare = withoutMark(text);
  const list = nodeAt(bare, path);
  if (list?.type !== 'array') return withValue(text, path, [value], order);
  return markOf(text) + inserted(bare, list, index, '', value);
}

/** Moves an entry of a list; what stands between the entries stays where it is. */
export function withMoved(text: string, path: Path, from: number, to: number): string {
  const bare = withoutMark(text);
  const entries = nodeAt(bare, path)?.children ?? [];
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

function nodeAt(bare: string, path: Path): Node | undefined {
  const root = parseTree(bare);
  return root && findNodeAtLocation(root, [...path]);
}

/** Without a layout the library leaves the neighbours of what it takes away as they are. */
function optionsFor(bare: string, value: unknown) {
  return value === undefined ? {} : { formattingOptions: formatOf(bare) };
}

/**
 * A member or an entry beside its neighbour, on a line of its own where that has one. The library would lay out the
 * neighbour anew.
 */
function inserted(bare: string, container: Node, index: number, start: string, value: unknown): string {
  const { insertSpaces, tabSize, eol } = formatOf(bare);
  const unit = insertSpaces ? ' '.repeat(tabSize) : '\t';
  const siblings = container.children ?? [];
  const [first] = siblings;
  const laidOut = (indent: string) =>
    start + JSON.stringify(value, null, unit).replaceAll('\n', eol + indent);
  if (first === undefined) {
    const [, outer = ''] = /(?:^|\n)([ \t]*)[^\n]*$/.exec(bare.slice(0, container.offset)) ?? [];
    const inner = outer + unit;
    const [open = '', close = ''] = [bare[container.offset], bare[container.offset + container.length - 1]];
    const text = `${open}${eol}${inner}${laidOut(inner)}${eol}${outer}${close}`;
    return bare.slice(0, container.offset) + text + bare.slice(container.offset + container.length);
  }
  const before = siblings[Math.min(index, siblings.length) - 1];
  const [space = ''] = /\s*$/.exec(bare.slice(0, (before ?? first).offset)) ?? [];
  const [, indent] = /\n([ \t]*)$/.exec(space) ?? [];
  const entry = indent === undefined ? start + JSON.stringify(value) : laidOut(indent);
  const gap = indent === undefined ? ' ' : space;
  const at = before === undefined ? first.offset : before.offset + before.length;
  const text = before === undefined ? `${entry},${gap}` : `,${gap}${entry}`;
  return bare.slice(0, at) + text + bare.slice(at);
}

function formatOf(text: string) {
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

/**
 * Names a field of a résumé whose text an import guessed. The text is a part of the name and the place in a list is not, so
 * that the name fits until the text is edited, wherever its entry is moved.
 */
export function guessedField(path: readonly (string | number)[], text: string): string {
  const keys = path.filter((key) => typeof key === 'string' && !key.startsWith('['));
  return `${keys.join('.')}: ${text}`;
}
