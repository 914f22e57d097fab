import type { ChatHistoryOptions } from '../../../../src/chat/links/chat-history';

interface Entry {
  readonly state: unknown;
  readonly url: string;
}

/** A tab's history as browsers keep it: `go` moves later, and a link to a fragment is an entry without a state. */
export function createFakeTab(start: string) {
  let entries: Entry[] = [{ state: null, url: start }];
  let index = 0;
  let moves: number[] = [];
  const onArrival: (() => void)[] = [];

  const url = () => new URL(entries[index]!.url, 'https://cv.example');
  function add(entry: Entry): void {
    entries = [...entries.slice(0, index + 1), entry];
    index += 1;
  }
  function move(by: number): void {
    if (!entries[index + by]) throw new Error('The tab has left the site');
    index += by;
    for (const listener of onArrival) listener();
  }

  const history: ChatHistoryOptions['history'] = {
    get state() {
      return entries[index]!.state;
    },
    pushState: (pushed: unknown, _, to) =>
      add({ state: structuredClone(pushed), url: new URL(String(to), url()).href }),
    replaceState(next: unknown, _, to) {
      entries[index] = { state: structuredClone(next), url: String(to ?? entries[index]!.url) };
    },
    go: (by = 0) => void moves.push(by),
  };
  return {
    history,
    location: new Proxy({} as Pick<Location, 'hash' | 'pathname' | 'search'>, {
      get: (_, part) => Reflect.get(url(), part),
    }),
    onArrival: (listener: () => void) => void onArrival.push(listener),
    /** What `go` asked for happens. */
    settle() {
      const due = moves;
      moves = [];
      for (const by of due) move(by);
    },
    back: () => move(-1),
    forward: () => move(1),
    /** A click on a link to a fragment, or the same typed into the address bar. */
    follow(fragment: string) {
      add({ state: null, url: url().pathname + fragment });
      for (const listener of onArrival) listener();
    },
    /** The addresses of all entries, the current one marked. */
    entries: () =>
      entries.map((entry, at) => {
        const { pathname, hash } = new URL(entry.url, 'https://cv.example');
        return (at === index ? '> ' : '') + pathname + hash;
      }),
  };
}
