// @vitest-environment jsdom
import { act, Component, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  Markdown,
  type MarkdownSource,
  type MarkdownText,
} from '../../../../src/streaming/markdown/Markdown';
import { markdownWords } from '../../../../src/streaming/markdown/words.en';
import { draw } from '../../../support/draw';

const growing = (text: string): StoreApi<MarkdownText> => createStore(() => ({ text, streaming: true }));

const sourceOf = (store: StoreApi<MarkdownText>): MarkdownSource => ({
  subscribe: store.subscribe,
  read: store.getState,
});

it('shows a change of its source at once, without React', () => {
  const store = growing('One *two');
  const box = draw(<Markdown words={markdownWords} source={sourceOf(store)} />);
  expect(box.textContent).toBe('One *two');
  // Outside `act`: React would render a change of its own later, with a warning.
  store.setState({ text: 'One *two* three' });
  expect(box.innerHTML).toBe('<div class="markdown"><p>One <em>two</em> three</p></div>');
  store.setState({ text: 'One *two* three `four`', streaming: false });
  expect(box.querySelector('code')?.textContent).toBe('four');
});

it('marks the language of quotes, also of those that follow', () => {
  const store = growing('Depuis mars.\n\n> Since March');
  const box = draw(
    <Markdown words={markdownWords} source={sourceOf(store)} quoteLanguage="en" quoteDirection="ltr" />,
  );
  expect(box.querySelector('blockquote')?.lang).toBe('en');
  expect(box.querySelector('blockquote')?.dir).toBe('ltr');
  store.setState({ text: 'Depuis mars.\n\n> Since March\n\n> At Laminar', streaming: false });
  expect([...box.querySelectorAll('blockquote')].map(({ lang }) => lang)).toEqual(['en', 'en']);
  expect(box.querySelector('p')?.lang).toBe('');
});

it('throws an error to the nearest error boundary and not to the code that changed the text', () => {
  const store = growing('Fine so far');
  const read = (): MarkdownText => {
    if (store.getState().text.includes('bug')) throw new Error('A bug');
    return store.getState();
  };
  // React writes what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const box = draw(
    <Boundary>
      <Markdown words={markdownWords} source={{ subscribe: store.subscribe, read }} />
    </Boundary>,
  );
  act(() => store.setState({ text: 'Fine so far, but a bug' }));
  expect(box.textContent).toBe('Caught: A bug');
});

class Boundary extends Component<{ children: ReactNode }, { caught?: Error }> {
  override state: { caught?: Error } = {};

  static getDerivedStateFromError(caught: Error) {
    return { caught };
  }

  override render() {
    return this.state.caught ? `Caught: ${this.state.caught.message}` : this.props.children;
  }
}
