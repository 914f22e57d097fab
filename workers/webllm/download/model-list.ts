import type { ModelSource } from '../protocol';
import type { ModelRevision } from './listing';
import { modelFolder, type ModelFile } from './model-files';

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
}

/** The models that the sites of this origin keep, in a cache for each site. */
export interface ModelList {
  find(source: ModelSource): Promise<ListedModel | undefined>;
  put(model: ListedModel): Promise<void>;
  delete(source: ModelSource): Promise<void>;
  /** The models of this site. */
  own(): Promise<readonly ListedModel[]>;
  /** Addresses of the files that other models need: those of this site and, with `allSites`, of the origin. */
  neededElsewhere(source: ModelSource, reach: { readonly allSites: boolean }): Promise<ReadonlySet<string>>;
  /** The models of the other sites of this origin, each with the site's base path. */
  others(): Promise<readonly { readonly basePath: string; readonly model: ListedModel }[]>;
}

/** @param siteName such as `talking-cv:/cv/` */
export function createModelList(siteName: string, caches: CacheStorage): ModelList {
  const ownName = `${siteName}${suffix}`;

  async function others(): ReturnType<ModelList['others']> {
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
    async find(source) {
      return parse(await (await caches.open(ownName)).match(keyOf(source)));
    },

    async put(model) {
      await (await caches.open(ownName)).put(keyOf(model.source), new Response(JSON.stringify(model)));
    },

    async delete(source) {
      await (await caches.open(ownName)).delete(keyOf(source));
    },

    own: () => readAll(ownName, caches),

    others,

    async neededElsewhere(source, { allSites }) {
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

/** A model keeps its entry when a new version of web-llm brings another library for the same weights. */
function keyOf({ modelUrl }: ModelSource): string {
  return modelFolder(modelUrl);
}
