/** Characters that nobody sees and terminals obey, and those that embed or override a direction (UAX #9, 2.2 and 2.3). */
const hidden = /[^\P{Cc}\t\n\r]|[\u202a-\u202e]/gu;
const isolates = /[\u2066-\u2069]/g;
const endOfIsolate = '\u2069';

/** A piece of a text that is still being received: it may end in half a character, or within an isolate. */
export function withoutControls(piece: string): string {
  return piece.replace(hidden, '');
}

/**
 * A text that changes nothing around it where it is shown, printed or written to a file: without control characters but
 * tabs and line breaks, without halves of characters, overrides of direction and isolates that its line leaves open. All
 * other format characters stay: Arabic, Persian and emoji need them.
 */
export function visibleText(text: string): string {
  const plain = withoutControls(text)
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cs}/gu, '');
  return plain.search(isolates) >= 0 ? plain.split('\n').map(withClosedIsolates).join('\n') : plain;
}

function withClosedIsolates(line: string): string {
  const open: number[] = [];
  const closed = new Set<number>();
  for (const { 0: mark, index } of line.matchAll(isolates)) {
    const start = mark === endOfIsolate ? open.pop() : undefined;
    if (start !== undefined) closed.add(start).add(index);
    else if (mark !== endOfIsolate) open.push(index);
  }
  return line.replace(isolates, (mark, index: number) => (closed.has(index) ? mark : ''));
}
