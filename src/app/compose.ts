import type { ChatBackend, ChooseBackend } from '../backends/backend';
import { chooseAlways, chooseLocalFirst } from '../local-model/choose-backend';
import { browserNetwork } from '../backends/http/network';
import { lazyBackend } from '../backends/lazy-backend';
import type { LocalModel } from '../local-model/local-model';
import { modelName } from '../backends/model-name';
import { createChatStore, type ChatStore } from '../chat/core/chat-store';
import type { FindSources } from '../chat/message/Sources';
import { createFrameClock } from '../typewriter/frame-clock';
import { keepOffline } from './offline';
import type { HostedSettings, OllamaSettings, WebLLMSettings } from '../site-data';
import { loadAssistantData, siteData } from './read-site-data';

export interface Composition {
  readonly store: ChatStore;
  /** The model the site was built to ask, as a person would name it. */
  readonly modelLabel: string;
  /** Only where the site was built for the browser's own model. */
  readonly localModel?: LocalModel;
  /** The hosted model as a person would name it, where a credential or a proxy makes it usable. */
  readonly hostedModelName?: string;
  readonly findSources: FindSources;
}

/** Unique within this visit, which is as long as a chat lives. */
let nextId = 1;

/** The one place that names concrete backends: from the build's settings to a chat that can answer. */
export async function compose(): Promise<Composition> {
  const quotes = quotesBackend();
  const { choose, ...facts } = await composeBackends(quotes);
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
  const store = createChatStore({
    chooseBackend: choose,
    quotes,
    systemPrompt: async () => (await loadAssistantData()).prompt,
    greeting: siteData.greeting,
    clock: createFrameClock(window),
    reducedMotion: () => reducedMotion.matches,
    newId: () => String(nextId++),
  });
  return { store, findSources, ...facts };
}

type Backends = Omit<Composition, 'store' | 'findSources'> & { readonly choose: ChooseBackend };

/** Each way to answer is a chunk of its own; a site holds those that its settings reach (`src/site/client-files.ts`). */
async function composeBackends(quotes: ChatBackend): Promise<Backends> {
  const { settings } = siteData;
  switch (settings.backend) {
    case 'ollama': {
      const ollama = ollamaBackend(settings.ollama);
      return { choose: chooseAlways(ollama), modelLabel: ollama.modelName };
    }
    case 'huggingface': {
      const hosted = hostedBackend(settings.hosted);
      return {
        choose: chooseAlways(hosted),
        modelLabel: hosted.modelName,
        hostedModelName: hosted.modelName,
      };
    }
    case 'webllm': {
      const hosted = settings.hosted && hostedBackend(settings.hosted);
      const { localModel, local } = await localBackend(settings.webllm);
      return {
        choose: chooseLocalFirst({ localModel, local, quotes, ...(hosted && { hosted }) }),
        modelLabel: local.modelName,
        localModel,
        ...(hosted && { hostedModelName: hosted.modelName }),
      };
    }
  }
}

const network = browserNetwork();

/** The vendors' clients arrive with the first reply. */
function ollamaBackend({ host, model }: OllamaSettings): ChatBackend {
  return lazyBackend({
    id: 'ollama',
    isOnline: () => network.isOnline(),
    modelName: () => modelName(model),
    load: async () => {
      const { createOllamaBackend } = await import('../backends/ollama/ollama-backend');
      return createOllamaBackend({ host, model, network });
    },
  });
}

function hostedBackend(hosted: HostedSettings): ChatBackend {
  return lazyBackend({
    id: 'huggingface',
    isOnline: () => network.isOnline(),
    modelName: () => modelName(hosted.model),
    load: async () => {
      const { createHostedBackend } = await import('../backends/hosted/hosted-backend');
      const { hostedToken } = await loadAssistantData();
      return createHostedBackend({ ...hosted, token: hostedToken, network });
    },
  });
}

const loadPassages = async () => (await loadAssistantData()).passages;

function quotesBackend(): ChatBackend {
  return lazyBackend({
    id: 'quotes',
    isOnline: () => network.isOnline(),
    modelName: () => 'Quotes from the CV',
    load: async () => {
      const { createQuotesBackend } = await import('../backends/quotes/quotes-backend');
      return createQuotesBackend({ loadPassages, owner: siteData.owner });
    },
  });
}

let sourceFinder: Promise<FindSources> | undefined;

/** The search arrives with the first finished reply of a model; where it cannot, the next reply tries again. */
async function findSources(...reply: Parameters<FindSources>): ReturnType<FindSources> {
  sourceFinder ??= import('../answers/find-sources').then(({ createSourceFinder }) =>
    createSourceFinder({ loadPassages, ownerName: siteData.owner.name }),
  );
  try {
    return await (
      await sourceFinder
    )(...reply);
  } catch (error) {
    sourceFinder = undefined;
    throw error;
  }
}

async function localBackend(webllm: WebLLMSettings) {
  const [{ createLocalModel }, { createWebLLMWorker }] = await Promise.all([
    import('../local-model/create-local-model'),
    import('../local-model/create-worker'),
  ]);
  const storage = availableStorage();
  const localModel = createLocalModel({
    settings: webllm,
    baseUrl: document.baseURI,
    createWorker: createWebLLMWorker,
    ...(storage && { storage }),
    // Missing outside secure contexts, where the probe says so.
    persist: async () => navigator.storage?.persist?.(),
  });
  keepOffline(localModel, siteData.settings.basePath);
  const local = lazyBackend({
    id: 'webllm',
    isOnline: () => network.isOnline(),
    modelName: () => localModel.getSnapshot().model?.name ?? 'Qwen',
    load: async () => {
      const { createWebLLMBackend } = await import('../backends/webllm/webllm-backend');
      return createWebLLMBackend(localModel);
    },
  });
  return { localModel, local };
}

/** A browser that blocks site data throws on the very mention of it. */
function availableStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
