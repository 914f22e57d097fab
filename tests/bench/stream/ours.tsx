import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { flushSync } from 'react-dom';

import { Markdown } from '../../../src/markdown/Markdown';

/** The pipeline below its pacing, for benches of the `StreamBench` interface: mount, append, finish, unmount. */
let root: Root | undefined;
let text = '';

function commit(streaming: boolean): void {
  flushSync(() => root?.render(<Markdown text={text} streaming={streaming} />));
}

export function mount(container: HTMLElement): void {
  text = '';
  root = createRoot(container);
  commit(true);
}

export function append(delta: string): void {
  text += delta;
  commit(true);
}

export function finish(): void {
  commit(false);
}

export function unmount(): void {
  root?.unmount();
}
