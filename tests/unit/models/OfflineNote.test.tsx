// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LocalModelSnapshot } from '../../../src/models/local-model';
import { OfflineNote } from '../../../src/models/OfflineNote';
import { localModelWords as words } from '../../support/words';
import { offers, offerWords } from '../../support/fake-offer';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let isOnline: boolean;
let container: HTMLElement;
let root: Root;

Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true });

beforeEach(() => {
  isOnline = false;
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  act(() => root.unmount());
  container.remove();
});

const model = { id: 'q', name: 'Qwen3 0.6B', downloadBytes: 1, gpuMemoryBytes: 1, hosts: [], onDevice: true };
const absent = { ...model, onDevice: false };

function storeSite(isStored: boolean): void {
  const ready = isStored
    ? Promise.resolve({ scope: new URL('.', document.baseURI).href })
    : new Promise<never>(() => {});
  Object.defineProperty(navigator, 'serviceWorker', { value: { ready }, configurable: true });
}

async function draw(
  snapshot: LocalModelSnapshot,
  backend: 'quotes' | 'webllm' | 'huggingface' | undefined = 'quotes',
): Promise<void> {
  await act(async () => root.render(<OfflineNote {...{ snapshot, words }} answerer={{ backend }} />));
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
    await draw(snapshot);
    expect(note()).toBe(words.offline[what]);
    expect(container.querySelector('output')?.textContent).toBe(words.offline[what]);
  },
);

it('says of a model that the device had already what that says of itself, once it answers', async () => {
  storeSite(true);
  const chosen = { state: { status: 'declined' }, model: absent, instead: 'built-in' } as const;
  await draw({ ...chosen, offer: offers.ready });
  expect(note()).toBe(offerWords.offline);
  await draw({ ...chosen, offer: offers.failed });
  expect(note()).toBe(words.offline.quotes);
});

it('says nothing while the device is checked', async () => {
  storeSite(true);
  await draw({ state: { status: 'probing' } });
  expect(note()).toBeUndefined();
});
