import { parseAst } from 'vite';

/** Calls on a global that came after Chrome 110, Firefox 121 or Safari 16.4, as they are written in code. */
const newerStatics = new Set(
  (
    'AbortSignal.any Array.fromAsync Error.isError Intl.DurationFormat Map.groupBy Math.sumPrecise Object.groupBy ' +
    'Promise.try Promise.withResolvers RegExp.escape URL.canParse URL.parse Uint8Array.fromBase64'
  ).split(' '),
);

/** Methods and properties that came after the floor, of whatever object; each has a name of its own. */
const newerMembers = new Set(
  (
    'checkVisibility getHTML hidePopover isSubsetOf isSupersetOf isDisjointFrom isWellFormed moveBefore ' +
    'requestIdleCallback setHTML showPopover symmetricDifference togglePopover toWellFormed'
  ).split(' '),
);

/** Iterator Helpers, which Safari has since 18.4, and the calls that return an iterator. */
const iteratorMethods = new Set(['drop', 'filter', 'flatMap', 'map', 'reduce', 'some', 'take', 'toArray']);
const iteratorSources = new Set(['entries', 'keys', 'matchAll', 'values']);

interface Node {
  readonly [member: string]: unknown;
}

/**
 * What a script uses that a browser at the floor (`docs/contract.md#browsers`) lacks, each once. The bundler rewrites
 * syntax, but neither calls nor the flags of a regular expression.
 */
export function newerThanFloor(code: string): string[] {
  const found = new Set<string>();
  visit(parseAst(code), (node) => {
    const use = newerUse(node);
    if (use !== undefined) found.add(use);
  });
  return [...found].toSorted();
}

function newerUse(node: Node): string | undefined {
  if (node['type'] === 'Literal' && isNode(node['regex'])) {
    const { pattern, flags } = node['regex'];
    return /v/.test(String(flags)) || /\(\?[ims-]+:/.test(String(pattern))
      ? `/${String(pattern)}/${String(flags)}`
      : undefined;
  }
  if (node['type'] !== 'MemberExpression') return undefined;
  const { object, property } = node;
  const name = nameOf(property);
  const written = `${nameOf(object)}.${name}`;
  if (newerStatics.has(written)) return written;
  if (newerMembers.has(name)) return name;
  const isIterator = isNode(object) && iteratorSources.has(calledMember(object));
  return isIterator && iteratorMethods.has(name) ? `${calledMember(object)}().${name}` : undefined;
}

/** `values` of `list.values()`; `Object.values(list)` is a list itself. */
function calledMember({ type, callee }: Node): string {
  const isMember = type === 'CallExpression' && isNode(callee) && callee['type'] === 'MemberExpression';
  return isMember && nameOf(callee['object']) !== 'Object' ? nameOf(callee['property']) : '';
}

function nameOf(node: unknown): string {
  return isNode(node) && node['type'] === 'Identifier' ? String(node['name']) : '';
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, see);
  else if (isNode(value)) {
    see(value);
    for (const member of Object.values(value)) visit(member, see);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !(value instanceof RegExp);
}
