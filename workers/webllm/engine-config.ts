import type { MLCEngineConfig, ModelRecord } from '@mlc-ai/web-llm';
import type { EngineStore } from './download/engine-store';
import { fileName, isCheckedByEngine } from './download/model-files';
import type { ListedModel } from './download/model-list';

/** Where web-llm finds a downloaded model, and the hashes by which it checks the small files at every load. */
export function engineConfig(
  { source, revision, files, integrity }: ListedModel,
  { cacheBackend }: Pick<EngineStore, 'cacheBackend'>,
): MLCEngineConfig {
  const record: ModelRecord = {
    model: revision.folder,
    model_id: source.id,
    model_lib: source.libUrl,
    integrity: { tokenizer: {}, onFailure: 'error' },
  };
  for (const file of files) {
    const hash = integrity[file.url];
    if (hash === undefined || !isCheckedByEngine(file) || !record.integrity) continue;
    if (file.cache === 'webllm/config') record.integrity.config = hash;
    else if (file.cache === 'webllm/wasm') record.integrity.model_lib = hash;
    else record.integrity.tokenizer = { ...record.integrity.tokenizer, [fileName(file.url)]: hash };
  }
  return { appConfig: { model_list: [record], cacheBackend }, logLevel: 'SILENT' };
}

/** Steps of each phase: copying the weights to the GPU, then compiling the shaders. */
const stepsPerPhase = 50;
export const compileSteps = 2 * stepsPerPhase;

/**
 * Reads the step out of web-llm's progress text, the only place where it tells the two phases apart.
 *
 * @returns 0 to `compileSteps`, or `undefined` for a text of another phase
 */
export function compileProgress(text: string): number | undefined {
  const found = /^(Loading model from cache|Loading GPU shader modules)\[(\d+)\/(\d+)\]/.exec(text);
  if (!found) return undefined;
  const steps = Math.round((Number(found[2]) / Number(found[3])) * stepsPerPhase);
  return found[1] === 'Loading model from cache' ? steps : stepsPerPhase + steps;
}
