// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { LocalModelSnapshot } from '../../../src/local-model/local-model';
import { PanelFacts } from '../../../src/local-model/PanelFacts';
import type { SiteModels } from '../../../src/local-model/who-answers';
import { localModelWords as words } from '../../../src/local-model/words.en';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const model = {
  id: 'Qwen3-0.6B',
  name: 'Qwen3 0.6B',
  downloadBytes: 350e6,
  gpuMemoryBytes: 1.4e9,
  hosts: [],
  onDevice: false,
};
const alone: SiteModels = { backend: 'webllm', modelName: 'Qwen' };
const withHosted: SiteModels = { ...alone, hosted: { modelName: 'Qwen3 14B', recipient: 'llm.example' } };

const unmounts: (() => void)[] = [];
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount();
});

function draw(snapshot: LocalModelSnapshot, site: SiteModels) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const chosen: string[] = [];
  const localModel = {
    getSnapshot: () => snapshot,
    subscribe: () => () => {},
    probe: async () => {},
    choose: (id: string) => void chosen.push(id),
    consent() {},
    decline() {},
    cancelDownload() {},
    listStored: async () => {},
    remove: async () => {},
    retry() {},
  };
  act(() => root.render(<PanelFacts {...{ localModel, site, words }} />));
  unmounts.push(() => {
    act(() => root.unmount());
    container.remove();
  });
  return { container, chosen };
}

function factIn(container: HTMLElement, name: string): string | null | undefined {
  const term = [...container.querySelectorAll('dt')].find(({ textContent }) => textContent === name);
  return term?.nextElementSibling?.textContent;
}

const unsupported: LocalModelSnapshot = { state: { status: 'unsupported', reason: 'no-webgpu' } };

it.each([
  ['quotes, where the device runs no model', unsupported, alone, words.facts.answersInstead.quotes('')],
  [
    'the hosted model, where there is one',
    unsupported,
    withHosted,
    words.facts.answersInstead.huggingface('Qwen3 14B'),
  ],
  [
    'quotes, where the visitor has chosen them',
    { state: { status: 'declined' }, model, instead: 'quotes' },
    withHosted,
    words.facts.answersInstead.quotes(''),
  ],
] satisfies [string, LocalModelSnapshot, SiteModels, string][])(
  'says what answers instead: %s',
  (_, snapshot, site, expected) => {
    expect(factIn(draw(snapshot, site).container, words.facts.answers)).toBe(expected);
  },
);

it('says nothing of that where a model may run', () => {
  const { container } = draw({ state: { status: 'awaiting-consent' }, model }, alone);
  expect(factIn(container, words.facts.answers)).toBeUndefined();
});

it('lets the visitor choose a model before it is downloaded', () => {
  const offers = [
    { ...model, id: 'small', comparison: 'smaller' },
    { ...model, comparison: 'suggested' },
  ] as const;
  const { container, chosen } = draw({ state: { status: 'awaiting-consent' }, model, offers }, alone);
  const list = container.querySelector('select');
  if (!list) throw new Error('There is no list');
  act(() => {
    list.value = 'small';
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(chosen).toEqual(['small']);
  expect(
    draw({ state: { status: 'ready' }, model, offers }, alone).container.querySelector('select'),
  ).toBeNull();
});
