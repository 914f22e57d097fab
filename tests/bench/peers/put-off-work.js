// React's scheduler uses `setImmediate` where it exists, so this module is imported before React. An append can then wait
// for state that a peer sets in an effect, without waiting for a frame, which would count as the peer's cost.
const waiting = [];
const { port1, port2 } = new MessageChannel();
port1.addEventListener('message', () => waiting.shift()?.());
port1.start();
globalThis.setImmediate = (work) => {
  waiting.push(work);
  port2.postMessage(null);
};

/** Turns without work after which a peer is done. Peers that import KaTeX for each formula need about so many. */
const quietTurns = 20;

/** Runs the work that React deferred, and the work that follows from it, until some turns pass without any. */
export async function allDone() {
  for (let quiet = 0; quiet < quietTurns; quiet += 1) {
    await Promise.resolve();
    const work = waiting.shift();
    if (!work) continue;
    quiet = -1;
    work();
  }
}
