import { act } from 'react';
import { createStore } from 'zustand/vanilla';
import type { LocalModel, LocalModelSnapshot } from '../../src/models/local-model';

/** A model before its download, of which nothing is known but its name and size. */
export const fakeModelInfo = {
  id: 'Qwen3-0.6B-q4f16_1-MLC',
  name: 'Qwen3 0.6B',
  downloadBytes: 350e6,
  gpuMemoryBytes: 1.4e9,
  hosts: [],
  onDevice: false,
};

/** A model on the device whose state the test sets, and what it was told to do. */
export function createFakeLocalModel(initial: LocalModelSnapshot, more: Partial<LocalModel> = {}) {
  const { getState: getSnapshot, setState, subscribe } = createStore(() => initial);
  const calls: string[] = [];
  const call = (name: string) => () => void calls.push(name);
  const localModel: LocalModel = {
    getSnapshot,
    subscribe,
    probe: async () => {},
    choose: (modelId) => void calls.push(modelId),
    consent: call('consent'),
    decline: (instead) => void calls.push(instead),
    cancelDownload: call('cancel'),
    listStored: async () => {},
    remove: async () => {},
    retry: call('retry'),
    ...more,
  };
  const become = (next: Partial<LocalModelSnapshot>) => act(() => setState(next));
  return { localModel, calls, become };
}
