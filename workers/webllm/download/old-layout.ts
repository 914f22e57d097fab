import type { ModelSource } from '../protocol';
import type { FileResponse } from './http-file';
import type { ModelRevision } from './listing';
import { modelFolder, type ModelFile } from './model-files';

/**
 * Earlier versions stored a model in web-llm's caches of the Cache API, at the addresses of its branch. Their files move
 * into the new layout, each checked like a download.
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
): OldLayout {
  const oldFolder = modelFolder(modelUrl);
  const oldUrl = ({ url }: ModelFile) =>
    url.startsWith(folder) ? `${oldFolder}${url.slice(folder.length)}` : url;

  async function find(file: ModelFile): Promise<Response | undefined> {
    // `has` first: `open` would create the cache.
    if (!(await caches.has(file.cache))) return undefined;
    const response = await (await caches.open(file.cache)).match(oldUrl(file));
    return response && isOurs(response) ? response : undefined;
  }

  async function remove(file: ModelFile): Promise<void> {
    if (await find(file)) await (await caches.open(file.cache)).delete(oldUrl(file));
  }

  return {
    async take(file) {
      const response = await find(file);
      const total = Number(response?.headers.get('content-length'));
      if (!response?.body || (file.bytes !== undefined && file.bytes !== total)) return undefined;
      const body = response.body.pipeThrough(
        new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({ flush: () => remove(file) }),
      );
      return { response: new Response(body), start: 0, total, declared: total };
    },
    delete: remove,
    deleteParts: async () => void (await caches.delete('talking-cv/parts')),
  };
}

/** Our entries had these two headers alone; web-llm's own, which another site may use, have those of their server. */
function isOurs({ headers }: Response): boolean {
  return [...headers.keys()].toSorted().join() === 'content-length,content-type';
}
