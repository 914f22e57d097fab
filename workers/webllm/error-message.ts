/** UTF-16 units. */
const longest = 300;

/**
 * What was thrown, as one line that a sentence may quote. GPU errors and events are no `Error` but have a `message`, and
 * the compiler of a shader writes pages.
 */
export function messageOf(thrown: unknown): string {
  const line = textOf(thrown)
    .slice(0, 100 * longest)
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (line === '') return 'an error without a message';
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}

function textOf(thrown: unknown): string {
  if (typeof thrown === 'string' || typeof thrown === 'number') return String(thrown);
  const message = field(thrown, 'message');
  if (message !== '') return message;
  const name = field(thrown, 'name');
  return name === 'Error' ? '' : name;
}

function field(thrown: unknown, name: 'message' | 'name'): string {
  if (typeof thrown !== 'object' || thrown === null) return '';
  const value: unknown = Reflect.get(thrown, name);
  return typeof value === 'string' ? value : '';
}
