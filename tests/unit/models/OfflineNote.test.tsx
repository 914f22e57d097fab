// @vitest-environment jsdom
import { act } from 'react';
import { expect, it } from 'vitest';
import type { LocalModelSnapshot } from '../../../src/models/local-model';
import { OfflineNote } from '../../../src/models/OfflineNote';
import { draw } from '../../support/draw';
import { fakeModelInfo } from '../../support/fake-local-model';
import { localModelWords as words } from '../../support/words';
import { offers, offerWords } from '../../support/fake-offer';
import { useWorksOffline } from '../../../src/models/use-works-offline';

let container: HTMLElement;

Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });

const absent = fakeModelInfo;
const model = { ...absent, onDevice: true };

function storeSite(isStored: boolean): void {
  const ready = isStored
    ? Promise.resolve({ scope: new URL('.', document.baseURI).href })
    : new Promise<never>(() => {});
  Object.defineProperty(navigator, 'serviceWorker', { value: { ready }, configurable: true });
}

async function drawNote(
  snapshot: LocalModelSnapshot,
  backend: 'quotes' | 'webllm' | 'huggingface' | undefined = 'quotes',
): Promise<void> {
  container = draw(<OfflineNote {...{ snapshot, words }} answerer={{ backend }} />);
  await act(async () => {});
}

const note = () => container.querySelector('[role="note"]')?.textContent;

it.each([
  ['everything', 'where model and site are on the device', true, { state: { status: 'ready' }, model }],
  ['everything', 'before the model is started', true, { state: { status: 'awaiting-consent' }, model }],
  ['thisTab', 'where the site is not stored yet', false, { state: { status: 'ready' }, model }],
  ['quotes', 'without the model', true, { state: { status: 'awaiting-consent' }, model: absent }],
  ['quotes', 'where the visitor chose them', true, { state: { status: 'declined' }, model }],
  ['quotes', 'on a device that runs none', true, { state: { status: 'unsupported', reason: 'no-webgpu' } }],
] satisfies [keyof typeof words.offline, string, boolean, LocalModelSnapshot][])(
  'tells a visitor without a network what works: %s, %s',
  async (what, _, isStored, snapshot) => {
    storeSite(isStored);
    await drawNote(snapshot);
    expect(note()).toBe(words.offline[what]);
    expect(container.querySelector('output')?.textContent).toBe(words.offline[what]);
  },
);

it('says of a model that the device had already what that says of itself, once it answers', async () => {
  storeSite(true);
  const chosen = { state: { status: 'declined' }, model: absent, instead: 'built-in' } as const;
  await drawNote({ ...chosen, offer: offers.ready });
  expect(note()).toBe(offerWords.offline);
  await drawNote({ ...chosen, offer: offers.failed });
  expect(note()).toBe(words.offline.quotes);
});

it('says nothing while the device is checked', async () => {
  storeSite(true);
  await drawNote({ state: { status: 'probing' } });
  expect(note()).toBeUndefined();
});

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
