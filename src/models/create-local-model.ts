import { createStore } from 'zustand/vanilla';
import { BackendError } from '../backends/backend-error';
import type { OfferedModel, LocalModel, LocalModelInfo, LocalModelSnapshot, Substitute } from './local-model';
import type { WebLLMEngine, WebLLMModel } from './webllm/engine';
import type { DeviceReport, LoadProgress, ModelSource, PromptForm } from '../../workers/webllm/protocol';
import { nextState, type LocalModelEvent } from './state-machine';
import type { WebLLMSettings } from '../shared/site-data';
import { findModel, findUsable, type FoundModel, modelsToOffer, offersOf } from './model-source';
import { fits } from './choose-model';
import {
  createStoredFiles,
  openBridge,
  WorkerGoneError,
  type WorkerBridge,
  type WorkerLike,
} from './worker-bridge';
import { createVisitorMemory, type MemoryOptions } from './visitor-memory';
import { whenReady } from './when-ready';

interface LocalModelOptions extends MemoryOptions {
  readonly settings: WebLLMSettings;
  /** Address the settings' paths are relative to. */
  readonly baseUrl: string;
  /** A fresh worker running `workers/webllm/webllm.worker.ts`. */
  readonly createWorker: () => WorkerLike;
  /** A model that this device may have already. */
  readonly offered?: OfferedModel | undefined;
  /** Asks the browser not to evict the download. */
  readonly persist?: (() => Promise<unknown>) | undefined;
}

/** The local model, both as the site shows it and as its backend uses it. */
export function createLocalModel(options: LocalModelOptions): LocalModel & WebLLMModel {
  const { settings, baseUrl, createWorker, persist, offered } = options;
  const memory = createVisitorMemory(options);
  const storedFiles = createStoredFiles(createWorker);
  const substitutes: readonly (Substitute | undefined)[] = ['huggingface', 'quotes', offered?.id];
  const store = createStore<LocalModelSnapshot>(() => ({
    state: { status: 'idle' },
    instead: substitutes.find((each) => each === memory.instead.read()),
    offer: offered?.getSnapshot(),
  }));
  const { getState: getSnapshot, setState: update, subscribe } = store;
  let source: ModelSource | undefined;
  /** What the visitor may choose from, with its files' addresses. */
  let usable: readonly FoundModel[] = [];
  let bridge: WorkerBridge | undefined;
  let engine: WebLLMEngine | undefined;
  let probing: Promise<void> | undefined;
  let removing: Promise<void> | undefined;
  let listings = 0;

  function send(event: LocalModelEvent): void {
    const state = nextState(getSnapshot().state, event);
    if (state === getSnapshot().state) return;
    // Noted with the state, since a tab that crashes may lose what its worker reports.
    if (state.status === 'compiling') memory.load.write(source?.id);
    // Only a model that is ready knows the CV.
    update({ state, cv: undefined });
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
    if (getSnapshot().state.status !== 'probing') return;
    const offerSettled = settleOffer();
    /** Card and note show all that the visitor may choose from when they appear. */
    const conclude = async (event: LocalModelEvent) => {
      endWorker();
      await offerSettled;
      send(event);
    };
    try {
      const { allowSoftwareGpu } = settings;
      const outcome = await worker().call((api) => api.probe({ allowSoftwareGpu }));
      update({ device: outcome.device });
      if (!outcome.ok) {
        await conclude({ type: 'device-unsupported', ...outcome });
        return;
      }
      const chosen = findModel(settings, outcome.device, baseUrl);
      if (chosen.unmet !== undefined) {
        const detail = `${chosen.source.id} needs more: ${chosen.unmet}`;
        await conclude({ type: 'device-unsupported', reason: 'limits-too-low', detail });
        return;
      }
      const isOnDevice = (each: ModelSource) => worker().call((api) => api.isOnDevice(each));
      let found: FoundModel;
      // A removal from the panel may run meanwhile: what it deletes must not be downloaded again unasked.
      do {
        await removing;
        const candidates = modelsToOffer(settings, outcome.device, baseUrl);
        usable = await findUsable(candidates, isOnDevice, outcome.device);
        const wanted = usable.find(({ info }) => info.id === memory.model.read());
        found = wanted ?? {
          source: chosen.source,
          info: { ...chosen.info, onDevice: await isOnDevice(chosen.source) },
        };
        if (!found.info.onDevice || getSnapshot().instead) await offerSettled;
      } while (isRemoving());
      update({ offers: offersOf(usable, chosen.source.id) });
      take(found);
      const interrupted = isInterrupted();
      const { onDevice } = found.info;
      if (!onDevice && !fits(found.info, outcome.device.freeBytes)) {
        await conclude({ type: 'device-unsupported', reason: 'not-enough-space' });
        return;
      }
      const next = getSnapshot().instead ? 'decline' : onDevice && !interrupted ? 'load' : 'ask';
      send({ type: 'device-supported', next });
      if (next === 'load') void load();
      if (next === 'decline') endWorker();
    } catch (error) {
      await conclude({ type: 'failed', failure: 'worker-crashed', detail: messageOf(error) });
    }
  }

  /** Finds the model on offer. It goes on where the visitor chose it before; where it is gone, that choice is. */
  async function settleOffer(): Promise<void> {
    await offered?.check();
    if (!offered || getSnapshot().instead !== offered.id) return;
    chooseInstead(offered.getSnapshot().status === 'absent' ? undefined : getSnapshot().instead);
  }

  /** The model that is asked for, shown and loaded from now on. */
  function take(found: FoundModel): void {
    source = found.source;
    const { device } = getSnapshot();
    update({ model: found.info, device: device && withInterruption(device, isInterrupted()) });
  }

  function isInterrupted(): boolean {
    return source !== undefined && memory.load.read() === source.id;
  }

  async function load(agreed?: string): Promise<void> {
    if (!source) return;
    const model = source;
    const own = worker();
    /** False once this load is cancelled or replaced; later reports of it are ignored. */
    const isCurrent = () => bridge === own;
    const onProgress = (progress: LoadProgress) => {
      if (isCurrent()) showProgress(progress);
    };
    try {
      const outcome = await own.call((api, proxy) => api.load(model, proxy(onProgress), agreed));
      if (!isCurrent()) return;
      forgetInterruption();
      if (outcome.ok) {
        engine = engineOf(own, outcome.form);
        setOnDevice(true);
        send({ type: 'loaded' });
        relistStored();
        return;
      }
      endWorker();
      // The worker has deleted the files that the engine may have refused.
      if (outcome.failure === 'load-failed') setOnDevice(false);
      send({ type: 'failed', ...outcome });
    } catch (error) {
      if (!isCurrent() || (error instanceof WorkerGoneError && error.terminated)) return;
      forgetInterruption();
      endWorker();
      send({ type: 'failed', failure: 'worker-crashed', detail: messageOf(error) });
    }
    relistStored();
  }

  function showProgress(progress: LoadProgress): void {
    if (progress.phase === 'download') {
      send({ type: 'download-progressed', progress: progress.progress });
      return;
    }
    setOnDevice(true);
    send({ type: 'compile-progressed', done: progress.done, total: progress.total });
  }

  function setOnDevice(onDevice: boolean, id = source?.id): void {
    const { model, offers } = getSnapshot();
    const change = <Info extends LocalModelInfo>(info: Info) =>
      info.id === id && info.onDevice !== onDevice ? { ...info, onDevice } : info;
    usable = usable.map((each) => ({ ...each, info: change(each.info) }));
    if (model && change(model) !== model) update({ model: change(model) });
    if (offers?.some((offer) => change(offer) !== offer)) update({ offers: offers.map(change) });
  }

  /** The last load has not crashed the tab, or its model is gone. */
  function forgetInterruption(): void {
    memory.load.write(undefined);
    const { device } = getSnapshot();
    if (device?.cautions.includes('interrupted-earlier')) update({ device: withInterruption(device, false) });
  }

  function chooseInstead(instead: Substitute | undefined): void {
    memory.instead.write(instead);
    if (instead !== getSnapshot().instead) update({ instead });
    if (instead !== undefined && instead === offered?.id) offered.start();
    else offered?.release();
  }

  async function listStored(): Promise<void> {
    listings += 1;
    const listing = listings;
    const stored = await storedFiles.list();
    if (listing === listings) update({ stored });
  }

  /** What is stored is read only for a visitor who has opened the panel. */
  function relistStored(): void {
    if (listings > 0) void listStored();
  }

  function isRemoving(): boolean {
    const { removal } = getSnapshot();
    return removal !== undefined && removal.failure === undefined;
  }

  async function removeFiles(
    removed: ModelSource,
    options: { readonly evenIfShared: boolean },
  ): Promise<void> {
    const isRemoved = (other: ModelSource) => removed.id === other.id && removed.modelUrl === other.modelUrl;
    const isChosen = source !== undefined && isRemoved(source);
    update({ removal: { source: removed } });
    if (isChosen) {
      forgetInterruption();
      send({ type: 'removal-started' });
      // Ends a load or a reply; the state tells that a check of the device is not among them.
      if (getSnapshot().state.status === 'removing') endWorker();
    }
    const removal = await storedFiles.remove(removed, options);
    if (!removal && (isChosen || usable.some((each) => isRemoved(each.source)))) {
      setOnDevice(false, removed.id);
      // The visitor wants none of it: a later visit suggests a model again.
      if (removed.id === memory.model.read()) memory.model.write(undefined);
    }
    update({ removal });
    if (isChosen) send({ type: 'removal-ended' });
  }

  function engineOf(own: WorkerBridge, form: PromptForm): WebLLMEngine {
    /** What to throw for an error of a call. */
    function failure(error: unknown): unknown {
      if (!(error instanceof WorkerGoneError)) return error;
      // The visitor removed the model or chose another one.
      if (error.terminated) return new BackendError('webllm', 'model-stopped', { cause: error });
      reportLoss(self);
      return new BackendError('webllm', 'worker-crashed', { detail: error.message, cause: error });
    }
    const self: WebLLMEngine = {
      form,
      async generate(request, onDelta, onRead = () => {}) {
        let hasText = false;
        const onText = (text: string) => {
          hasText = true;
          onDelta(text);
        };
        try {
          return await own.call((api, proxy) => api.generate(request, proxy(onText), proxy(onRead)));
        } catch (error) {
          const isStopped = hasText && error instanceof WorkerGoneError && error.terminated;
          if (isStopped) return { ok: true, reason: 'interrupted', text: '', usage: {} };
          throw failure(error);
        }
      },
      readAhead: (request, onRead = () => {}) =>
        own
          .call((api, proxy) => api.readAhead(request, proxy(onRead)))
          .catch((error: unknown) => {
            throw failure(error);
          }),
      interrupt: (id) => void own.call((api) => api.interrupt(id)).catch(() => {}),
    };
    return self;
  }

  /** A loss reported late may be about an engine that another one has replaced. */
  function reportLoss(of: WebLLMEngine): void {
    if (engine !== of) return;
    endWorker();
    send({ type: 'lost' });
  }

  offered?.subscribe(() => update({ offer: offered.getSnapshot() }));
  const localModel: LocalModel & WebLLMModel = {
    getSnapshot,
    subscribe,
    // After a failure only the visitor starts it again.
    probe: async () => (getSnapshot().state.status === 'failed' ? undefined : probe()),
    choose(modelId) {
      const found = usable.find(({ info }) => info.id === modelId);
      if (!found || getSnapshot().state.status !== 'awaiting-consent') return;
      memory.model.write(modelId);
      take(found);
    },
    consent() {
      const before = getSnapshot().state;
      chooseInstead(undefined);
      send({ type: 'consented', onDevice: getSnapshot().model?.onDevice === true });
      if (getSnapshot().state === before) return;
      persist?.().catch(() => {});
      void load();
    },
    decline(instead) {
      memory.load.write(undefined);
      chooseInstead(instead);
      send({ type: 'declined' });
      if (getSnapshot().state.status === 'declined') endWorker();
      relistStored();
    },
    cancelDownload() {
      const before = getSnapshot().state;
      send({ type: 'cancelled' });
      // It may have become ready just before the click.
      if (getSnapshot().state === before) return;
      memory.load.write(undefined);
      endWorker();
      relistStored();
    },
    listStored,
    async remove(removed, options) {
      if (isRemoving()) return;
      removing = removeFiles(removed, options);
      await removing;
      await listStored();
    },
    retry(agrees) {
      const before = getSnapshot().state;
      if (before.status === 'failed' && !source) {
        void probe();
        return;
      }
      chooseInstead(undefined);
      send({ type: 'retried', onDevice: getSnapshot().model?.onDevice === true });
      if (getSnapshot().state === before || getSnapshot().state.status === 'awaiting-consent') return;
      void load(agrees && before.status === 'failed' ? before.detail : undefined);
    },
    modelName: () => getSnapshot().model?.name,
    async whenReady(signal) {
      // The visitor may remove the model, or choose another one, before the waiting reply hears that it was ready.
      for (;;) {
        await whenReady(localModel, signal);
        if (engine) return engine;
        if (getSnapshot().state.status === 'ready') throw new BackendError('webllm', 'model-stopped');
      }
    },
    readyEngine: () => (getSnapshot().state.status === 'ready' ? engine : undefined),
    reportKnowledge(of, cv) {
      if (engine === of && getSnapshot().cv !== cv) update({ cv });
    },
    reportLoss,
  };
  return localModel;
}

/** The report with the caution of a load that did not finish, or without. */
function withInterruption(device: DeviceReport, isInterrupted: boolean): DeviceReport {
  const cautions = device.cautions.filter((caution) => caution !== 'interrupted-earlier');
  return { ...device, cautions: isInterrupted ? [...cautions, 'interrupted-earlier'] : cautions };
}

/** A worker may throw anything; only an error has words that can be shown. */
function messageOf(error: unknown): string | undefined {
  return error instanceof Error ? error.message : undefined;
}
