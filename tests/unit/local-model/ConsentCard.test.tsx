// @vitest-environment jsdom
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import type { LocalModel, LocalModelSnapshot } from '../../../src/local-model/local-model';
import { ConsentCard } from '../../../src/local-model/ConsentCard';
import type { SiteModels } from '../../../src/local-model/who-answers';
import { localModelWords as words } from '../../../src/local-model/words.en';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// jsdom lays nothing out and has nothing to scroll.
Element.prototype.scrollIntoView = () => {};

const model = {
  id: 'Qwen3-0.6B-q4f16_1-MLC',
  name: 'Qwen3 0.6B',
  downloadBytes: 350e6,
  gpuMemoryBytes: 1.4e9,
  onDevice: false,
};
const alone: SiteModels = { backend: 'webllm', modelName: 'Qwen' };
const withHosted: SiteModels = { ...alone, hostedModelName: 'Qwen3 14B' };
const device = { freeBytes: 12e9, downlinkBytes: 1e6, cautions: [] };

const unmounts: (() => void)[] = [];
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount();
});

function draw(element: ReactElement): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  act(() => root.render(element));
  unmounts.push(() => {
    act(() => root.unmount());
    container.remove();
  });
  return container;
}

function fakeModel(snapshot: LocalModelSnapshot) {
  const listeners = new Set<() => void>();
  const calls: string[] = [];
  const call = (name: string) => () => void calls.push(name);
  const localModel: LocalModel = {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    probe: async () => {},
    consent: call('consent'),
    decline: call('decline'),
    cancelDownload: call('cancel'),
    remove: async () => {},
    retry: call('retry'),
  };
  const become = (next: LocalModelSnapshot) =>
    act(() => {
      snapshot = next;
      for (const listener of listeners) listener();
    });
  return { localModel, calls, become };
}

function button(container: HTMLElement, name: string): HTMLButtonElement {
  const found = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`There is no button "${name}"`);
  return found;
}

describe('the consent card', () => {
  it('says what the click costs, what stays private and that it works offline', () => {
    const { localModel } = fakeModel({ state: { status: 'awaiting-consent' }, model, device });
    const text = draw(<ConsentCard localModel={localModel} site={alone} words={words} />).textContent;
    expect(text).toContain('Qwen3 0.6B');
    expect(text).toContain('about 350 MB');
    expect(text).toContain('about 6 min on this connection');
    expect(text).toContain('12.0 GB free');
    expect(text).toContain('stay in this browser');
    expect(text).toContain('without a network');
  });

  it('offers the hosted model where one is set, and says what that means', () => {
    const { localModel, calls } = fakeModel({ state: { status: 'awaiting-consent' }, model, device });
    const card = draw(<ConsentCard localModel={localModel} site={withHosted} words={words} />);
    expect(card.textContent).toContain('your messages leave this device');
    act(() => button(card, words.useHosted).click());
    act(() => button(card, words.consent).click());
    expect(calls).toEqual(['decline', 'consent']);
  });

  it('offers quotes where no hosted model is set', () => {
    const { localModel } = fakeModel({ state: { status: 'awaiting-consent' }, model, device });
    expect(
      button(draw(<ConsentCard localModel={localModel} site={alone} words={words} />), words.useQuotes)
        .disabled,
    ).toBe(false);
  });

  it('warns of each caution', () => {
    const { localModel } = fakeModel({
      state: { status: 'awaiting-consent' },
      model,
      device: { ...device, cautions: ['firefox', 'metered'] },
    });
    expect(
      draw(<ConsentCard localModel={localModel} site={alone} words={words} />).querySelectorAll('li').length,
    ).toBe(2);
  });

  it('shows the download in percent and bytes, and keeps the focus inside the card', () => {
    const { localModel, calls, become } = fakeModel({ state: { status: 'awaiting-consent' }, model, device });
    const card = draw(<ConsentCard localModel={localModel} site={alone} words={words} />);
    button(card, words.consent).focus();
    act(() => button(card, words.consent).click());
    const progress = { doneBytes: 70e6, totalBytes: 350e6, bytesPerSecond: 7e6, secondsLeft: 40 };
    become({ state: { status: 'downloading', progress }, model, device });
    const bar = card.querySelector('progress');
    expect(bar?.getAttribute('aria-valuenow')).toBe('20');
    expect(bar?.getAttribute('aria-valuetext')).toBe('70 MB of 350 MB');
    expect(card.textContent).toContain('7 MB/s · about 40 sec left');
    expect(card.contains(document.activeElement)).toBe(true);
    act(() => button(card, words.cancel).click());
    expect(calls).toEqual(['consent', 'cancel']);
  });

  it('shows no percent, speed or time before they are known', () => {
    const progress = { doneBytes: 0 };
    const { localModel } = fakeModel({ state: { status: 'downloading', progress }, model, device });
    const card = draw(<ConsentCard localModel={localModel} site={alone} words={words} />);
    expect(card.querySelector('progress')?.hasAttribute('aria-valuenow')).toBe(false);
    expect(card.textContent).not.toMatch(/left|\/s|NaN/);
  });

  it('says that messages leave the device, and why, where the hosted model answers instead', () => {
    const { localModel } = fakeModel({
      state: { status: 'unsupported', reason: 'software-adapter' },
      model,
      device,
    });
    const note = draw(<ConsentCard localModel={localModel} site={withHosted} words={words} />);
    expect(note.querySelector('section')).toBeNull();
    expect(note.textContent).toContain(words.unsupported['software-adapter']);
    expect(note.textContent).toContain(`${words.messagesLeave.warning} Qwen3 14B`);
  });

  it('disappears once the model runs', () => {
    const { localModel } = fakeModel({ state: { status: 'ready' }, model, device });
    expect(draw(<ConsentCard localModel={localModel} site={withHosted} words={words} />).textContent).toBe(
      '',
    );
  });
});
