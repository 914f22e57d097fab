// @vitest-environment jsdom
import { act } from 'react';
import { expect, it } from 'vitest';
import { useWorksOffline } from '../../../src/models/use-works-offline';
import { draw } from '../../support/draw';

function Answer() {
  return useWorksOffline() ? 'works' : 'not yet';
}

it.each([
  ['works', 'by its own worker', '/'],
  ['not yet', 'by the worker of another site, whose scope covers the page', '/../'],
])('%s without a network, %s', async (answer, _, path) => {
  history.replaceState(null, '', '/cv/');
  const scope = new URL(`.${path}`, location.href).href;
  const ready = Promise.resolve({ scope });
  Object.defineProperty(navigator, 'serviceWorker', { value: { ready }, configurable: true });
  const container = draw(<Answer />);
  await act(async () => {});
  expect(container.textContent).toBe(answer);
});
