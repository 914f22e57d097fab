/** The entry of a page that holds nothing but one reply: what `markdown-page.ts` builds. */
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Markdown } from '../../src/markdown/Markdown';
import { renderHtml } from '../../src/markdown/render-html';
import { oracle } from '../bench/stream/oracle';

let root: Root | undefined;
let text = '';

function commit(streaming: boolean): void {
  flushSync(() => root?.render(<Markdown text={text} streaming={streaming} />));
}

const ours = {
  mount(container: HTMLElement): void {
    text = '';
    root = createRoot(container);
    commit(true);
  },
  append(delta: string): void {
    text += delta;
    commit(true);
  },
  finish: () => commit(false),
  unmount: () => root?.unmount(),
};

export const harness = { ours, oracle, renderHtml };
export type Harness = typeof harness;

declare global {
  var markdownHarness: Harness;
}
globalThis.markdownHarness = harness;
