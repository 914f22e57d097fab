import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// jsdom lays nothing out, so no size ever changes, and has nothing to scroll.
Element.prototype.scrollIntoView = () => {};
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const removals: (() => void)[] = [];
afterEach(() => {
  for (const remove of removals.splice(0)) remove();
});

/** Renders into the document until the end of the test. */
export function draw(
  element: ReactElement,
  container: HTMLElement = document.createElement('div'),
): HTMLElement {
  document.body.append(container);
  const root = createRoot(container);
  act(() => root.render(element));
  removals.push(() => {
    act(() => root.unmount());
    container.remove();
  });
  return container;
}

/** The button of this name. */
export function button(container: HTMLElement, name: string): HTMLButtonElement {
  const found = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`There is no button "${name}" in: ${container.textContent}`);
  return found;
}
