import { DownloadError } from './download/download-error';
import { downloadModel } from './download/model-download';
import { configFile, isTokenizer, parseConfig } from './download/model-files';
import type { ListedModel } from './download/model-list';
import { deleteDamaged, openStorage, readText, requireStorage } from './download/model-storage';
import { isOnDevice, listStored, removeModel } from './download/stored-models';
import { engineConfig, compileProgress, compileSteps } from './engine-config';
import { generateFailure, loadFailure } from './engine-failure';
import { primerRequest, replyRequest } from './engine-request';
import type { Engine, EngineModule, EngineSetup, StreamingRequest } from './engine-types';
import type { WorkerEnvironment } from './environment';
import { startGeneration, type Generation } from './generate';
import { watchPrefill } from './prefill-watch';
import { probeDevice } from './probe';
import { engineSetup } from './prompt-form';
import type {
  DownloadProgress,
  GenerateOutcome,
  LoadProgress,
  ModelSource,
  WebLLMWorkerApi,
} from './protocol';

type OnRead = ((share: number) => void | Promise<void>) | undefined;

interface LoadedModel {
  readonly engine: Engine;
  readonly setup: EngineSetup;
}

/** What the page can call in the worker. Failures are returned as data, since comlink keeps only an error's message. */
export function createWebLLMApi(
  environment: WorkerEnvironment,
  importEngine: () => Promise<EngineModule>,
): WebLLMWorkerApi {
  let loaded: LoadedModel | undefined;
  let running: { readonly id: string; readonly generation: Generation; readonly onRead: OnRead } | undefined;

  async function startEngine(
    model: ListedModel,
    code: EngineModule,
    onProgress: (progress: LoadProgress) => void,
  ): Promise<LoadedModel> {
    onProgress({ phase: 'compile', done: 0, total: compileSteps });
    const { id } = model.source;
    const config = configFile(model.revision);
    const { store } = await requireStorage(environment);
    const text = await readText(config, store);
    const tokenizer = model.files.find(isTokenizer);
    const setup = engineSetup(
      id,
      parseConfig(text, config.url),
      tokenizer && (await readText(tokenizer, store)),
    );
    const engine = code.createEngine({
      ...engineConfig(model, store),
      initProgressCallback: (report) => {
        const done = compileProgress(report.text);
        if (done !== undefined) onProgress({ phase: 'compile', done, total: compileSteps });
      },
    });
    await engine.reload(id, setup.chatOptions);
    // `reload` resolves without a model if its abort was swallowed; `getMessage` rejects then.
    await engine.getMessage(id);
    watchPrefill(engine, id, (share) => void running?.onRead?.(share));
    return { engine, setup };
  }

  async function tryLoad(
    source: ModelSource,
    code: Promise<EngineModule>,
    onProgress: (progress: LoadProgress) => void,
    agreed?: string,
  ): ReturnType<WebLLMWorkerApi['load']> {
    try {
      const onDownload = (progress: DownloadProgress) => onProgress({ phase: 'download', progress });
      const model = await downloadModel(source, environment, onDownload, agreed);
      loaded = await startEngine(model, await code, onProgress);
      return { ok: true, form: loaded.setup.form };
    } catch (error) {
      return loadFailure(error);
    }
  }

  async function run(
    id: string,
    requestFor: (setup: EngineSetup) => StreamingRequest,
    onDelta: (text: string) => void | Promise<void>,
    onRead: OnRead,
  ): Promise<GenerateOutcome> {
    if (!loaded) return { ok: false, failure: 'device-lost', detail: 'No model is loaded.' };
    const { engine, setup } = loaded;
    const generation = startGeneration(engine, requestFor(setup), onDelta, environment.now);
    running = { id, generation, onRead };
    try {
      return await generation.outcome;
    } catch (error) {
      const failure = generateFailure(error);
      if (failure.failure === 'device-lost' || failure.failure === 'out-of-memory') loaded = undefined;
      return failure;
    } finally {
      if (running?.generation === generation) running = undefined;
    }
  }

  return {
    probe: (request) =>
      probeDevice(request, environment.device, async () => (await openStorage(environment)) !== undefined),

    isOnDevice: (source) => isOnDevice(source, environment),

    async load(source, onProgress, agreed) {
      // The engine's code loads beside the weights. Its failure is thrown where the code is awaited.
      const code = importEngine().catch((cause: unknown) => {
        throw new DownloadError('download-failed', "The engine's code could not be downloaded.", cause);
      });
      code.catch(() => {});
      const outcome = await tryLoad(source, code, onProgress, agreed);
      const storage = await openStorage(environment);
      if (outcome.ok || outcome.failure !== 'load-failed' || !storage) return outcome;
      // A file that was sound when it was downloaded may have become damaged on the disk.
      const damaged = await deleteDamaged(source, storage).catch(() => []);
      return damaged.length > 0 ? tryLoad(source, code, onProgress, agreed) : outcome;
    },

    generate: (request, onDelta, onRead) =>
      run(request.id, (setup) => replyRequest(request, setup), onDelta, onRead),
    readAhead: (request, onRead) =>
      run(
        request.id,
        (setup) => primerRequest(request, setup),
        () => {},
        onRead,
      ),

    // web-llm ends whichever reply runs, so an interrupt that comes too late must not reach it.
    async interrupt(generationId) {
      if (running?.id === generationId) running.generation.interrupt();
    },

    listStored: () => listStored(environment),
    remove: (source, { evenIfShared }) => removeModel(source, environment, evenIfShared),
  };
}
