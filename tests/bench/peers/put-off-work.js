// React's scheduler takes `setImmediate` where there is one, so this has to be imported before React. It lets an append
// wait for state that a peer sets in an effect without waiting for a frame, which would be charged to the peer.
const waiting = [];
const { port1, port2 } = new MessageChannel();
port1.addEventListener('message', () => waiting.shift()?.());
port1.start();
globalThis.setImmediate = (work) => {
  waiting.push(work);
  port2.postMessage(null);
};

/** Some peers import KaTeX again for each formula, which takes about so many. */
const quietTurns = 20;

/** Does what React has put off, and what follows from that, until nothing has come up for some turns. */
export async function allDone() {
  for (let quiet = 0; quiet < quietTurns; quiet += 1) {
    await Promise.resolve();
    const work = waiting.shift();
    if (!work) continue;
    quiet = -1;
    work();
  }
}
