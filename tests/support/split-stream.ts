/** A body in exactly these pieces. */
export function streamOf(pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

/** The bytes in two pieces, cut at every position in turn, and last of all one by one. */
export function* everySplit(bytes: Uint8Array): Generator<Uint8Array[]> {
  for (let at = 1; at < bytes.length; at += 1) yield [bytes.subarray(0, at), bytes.subarray(at)];
  yield Array.from(bytes, (_, at) => bytes.subarray(at, at + 1));
}
