import { MLCEngine, type MLCEngineConfig } from '@mlc-ai/web-llm';
import type { Engine } from './engine-types';

/**
 * The only module that imports values of web-llm. No bundler can drop parts of its 6 MB, so the worker imports this
 * module when a model is loaded.
 */
export function createEngine(config: MLCEngineConfig): Engine {
  return new MLCEngine(config);
}
