import type { ModelSource } from '../protocol';
import { findEntry, isOurs } from './cache-entry';
import type { EngineStore } from './engine-store';
import type { FileResponse } from './http-file';
import type { ModelRevision } from './model-revision';
import { modelFolder, type ModelFile } from './model-files';

/**
 * Earlier versions stored a model in web-llm's caches of the Cache API, at the addresses of its branch; this version
 * does so where it cannot open files. Such files move into the store that is used now, each checked like a download.
 */
export interface OldLayout {
  /** The file as an earlier version stored it. It is taken out of its cache once its body has been read. */
  readonly take: (file: ModelFile) => Promise<FileResponse | undefined>;
  /** Deletes the file where an earlier version of this site stored it. */
  delete(file: ModelFile): Promise<void>;
  /** Deletes the parts of unfinished files. */
  deleteParts(): Promise<void>;
}

export function createOldLayout(
  { modelUrl }: ModelSource,
  { folder }: ModelRevision,
  caches: CacheStorage,
  store: Pick<EngineStore, 'holds'>,
): OldLayout {
  const oldFolder = modelFolder(modelUrl);
  const oldUrl = ({ url }: ModelFile) =>
    url.startsWith(folder) ? `${oldFolder}${url.slice(folder.length)}` : url;

  async function find(file: ModelFile): Promise<OldEntry[]> {
    const found: OldEntry[] = [];
    for (const url of new Set([file.url, oldUrl(file)])) {
      const response = await findEntry(caches, file.cache, url);
      if (response && isOurs(response) && !store.holds(response)) found.push({ url, response });
    }
    return found;
  }

  const drop = async ({ cache }: ModelFile, url: string) =>
    void (await (await caches.open(cache)).delete(url));

  return {
    async take(file) {
      const [old] = await find(file);
      const total = Number(old?.response.headers.get('content-length'));
      if (!old?.response.body || (file.bytes !== undefined && file.bytes !== total)) return undefined;
      const body = old.response.body.pipeThrough(
        new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
          flush: () => drop(file, old.url),
        }),
      );
      return { response: new Response(body), start: 0, total, declared: total };
    },
    async delete(file) {
      for (const { url } of await find(file)) await drop(file, url);
    },
    deleteParts: async () => void (await caches.delete('talking-cv/parts')),
  };
}

interface OldEntry {
  readonly url: string;
  readonly response: Response;
}
