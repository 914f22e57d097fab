import { MLCEngine, prebuiltAppConfig, type MLCEngineConfig } from '@mlc-ai/web-llm';
import type { Engine } from './engine-types';
import type { ModelSource } from './protocol';

/**
 * The only module that imports values of web-llm. No bundler can drop parts of its 6 MB, so the worker imports this
 * module when a model is loaded.
 */
export function createEngine(config: MLCEngineConfig): Engine {
  return new MLCEngine(config);
}

export function findPrebuiltModel(id: string): ModelSource | undefined {
  const record = prebuiltAppConfig.model_list.find(({ model_id }) => model_id === id);
  return record && { id, modelUrl: record.model, libUrl: record.model_lib };
}
