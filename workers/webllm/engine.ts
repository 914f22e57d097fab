import { MLCEngine, prebuiltAppConfig, type MLCEngineConfig } from '@mlc-ai/web-llm';
import type { Engine } from './engine-types';
import type { ModelSource } from './protocol';

/** The only value import of web-llm: 6 MB that no bundler can shake, so this module is itself imported on demand. */
export function createEngine(config: MLCEngineConfig): Engine {
  return new MLCEngine(config);
}

export function findPrebuiltModel(id: string): ModelSource | undefined {
  const record = prebuiltAppConfig.model_list.find(({ model_id }) => model_id === id);
  return record && { id, modelUrl: record.model, libUrl: record.model_lib };
}
