import { IncrementalMarkdown } from './incremental-markdown';

/** One of each construct, in pieces as a reply brings them. No formula: KaTeX is loaded when a reply has one. */
const sample =
  '# A\n\nB **c** *d* `e` [f](https://example.com) g\nh & i\n\n- **j** k\n- l\n  - m\n\n1. n\n\n' +
  '| o | p |\n| - | - |\n| q | **r** |\n\n> s\n\n```js\nt\n```\n\nu';
const charactersOfPiece = 4;

/** Calls back when the browser has nothing else to do, with the milliseconds that are left. */
type WhenIdle = (task: (left: () => number) => void) => void;

/** A browser without idle periods compiles at the first words instead. */
const whenIdle: WhenIdle = (task) => {
  if ('requestIdleCallback' in globalThis)
    requestIdleCallback((deadline) => task(() => deadline.timeRemaining()));
};

/**
 * Shows a sample in an element outside the page, piece by piece while the browser is idle. The browser compiles at first use
 * what reads and draws a reply; without this the first words of the first reply would wait for that.
 */
export function warmUp(idle: WhenIdle = whenIdle): void {
  const drawing = new IncrementalMarkdown(document.createElement('div'), undefined, () => () => undefined);
  let end = 0;
  const go = (left: () => number): void => {
    do {
      end += charactersOfPiece;
      drawing.update(sample.slice(0, end), end < sample.length);
    } while (end < sample.length && left() > 0);
    if (end < sample.length) idle(go);
  };
  idle(go);
}
