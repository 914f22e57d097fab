import type { ModelSource } from '../protocol';
import { type ModelRevision, modelFolder, type ModelFile } from './model-files';

const prefix = 'talking-cv:';
const suffix = ':models';

/** What a site remembers of a model, so that later visits need no request to use, list or remove it. */
export interface ListedModel {
  readonly source: ModelSource;
  readonly revision: ModelRevision;
  /** Every file of the model; config and manifest alone until these two were read. */
  readonly files: readonly ModelFile[];
  readonly isWhole: boolean;
  /** The host did not send what its listing promised: the next download reads the listing again. */
  readonly isStale: boolean;
  /** Hashes of the small files, by address, for web-llm's own check at every load. */
  readonly integrity: Readonly<Record<string, string>>;
  /** SHA-256 of the library that the visitor agreed to: the first that was downloaded. Absent before that. */
  readonly agreedLibrary?: string | undefined;
}

export type ModelList = ReturnType<typeof createModelList>;

/**
 * The models that the sites of this origin keep, in a cache for each site.
 *
 * @param siteName such as `talking-cv:/cv/`
 */
export function createModelList(siteName: string, caches: CacheStorage) {
  const ownName = `${siteName}${suffix}`;
  const openOwn = () => caches.open(ownName);

  /** The models of the other sites of this origin, each with the site's base path. */
  async function others() {
    const names = (await caches.keys()).filter(
      (name) => name.startsWith(prefix) && name.endsWith(suffix) && name !== ownName,
    );
    const lists = names.map(async (name) => {
      const basePath = name.slice(prefix.length, -suffix.length);
      return (await readAll(name, caches)).map((model) => ({ basePath, model }));
    });
    return (await Promise.all(lists)).flat();
  }

  return {
    async find(source: ModelSource): Promise<ListedModel | undefined> {
      return parse(await (await openOwn()).match(keyOf(source)));
    },

    async put(model: ListedModel): Promise<void> {
      await (await openOwn()).put(keyOf(model.source), new Response(JSON.stringify(model)));
    },

    async delete(source: ModelSource): Promise<void> {
      await (await openOwn()).delete(keyOf(source));
    },

    own: () => readAll(ownName, caches),

    others,

    /** Addresses of the files that other models need: those of this site and, with `allSites`, of the origin. */
    async neededElsewhere(
      source: ModelSource,
      { allSites }: { readonly allSites: boolean },
    ): Promise<ReadonlySet<string>> {
      const own = (await readAll(ownName, caches)).filter((model) => keyOf(model.source) !== keyOf(source));
      const foreign = allSites ? (await others()).map(({ model }) => model) : [];
      return new Set([...own, ...foreign].flatMap(({ files }) => files.map(({ url }) => url)));
    },
  };
}

async function readAll(name: string, caches: CacheStorage): Promise<ListedModel[]> {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  const models = await Promise.all(keys.map(async (key) => parse(await cache.match(key))));
  return models.filter((model) => model !== undefined);
}

/** Undefined for an entry that another version of the site wrote in a form of its own. */
async function parse(response: Response | undefined): Promise<ListedModel | undefined> {
  try {
    const model = (await response?.json()) as ListedModel | undefined;
    return model?.files && model.revision ? model : undefined;
  } catch {
    return undefined;
  }
}

/** A model keeps its entry when another library belongs to it, and when its weights are pinned to a commit. */
function keyOf({ modelUrl }: ModelSource): string {
  return modelFolder(modelUrl).replace(/(?<=\/resolve\/)[0-9a-f]{40}\/$/, 'main/');
}

/** True if what is stored has the weights and the library of this source. */
export function isFor(model: ListedModel, source: ModelSource): boolean {
  const { libUrl, libSha256 } = model.source;
  return hasWeightsOf(model, source) && libUrl === source.libUrl && libSha256 === source.libSha256;
}

/** Where the source pins none, those of any commit will do. */
export function hasWeightsOf({ revision }: ListedModel, source: ModelSource): boolean {
  const folder = modelFolder(source.modelUrl);
  return folder === keyOf(source) || folder === revision.folder;
}
