import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { flushSync } from 'react-dom';

import { Markdown } from '../../../src/streaming/markdown/Markdown';
import type { MarkdownSource } from '../../../src/streaming/markdown/Markdown';
import { words } from '../../support/words';

/** The pipeline without the typewriter, as a `StreamBench`: mount, append, finish, unmount. */
let root: Root | undefined;
let text = '';
let streaming = true;
const listeners = new Set<() => void>();

const source: MarkdownSource = {
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => ({ text, streaming }),
};

function announce(): void {
  for (const listener of listeners) listener();
}

export function mount(container: HTMLElement): void {
  text = '';
  streaming = true;
  root = createRoot(container);
  flushSync(() => root?.render(<Markdown source={source} words={words.markdown} />));
}

export function append(delta: string): void {
  text += delta;
  announce();
}

export function finish(): void {
  streaming = false;
  announce();
}

export function unmount(): void {
  root?.unmount();
}
