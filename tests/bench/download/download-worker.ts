/** Runs in a worker of the bench: our download, or the browser's own, of the same files. Answers with milliseconds. */
import { downloadModel } from '../../../workers/webllm/download/model-download';
import { removeModel } from '../../../workers/webllm/download/stored-models';
import { browserEnvironment } from '../../../workers/webllm/environment';
import type { ModelSource } from '../../../workers/webllm/protocol';

export interface DownloadTask {
  /** `ours-in-caches` is what a window without files of the origin gets. */
  readonly by: 'ours' | 'ours-in-caches' | 'cache.add';
  readonly source: ModelSource;
  readonly urls: readonly string[];
}

const cacheName = 'bench';

addEventListener('message', ({ data, ports }: MessageEvent<DownloadTask>) => {
  void run(data)
    .catch(String)
    .then((took) => ports[0]?.postMessage(took, []));
});

async function run({ by, source, urls }: DownloadTask): Promise<number> {
  const browser = browserEnvironment();
  const environment = by === 'ours' ? browser : { ...browser, openFiles: undefined };
  const isOurs = by !== 'cache.add';
  const begin = performance.now();
  if (isOurs) await downloadModel(source, environment, () => {});
  else await addAll(urls);
  const took = performance.now() - begin;
  if (isOurs) await removeModel(source, environment, true);
  else await caches.delete(cacheName);
  return took;
}

/** Four files at once, as many as ours and web-llm itself take. */
async function addAll(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const queue = urls.values();
  const lane = async () => {
    for (const url of queue) await cache.add(url);
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
}
