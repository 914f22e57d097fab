import type { ChatBackend, ChooseBackend } from '../backends/backend';
import { BackendError } from '../backends/backend-error';
import { chooseAlways, chooseLocalFirst } from '../local-model/choose-backend';
import { browserNetwork } from '../backends/http/network';
import { createBackend as createQuotes } from '../backends/quotes';
import type { LocalModel } from '../local-model/local-model';
import type { SiteModels } from '../local-model/who-answers';
import { once } from '../once';
import { createChatStore, type ChatStore } from '../chat/core/chat-store';
import { platformOf } from '../backends/platform';
import type { FindSources } from '../answers/find-sources';
import { createFrameClock } from '../typewriter/frame-clock';
import type { HostedSettings, WebLLMSettings } from '../site-data';
import { keepOffline } from './offline';
import { loadAssistantData, siteData } from './read-site-data';
import { siteName } from '../site-name';
import { english } from './words';

export interface Composition {
  readonly store: ChatStore;
  readonly site: SiteModels;
  /** Only where the site was built for the browser's own model. */
  readonly localModel?: LocalModel | undefined;
  readonly findSources: FindSources;
}

const { owner, settings } = siteData;
const words = english.backends;

/** Ids are unique within a visit; no chat outlives it. */
let nextId = 1;

/** The one place that names concrete backends: from the build's settings to a chat that can answer. */
export async function compose(): Promise<Composition> {
  // Only a head start: a question asks for it again where this fails.
  loadAssistantData().catch(() => {});
  const quotes = createQuotes({ loadPassages, owner, network, words });
  const { choose, backendToWarmUp, ...facts } = await composeBackends(quotes);
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
  const store = createChatStore({
    chooseBackend: choose,
    backendToWarmUp,
    useModel: (model) => backendToWarmUp?.useModel?.(model),
    quotes,
    systemPrompt,
    greeting: siteData.greeting,
    errorContext: {
      origin: location.origin,
      platform: platformOf(navigator.userAgent),
      ownerEmail: owner.email,
    },
    unexpectedFailure: words.failure.unknown({
      server: words.quotes.server,
      subject: words.quotes.unnamedSubject,
      detail: undefined,
      ownerEmail: owner.email,
      origin: location.origin,
    }),
    clock: createFrameClock(window),
    reducedMotion: () => reducedMotion.matches,
    newId: () => String(nextId++),
  });
  return { store, findSources, ...facts };
}

type Backends = Omit<Composition, 'store' | 'findSources'> & {
  readonly choose: ChooseBackend;
  readonly backendToWarmUp?: ChatBackend | undefined;
};

/** Each way to answer is a chunk of its own; a site holds those that its settings reach (`src/site/client-files.ts`). */
async function composeBackends(quotes: ChatBackend): Promise<Backends> {
  switch (settings.backend) {
    case 'ollama': {
      const [{ createBackend }, ollamaWords] = await Promise.all([
        import('../backends/ollama'),
        words.ollama(),
      ]);
      const ollama = createBackend({
        ...settings.ollama,
        network,
        words: { ...words, ollama: ollamaWords },
      });
      return {
        choose: chooseAlways(ollama),
        backendToWarmUp: ollama,
        site: { backend: ollama.id, modelName: ollama.modelName },
      };
    }
    case 'huggingface': {
      const hosted = await hostedBackend(settings.hosted);
      const { id, modelName } = hosted;
      return { choose: chooseAlways(hosted), site: { backend: id, modelName, hostedModelName: modelName } };
    }
    case 'webllm': {
      const hosted = settings.hosted && (await hostedBackend(settings.hosted));
      const { localModel, local } = await localBackend(settings.webllm);
      const site: SiteModels = {
        backend: 'webllm',
        modelName: words.webllm.anyModel,
        hostedModelName: hosted?.modelName,
      };
      return { choose: chooseLocalFirst({ localModel, site, local, hosted, quotes }), site, localModel };
    }
  }
}

async function hostedBackend(hosted: HostedSettings): Promise<ChatBackend> {
  const { createBackend } = await import('../backends/hosted');
  return createBackend({ ...hosted, loadToken, network, words });
}

async function systemPrompt(): Promise<string> {
  try {
    const { prompt } = await loadAssistantData();
    return prompt;
  } catch (cause) {
    throw new BackendError(settings.backend, network.isOnline() ? 'part-missing' : 'offline', { cause });
  }
}

const network = browserNetwork();

const loadToken = async () => (await loadAssistantData()).hostedToken;

const loadPassages = async () => (await loadAssistantData()).passages;

const loadSourceFinder = once(async () => {
  const { createSourceFinder } = await import('../answers/find-sources');
  return createSourceFinder({ loadPassages, ownerName: owner.name });
});

/** The search is loaded with the first finished reply of a model. */
const findSources: FindSources = async (answer, question) => (await loadSourceFinder())(answer, question);

async function localBackend(webllm: WebLLMSettings) {
  const [{ createLocalModel }, { createWebLLMWorker }] = await Promise.all([
    import('../local-model/create-local-model'),
    import('../local-model/create-worker'),
  ]);
  const localModel = createLocalModel({
    settings: webllm,
    baseUrl: document.baseURI,
    createWorker: () => createWebLLMWorker(siteName(settings.basePath)),
    words: english.localModel,
    storage: availableStorage(),
    // Missing outside secure contexts, where the probe says so.
    persist: async () => navigator.storage?.persist?.(),
  });
  keepOffline(localModel, settings.basePath);
  const { createBackend } = await import('../backends/webllm');
  const local = createBackend({ model: localModel, network, words });
  return { localModel, local };
}

/** A browser that blocks site data throws where the property is read. */
function availableStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
