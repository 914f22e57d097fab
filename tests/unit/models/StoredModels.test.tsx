// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { LocalModelSnapshot } from '../../../src/models/local-model';
import { StoredModels } from '../../../src/models/StoredModels';
import { localModelWords } from '../../support/words';
import type { StoredModel } from '../../../workers/webllm/protocol';
import { draw } from '../../support/draw';

const words = localModelWords.stored;
const modelUrl = 'https://hub.example/a';
const source = { id: 'Qwen3-0.6B-q4f16_1-MLC', modelUrl, libUrl: `${modelUrl}.wasm` };
const whole: StoredModel = { source, bytes: 351e6, isComplete: true, sharedWith: [], checkedBySize: [] };
const partial: StoredModel = {
  ...whole,
  source: { ...source, modelUrl: 'https://hub.example/earlier' },
  bytes: 309e6,
  isComplete: false,
  checkedBySize: ['tokenizer.json'],
};
const shared: StoredModel = { ...whole, sharedWith: ['/cv-fr/'] };

function drawStored(snapshot: Pick<LocalModelSnapshot, 'stored' | 'removal'>) {
  const removed: (readonly [address: string, evenIfShared: boolean])[] = [];
  const localModel = {
    remove: async ({ modelUrl }: StoredModel['source'], { evenIfShared }: { evenIfShared: boolean }) =>
      void removed.push([modelUrl, evenIfShared]),
  };
  const container = draw(<StoredModels {...{ localModel, snapshot }} words={localModelWords} />);
  const buttons = (name: string) =>
    [...container.querySelectorAll('button')].filter(({ textContent }) => textContent === name);
  const click = (name: string, index = 0) => act(() => buttons(name)[index]?.click());
  return { container, removed, buttons, click };
}

describe('the list of what is stored', () => {
  it('has the size of each model and unfinished download, and a button for each', () => {
    const { container, removed, buttons, click } = drawStored({ stored: [whole, partial] });
    expect(container.textContent).toContain('Qwen3 0.6B · 351 MB');
    expect(container.textContent).toContain(words.partial('309 MB'));
    expect(container.textContent).toContain(words.checkedBySize(['tokenizer.json']));
    expect(buttons(words.remove).length).toBe(2);
    click(words.remove, 1);
    expect(removed).toEqual([[partial.source.modelUrl, false]]);
    expect(container.contains(document.activeElement)).toBe(true);
  });

  it('says what removing means for another site that uses the files, and asks', () => {
    const { container, removed, click } = drawStored({ stored: [shared] });
    expect(container.textContent).toContain(words.sharedWith(['/cv-fr/']));
    click(words.remove);
    expect(removed).toEqual([]);
    expect(document.activeElement?.textContent).toBe(words.keep);
    click(words.keep);
    expect(removed).toEqual([]);
    expect(container.contains(document.activeElement)).toBe(true);
    click(words.remove);
    click(words.removeForAll);
    expect(removed).toEqual([[source.modelUrl, true]]);
  });

  it('says that nothing is stored, and nothing before it is known', () => {
    expect(drawStored({ stored: [] }).container.textContent).toContain(words.nothing);
    expect(drawStored({}).container.textContent).toBe('');
  });
});
