import { proxy } from 'comlink';
import type { LoadProgress, ModelSource, PromptForm } from '../../workers/webllm/protocol';
import type { LocalModel, LocalModelInfo, LocalModelSnapshot } from './local-model';
import { nextState, type LocalModelEvent } from './state-machine';
import { findModel, type WebLLMSettings } from './model-source';
import { fits } from './models';
import {
  openBridge,
  WorkerGoneError,
  type WorkerBridge,
  type WorkerLike,
} from '../backends/webllm/worker-bridge';

interface LocalModelOptions {
  readonly settings: WebLLMSettings;
  /** Address the settings' paths are relative to. */
  readonly baseUrl: string;
  /** A fresh worker running `workers/webllm/webllm.worker.ts`. */
  readonly createWorker: () => WorkerLike;
  /** Remembers a load that never ended, over visits; absent where the browser refuses storage. */
  readonly storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Asks the browser not to evict the download. */
  readonly persist?: () => Promise<unknown>;
}

/** The local model with what only its backend needs. */
export interface WebLLMModel extends LocalModel {
  /** The worker with the loaded model; `undefined` unless ready. */
  engine(): LoadedEngine | undefined;
  /** The engine turned out to have lost its model. */
  reportLoss(): void;
  dispose(): void;
}

export interface LoadedEngine {
  readonly bridge: WorkerBridge;
  readonly form: PromptForm;
}

/** Set while weights go to the GPU: a tab that dies meanwhile leaves it behind. */
const loadingKey = 'talking-cv:webllm-loading';

export function createLocalModel(options: LocalModelOptions): WebLLMModel {
  const { settings, baseUrl, createWorker, storage, persist } = options;
  const listeners = new Set<() => void>();
  let snapshot: LocalModelSnapshot = { state: { status: 'idle' } };
  let source: ModelSource | undefined;
  let bridge: WorkerBridge | undefined;
  let form: PromptForm | undefined;
  let probing: Promise<void> | undefined;

  function update(change: Partial<LocalModelSnapshot>): void {
    snapshot = { ...snapshot, ...change };
    for (const listener of listeners) listener();
  }

  function send(event: LocalModelEvent): void {
    const state = nextState(snapshot.state, event);
    if (state !== snapshot.state) update({ state });
  }

  function worker(): WorkerBridge {
    bridge ??= openBridge(createWorker);
    return bridge;
  }

  /** The surest way to end a download, a load and a reply alike, and to free the GPU. */
  function endWorker(): void {
    bridge?.terminate();
    bridge = undefined;
    form = undefined;
  }

  function probe(): Promise<void> {
    probing ??= look().finally(() => {
      probing = undefined;
    });
    return probing;
  }

  async function look(): Promise<void> {
    send({ type: 'probe-started' });
    if (snapshot.state.status !== 'probing') return;
    try {
      const { allowSoftwareGpu } = settings;
      const outcome = await worker().call((api) => api.probe({ allowSoftwareGpu }));
      update({ device: outcome.device });
      if (!outcome.ok) {
        endWorker();
        send({ type: 'device-unsupported', ...outcome });
        return;
      }
      const chosen = await findModel(settings, outcome.device, baseUrl, (id) =>
        worker().call((api) => api.findModel(id)),
      );
      if (!chosen) {
        const detail = `WebLLM has no model called "${settings.model ?? ''}".`;
        send({ type: 'failed', failure: 'load-failed', detail });
        return;
      }
      if (chosen.unmet !== undefined) {
        endWorker();
        send({ type: 'device-unsupported', reason: 'limits-too-low', detail: chosen.unmet });
        return;
      }
      source = chosen.source;
      const onDevice = await worker().call((api) => api.isOnDevice(chosen.source));
      const interrupted = storage?.getItem(loadingKey) === chosen.source.id;
      update({
        model: { ...chosen.info, onDevice },
        ...(interrupted && {
          device: { ...outcome.device, cautions: [...outcome.device.cautions, 'interrupted-earlier'] },
        }),
      });
      if (!onDevice && !fits(chosen.info, outcome.device.freeBytes)) {
        endWorker();
        send({ type: 'device-unsupported', reason: 'not-enough-space' });
        return;
      }
      const autoLoad = onDevice && !interrupted;
      send({ type: 'device-supported', autoLoad });
      if (autoLoad) void load();
    } catch (error) {
      endWorker();
      send({ type: 'failed', failure: 'worker-crashed', detail: messageOf(error) });
    }
  }

  async function load(): Promise<void> {
    if (!source) return;
    const model = source;
    const own = worker();
    /** False once this load was cancelled or replaced: whatever it still reports is not about us. */
    const isCurrent = () => bridge === own;
    const onProgress = proxy((progress: LoadProgress) => {
      if (isCurrent()) showProgress(model, progress);
    });
    try {
      const outcome = await own.call((api) => api.load(model, onProgress));
      if (!isCurrent()) return;
      storage?.removeItem(loadingKey);
      if (outcome.ok) {
        form = outcome.form;
        setOnDevice(true);
        send({ type: 'loaded' });
        return;
      }
      endWorker();
      // The worker has thrown away what the engine may have choked on.
      if (outcome.failure === 'load-failed') setOnDevice(false);
      send({ type: 'failed', ...outcome });
    } catch (error) {
      if (error instanceof WorkerGoneError && error.terminated) return;
      storage?.removeItem(loadingKey);
      endWorker();
      send({ type: 'failed', failure: 'worker-crashed', detail: messageOf(error) });
    }
  }

  function showProgress(model: ModelSource, progress: LoadProgress): void {
    if (progress.phase === 'download') {
      send({ type: 'download-progressed', progress: progress.progress });
      return;
    }
    setOnDevice(true);
    send({ type: 'compile-progressed', done: progress.done, total: progress.total });
    // Progress has a channel of its own and may come in after the load has ended.
    if (snapshot.state.status === 'compiling') storage?.setItem(loadingKey, model.id);
  }

  function setOnDevice(onDevice: boolean): void {
    const { model } = snapshot;
    if (model && model.onDevice !== onDevice) {
      const changed: LocalModelInfo = { ...model, onDevice };
      update({ model: changed });
    }
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // After a failure only the visitor's wish begins anew.
    probe: async () => (snapshot.state.status === 'failed' ? undefined : probe()),
    consent() {
      const before = snapshot.state;
      send({ type: 'consented' });
      if (snapshot.state === before) return;
      persist?.().catch(() => {});
      void load();
    },
    decline() {
      storage?.removeItem(loadingKey);
      send({ type: 'declined' });
      if (snapshot.state.status === 'declined') endWorker();
    },
    cancelDownload() {
      storage?.removeItem(loadingKey);
      send({ type: 'cancelled' });
      endWorker();
    },
    async remove() {
      if (!source) return;
      const model = source;
      endWorker();
      await worker().call((api) => api.remove(model));
      setOnDevice(false);
      send({ type: 'removed' });
    },
    retry() {
      const before = snapshot.state;
      if (before.status === 'failed' && !source) {
        void probe();
        return;
      }
      send({ type: 'retried' });
      if (snapshot.state !== before && snapshot.state.status !== 'awaiting-consent') void load();
    },
    engine: () => (snapshot.state.status === 'ready' && bridge && form ? { bridge, form } : undefined),
    reportLoss() {
      endWorker();
      send({ type: 'lost' });
    },
    dispose: endWorker,
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
