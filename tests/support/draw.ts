import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// jsdom lays nothing out, so no size ever changes, and has nothing to scroll.
Element.prototype.scrollIntoView = () => {};
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const roots = new Map<HTMLElement, Root>();
afterEach(() => {
  for (const [container, root] of roots) {
    act(() => root.unmount());
    container.remove();
  }
  roots.clear();
});

/** Renders into the document until the end of the test, or again what is in a container. */
export function draw(
  element: ReactElement,
  container: HTMLElement = document.createElement('div'),
): HTMLElement {
  if (!container.isConnected) document.body.append(container);
  const root = roots.get(container) ?? createRoot(container);
  roots.set(container, root);
  act(() => root.render(element));
  return container;
}

/** The button of this name. */
export function button(container: HTMLElement, name: string): HTMLButtonElement {
  const found = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`There is no button "${name}" in: ${container.textContent}`);
  return found;
}
