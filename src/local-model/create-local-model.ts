import { proxy } from 'comlink';
import { BackendError } from '../backends/backend-error';
import type { WebLLMEngine, WebLLMModel } from '../backends/webllm/engine';
import type {
  Caution,
  DeviceReport,
  LoadProgress,
  ModelSource,
  PromptForm,
} from '../../workers/webllm/protocol';
import type { LocalModel, LocalModelInfo, LocalModelSnapshot } from './local-model';
import { nextState, type LocalModelEvent } from './state-machine';
import type { WebLLMSettings } from '../site-data';
import { findModel } from './model-source';
import { fits } from './model-table';
import { whenReady } from './when-ready';
import type { LocalModelWords } from './words.en';
import { openBridge, WorkerGoneError, type WorkerBridge, type WorkerLike } from './worker-bridge';

interface LocalModelOptions {
  readonly settings: WebLLMSettings;
  /** Address the settings' paths are relative to. */
  readonly baseUrl: string;
  /** A fresh worker running `workers/webllm/webllm.worker.ts`. */
  readonly createWorker: () => WorkerLike;
  /** Remembers an interrupted load between visits; undefined if the browser refuses storage. */
  readonly storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
  readonly words: Pick<LocalModelWords, 'unmet' | 'unknownModel'>;
  /** Asks the browser not to evict the download. */
  readonly persist?: (() => Promise<unknown>) | undefined;
}

/** Set while the model loads into the GPU. If the tab crashes meanwhile, the key stays. */
const loadingKey = 'talking-cv:webllm-loading';

/** The local model, both as the site shows it and as its backend uses it. */
export function createLocalModel(options: LocalModelOptions): LocalModel & WebLLMModel {
  const { settings, baseUrl, createWorker, storage, persist, words } = options;
  const listeners = new Set<() => void>();
  let snapshot: LocalModelSnapshot = { state: { status: 'idle' } };
  let source: ModelSource | undefined;
  let bridge: WorkerBridge | undefined;
  let engine: WebLLMEngine | undefined;
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

  /** Ends any download, load or reply, and frees the GPU. */
  function endWorker(): void {
    bridge?.terminate();
    bridge = undefined;
    engine = undefined;
  }

  function probe(): Promise<void> {
    probing ??= checkDevice().finally(() => {
      probing = undefined;
    });
    return probing;
  }

  async function checkDevice(): Promise<void> {
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
      const findPrebuilt = (id: string) => worker().call((api) => api.findModel(id));
      const chosen = await findModel(settings, outcome.device, baseUrl, findPrebuilt, words.unmet);
      if (!chosen) {
        const detail = words.unknownModel(settings.model ?? '');
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
        device: interrupted ? withCaution(outcome.device, 'interrupted-earlier') : outcome.device,
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
    /** False once this load is cancelled or replaced; later reports of it are ignored. */
    const isCurrent = () => bridge === own;
    const onProgress = proxy((progress: LoadProgress) => {
      if (isCurrent()) showProgress(model, progress);
    });
    try {
      const outcome = await own.call((api) => api.load(model, onProgress));
      if (!isCurrent()) return;
      storage?.removeItem(loadingKey);
      if (outcome.ok) {
        engine = engineOf(own, outcome.form);
        setOnDevice(true);
        send({ type: 'loaded' });
        return;
      }
      endWorker();
      // The worker has deleted the files that the engine may have refused.
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
    // Progress has its own channel and may be delivered after the load has ended.
    if (snapshot.state.status === 'compiling') storage?.setItem(loadingKey, model.id);
  }

  function setOnDevice(onDevice: boolean): void {
    const { model } = snapshot;
    if (model && model.onDevice !== onDevice) {
      const changed: LocalModelInfo = { ...model, onDevice };
      update({ model: changed });
    }
  }

  function engineOf(own: WorkerBridge, form: PromptForm): WebLLMEngine {
    const self: WebLLMEngine = {
      form,
      async generate(request, onDelta) {
        try {
          return await own.call((api) => api.generate(request, proxy(onDelta)));
        } catch (error) {
          if (!(error instanceof WorkerGoneError)) throw error;
          if (engine === self) reportLoss();
          throw new BackendError('webllm', 'worker-crashed', { detail: error.message, cause: error });
        }
      },
      interrupt: (id) => void own.call((api) => api.interrupt(id)).catch(() => {}),
    };
    return self;
  }

  function reportLoss(): void {
    endWorker();
    send({ type: 'lost' });
  }

  const localModel: LocalModel & WebLLMModel = {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // After a failure only the visitor starts it again.
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
      const outcome = await worker().call((api) => api.remove(model, { evenIfShared: false }));
      if (!outcome.ok) return;
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
    modelName: () => snapshot.model?.name,
    async whenReady(signal) {
      await whenReady(localModel, signal);
      if (!engine) throw new BackendError('webllm', 'device-lost');
      return engine;
    },
    reportLoss,
    dispose: endWorker,
  };
  return localModel;
}

function withCaution(device: DeviceReport, caution: Caution): DeviceReport {
  return { ...device, cautions: [...device.cautions, caution] };
}

/** A worker may throw anything; only an error has words that can be shown. */
function messageOf(error: unknown): string | undefined {
  return error instanceof Error ? error.message : undefined;
}
