import { describe, expect, it } from 'vitest';
import type { BackendId } from '../../../src/backends/backend';
import { type SiteModels, whoAnswers } from '../../../src/local-model/who-answers';
import {
  localModelStates as states,
  type LocalModelStatus as Status,
} from '../../support/local-model-states';

type Expected = readonly [backend: BackendId | undefined, modelName: string | undefined];

const model = { id: 'm', name: 'Qwen3 1.7B', downloadBytes: 1, gpuMemoryBytes: 1, onDevice: false };
const alone: SiteModels = { backend: 'webllm', modelName: 'Qwen' };
const withHosted: SiteModels = { ...alone, hostedModelName: 'Qwen3 14B' };

const here: Expected = ['webllm', 'Qwen3 1.7B'];
const undecided: Expected = [undefined, 'Qwen3 1.7B'];
const hosted: Expected = ['huggingface', 'Qwen3 14B'];
const quotes: Expected = ['quotes', undefined];

const table: { readonly [S in Status]: { readonly withHosted: Expected; readonly alone: Expected } } = {
  idle: { withHosted: undecided, alone: undecided },
  probing: { withHosted: undecided, alone: undecided },
  'awaiting-consent': { withHosted: undecided, alone: undecided },
  downloading: { withHosted: here, alone: here },
  compiling: { withHosted: here, alone: here },
  ready: { withHosted: here, alone: here },
  unsupported: { withHosted: hosted, alone: quotes },
  declined: { withHosted: hosted, alone: quotes },
  failed: { withHosted: hosted, alone: here },
  lost: { withHosted: hosted, alone: here },
};

describe('who answers the next question', () => {
  it.each(Object.keys(states) as Status[])('while the model on this device is %s', (status) => {
    const snapshot = { state: states[status], model };
    const first = whoAnswers(snapshot, withHosted);
    expect([first.backend, first.modelName]).toEqual(table[status].withHosted);
    const second = whoAnswers(snapshot, alone);
    expect([second.backend, second.modelName]).toEqual(table[status].alone);
    expect([first.because, second.because]).toEqual([status, status]);
  });

  it('is the one backend of a site without a model on the device', () => {
    const site: SiteModels = { backend: 'ollama', modelName: 'Qwen3 14B' };
    expect(whoAnswers(undefined, site)).toMatchObject({ backend: 'ollama', modelName: 'Qwen3 14B' });
  });

  it('has a stand-in for the name of a model that is not chosen yet', () => {
    expect(whoAnswers({ state: states.probing }, alone).modelName).toBe('Qwen');
  });

  it('is the hosted model if the visitor declines, or else quotes', () => {
    const snapshot = { state: states['awaiting-consent'], model };
    expect(whoAnswers(snapshot, withHosted).alternative).toBe('huggingface');
    expect(whoAnswers(snapshot, alone).alternative).toBe('quotes');
  });
});
