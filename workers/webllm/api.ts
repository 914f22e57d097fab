import { DownloadError } from './download/download-error';
import { deleteSmallFiles, downloadModel, removeModel } from './download/model-download';
import { configFile, isModelOnDevice, parseConfig, readText } from './download/model-files';
import { generateFailure, loadFailure } from './engine-failure';
import type { Engine, EngineModule } from './engine-types';
import type { WorkerEnvironment } from './environment';
import { startGeneration, type Generation } from './generate';
import { compileProgress, compileSteps } from './load-progress';
import { probeDevice } from './probe';
import { engineSetup, type EngineSetup } from './prompt-form';
import type { LoadProgress, ModelSource, WebLLMWorkerApi } from './protocol';

interface LoadedModel {
  readonly engine: Engine;
  readonly setup: EngineSetup;
}

/** What the page can call in the worker. Failures are returned as data, since comlink keeps only an error's message. */
export function createWebLLMApi(
  environment: WorkerEnvironment,
  importEngine: () => Promise<EngineModule>,
): WebLLMWorkerApi {
  const { caches } = environment;
  let loaded: LoadedModel | undefined;
  let running: Generation | undefined;

  async function startEngine(
    source: ModelSource,
    code: EngineModule,
    onProgress: (progress: LoadProgress) => void,
  ): Promise<LoadedModel> {
    onProgress({ phase: 'compile', done: 0, total: compileSteps });
    const config = configFile(source);
    const text = caches && (await readText(config, caches));
    const setup = engineSetup(source.id, parseConfig(text ?? '', config.url));
    const engine = code.createEngine({
      appConfig: {
        model_list: [{ model: source.modelUrl, model_id: source.id, model_lib: source.libUrl }],
      },
      initProgressCallback: (report) => {
        const done = compileProgress(report.text);
        if (done !== undefined) onProgress({ phase: 'compile', done, total: compileSteps });
      },
      logLevel: 'SILENT',
    });
    await engine.reload(source.id, setup.chatOptions);
    // `reload` resolves without a model if its abort was swallowed; `getMessage` rejects then.
    await engine.getMessage(source.id);
    return { engine, setup };
  }

  return {
    probe: (request) => probeDevice(request, environment.device, caches),

    async findModel(id) {
      return (await importEngine()).findPrebuiltModel(id);
    },

    isOnDevice: async (source) => caches !== undefined && isModelOnDevice(source, caches),

    async load(source, onProgress) {
      // The engine's code loads beside the weights. Its failure is thrown where the code is awaited.
      const code = importEngine().catch((cause: unknown) => {
        throw new DownloadError('download-failed', "The engine's code could not be downloaded.", cause);
      });
      code.catch(() => {});
      try {
        await downloadModel(source, environment, (progress) => onProgress({ phase: 'download', progress }));
        loaded = await startEngine(source, await code, onProgress);
        return { ok: true, form: loaded.setup.form };
      } catch (error) {
        const failure = loadFailure(error);
        if (failure.failure === 'load-failed' && caches)
          await deleteSmallFiles(source, caches).catch(() => {});
        return failure;
      }
    },

    async generate(request, onDelta) {
      if (!loaded) return { ok: false, failure: 'device-lost', detail: 'No model is loaded.' } as const;
      const { engine, setup } = loaded;
      // The engine queues requests itself; an interrupt is for the newest one.
      const generation = startGeneration(engine, request, setup.canThink, onDelta, environment.now);
      running = generation;
      try {
        return await generation.outcome;
      } catch (error) {
        const failure = generateFailure(error);
        if (failure.failure === 'device-lost' || failure.failure === 'out-of-memory') loaded = undefined;
        return failure;
      } finally {
        if (running === generation) running = undefined;
      }
    },

    async interrupt() {
      running?.interrupt();
    },

    async remove(source) {
      if (caches) await removeModel(source, caches);
    },
  };
}
