import type { LocalModelState } from '../../src/models/local-model';
import type { SiteModels } from '../../src/models/who-answers';

export type LocalModelStatus = LocalModelState['status'];

type StateOf<Status> = LocalModelState & { readonly status: Status };

/** The local model in each of its states. */
export const localModelStates: { readonly [Status in LocalModelStatus]: StateOf<Status> } = {
  idle: { status: 'idle' },
  probing: { status: 'probing' },
  unsupported: { status: 'unsupported', reason: 'no-webgpu' },
  'awaiting-consent': { status: 'awaiting-consent' },
  declined: { status: 'declined' },
  downloading: { status: 'downloading', progress: { doneBytes: 1, totalBytes: 2 } },
  compiling: { status: 'compiling', done: 1, total: 2 },
  ready: { status: 'ready' },
  lost: { status: 'lost' },
  removing: { status: 'removing' },
  failed: { status: 'failed', failure: 'load-failed' },
};

/** A site for models in the browser, and the same with a hosted model beside them. */
export const alone: SiteModels = { backend: 'webllm', modelName: 'Qwen' };
export const withHosted: SiteModels = {
  ...alone,
  hosted: { modelName: 'Qwen3 14B', recipient: 'llm.example' },
};
