/** A body in exactly these pieces. */
export function streamOf(pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

/**
 * The bytes in two pieces, cut inside every letter of several bytes, beside every line break and at each 29th position
 * of the rest, which are all alike to a reader of lines, and last of all one by one.
 */
export function* manySplits(bytes: Uint8Array): Generator<Uint8Array[]> {
  const lineBreak = 10;
  for (let at = 1; at < bytes.length; at += 1) {
    const [before = 0, next = 0] = bytes.subarray(at - 1, at + 1);
    const isTold = next >= 128 || before === lineBreak || next === lineBreak;
    if (isTold || at % 29 === 0) yield [bytes.subarray(0, at), bytes.subarray(at)];
  }
  yield Array.from(bytes, (_, at) => bytes.subarray(at, at + 1));
}
