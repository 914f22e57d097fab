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
