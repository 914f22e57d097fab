import { describe, expect, it } from 'vitest';
import { modelLabelFor } from '../../../src/local-model/model-label';
import type { LocalModelState } from '../../../src/local-model/local-model';

const model = { id: 'm', name: 'Qwen3 1.7B', downloadBytes: 1, gpuMemoryBytes: 1, onDevice: false };

describe('the model named above the chat', () => {
  it('is the one the site was built for where there is no local model', () => {
    expect(modelLabelFor({ modelLabel: 'Qwen3 14B' }, undefined)).toBe('Qwen3 14B');
  });

  it.each<[LocalModelState, string | undefined, string | undefined]>([
    [{ status: 'awaiting-consent' }, 'Qwen3 1.7B', 'Qwen3 1.7B'],
    [{ status: 'ready' }, 'Qwen3 1.7B', 'Qwen3 1.7B'],
    [{ status: 'declined' }, 'Qwen3 14B', undefined],
    [{ status: 'unsupported', reason: 'no-webgpu' }, 'Qwen3 14B', undefined],
    [{ status: 'failed', failure: 'load-failed' }, 'Qwen3 14B', 'Qwen3 1.7B'],
  ])('in state %o is %s with a hosted model and %s without', (state, withHosted, without) => {
    expect(modelLabelFor({ modelLabel: 'Qwen', hostedModelName: 'Qwen3 14B' }, { state, model })).toBe(
      withHosted,
    );
    expect(modelLabelFor({ modelLabel: 'Qwen' }, { state, model })).toBe(without);
  });
});
