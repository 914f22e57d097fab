import type { ChatBackend, ChooseBackend } from '../backends/backend';
import { chooseAlways, chooseLocalFirst } from '../local-model/choose-backend';
import { isLoopback } from '../backends/http/loopback';
import { BackendError } from '../backends/backend-error';
import { browserNetwork } from '../backends/http/network';
import { lazyBackend } from '../backends/lazy-backend';
import type { LocalModel } from '../local-model/local-model';
import { modelName } from '../backends/model-name';
import { createChatStore, type ChatStore } from '../chat/core/chat-store';
import { platformOf } from '../chat/platform';
import type { FindSources } from '../chat/message/Sources';
import { createFrameClock } from '../typewriter/frame-clock';
import { keepOffline } from './offline';
import type { HostedSettings, OllamaSettings, WebLLMSettings } from '../site-data';
import { loadAssistantData, siteData } from './read-site-data';
import { english } from './words';

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

const words = english.backends;

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
    systemPrompt,
    greeting: siteData.greeting,
    errorContext: {
      origin: location.origin,
      platform: platformOf(navigator.userAgent),
      ownerEmail: siteData.owner.email,
    },
    unexpectedFailure: words.failure.unknown({
      server: words.quotes.server,
      subject: words.quotes.unnamedSubject,
      detail: undefined,
      ownerEmail: siteData.owner.email,
      origin: location.origin,
    }),
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
    whereItRuns: words.ollama.whereItRuns(isLoopback(host) ? undefined : new URL(host).hostname),
    words: { vendor: words.ollama, failure: words.failure },
    load: async () => {
      const { createOllamaBackend } = await import('../backends/ollama/ollama-backend');
      return createOllamaBackend({ host, model, network, words });
    },
  });
}

function hostedBackend(hosted: HostedSettings): ChatBackend {
  return lazyBackend({
    id: 'huggingface',
    isOnline: () => network.isOnline(),
    modelName: () => modelName(hosted.model),
    whereItRuns: words.hosted.whereItRuns,
    words: { vendor: words.hosted, failure: words.failure },
    load: async () => {
      const { createHostedBackend } = await import('../backends/hosted/hosted-backend');
      const { hostedToken } = await loadAssistantData();
      return createHostedBackend({ ...hosted, token: hostedToken, network, words });
    },
  });
}

async function systemPrompt(): Promise<string> {
  try {
    const { prompt } = await loadAssistantData();
    return prompt;
  } catch (cause) {
    const kind = network.isOnline() ? 'part-missing' : 'offline';
    throw new BackendError(siteData.settings.backend, kind, { cause });
  }
}

const loadPassages = async () => (await loadAssistantData()).passages;

function quotesBackend(): ChatBackend {
  return lazyBackend({
    id: 'quotes',
    isOnline: () => network.isOnline(),
    modelName: () => words.quotes.modelName,
    whereItRuns: words.quotes.whereItRuns,
    words: { vendor: words.quotes, failure: words.failure },
    load: async () => {
      const { createQuotesBackend } = await import('../backends/quotes/quotes-backend');
      return createQuotesBackend({ loadPassages, owner: siteData.owner, words });
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
    modelName: () => localModel.getSnapshot().model?.name ?? words.webllm.anyModel,
    whereItRuns: words.webllm.whereItRuns,
    words: { vendor: words.webllm, failure: words.failure },
    load: async () => {
      const { createWebLLMBackend } = await import('../backends/webllm/webllm-backend');
      return createWebLLMBackend({ model: localModel, words });
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
