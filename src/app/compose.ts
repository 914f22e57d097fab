import type { ChatBackend, ChooseBackend } from '../backends/backend';
import { BackendError } from '../backends/backend-error';
import { awaitSnapshot } from '../local-model/await-snapshot';
import { chooseLocalFirst, chooseTheOne } from '../local-model/choose-backend';
import type { OfferedModel } from '../backends/offered-model';
import { browserNetwork } from '../backends/http/network';
import { createBackend as createQuotes } from '../backends/quotes';
import { createDisclosure, type Disclosure } from '../local-model/disclosure';
import type { NextQuestion } from '../local-model/keep-warm';
import { isLoading, type LocalModel } from '../local-model/local-model';
import { createPermissions, type Permissions } from '../local-model/permissions';
import type { SiteModels } from '../local-model/who-answers';
import type { KeyValueStore } from '../local-model/visitor-memory';
import { once } from '../once';
import { createChatStore, type ChatStore } from '../chat/core/chat-store';
import { nextQuestion } from '../chat/core/next-question';
import { lazyReplyParts } from '../chat/message/lazy-parts';
import { platformOf } from '../backends/platform';
import type { FindSources } from '../answers/find-sources';
import { createFrameClock } from '../typewriter/frame-clock';
import type { HostedSettings, WebLLMSettings } from '../site-data';
import { followConsent } from './follow-consent';
import { keptName, movingTo } from './kept-names';
import { keepOffline } from './offline';
import { loadAssistantData, loadSynonyms, siteData } from './read-site-data';
import { siteName } from '../site-name';
import type { RecipientNote } from './RecipientNote';
import { answerLanguage } from '../answers/languages/language-pack';
import type { KeptConversation } from '../embed/keep-conversation';
import type { AssistantWords } from '../words/catalogue';
import { loadWords } from './words';

export interface Composition {
  readonly store: ChatStore;
  readonly words: AssistantWords;
  readonly site: SiteModels;
  /** Only where the site was built for the browser's own model. */
  readonly localModel?: LocalModel | undefined;
  /** Says where messages go. Loaded beforehand, and only where the site was built for a backend outside the browser. */
  readonly recipientNote?: RecipientNotePart | undefined;
  /** What the notes in the dialog tell, and what the visitor allows. */
  readonly disclosure: Disclosure;
  readonly permissions: Permissions;
  readonly findSources: FindSources;
  /** The text of the CV at an anchor, for a chat without the CV's page beside it. */
  readonly lineOf: (anchor: string) => Promise<string>;
  /** Loads what a quick answer needs, where quotes may have to answer before anything else is ready. Never rejects. */
  readonly prepareQuotes: () => void;
}

interface RecipientNotePart {
  readonly RecipientNote: typeof RecipientNote;
  readonly recipient: string | undefined;
}

const { owner, settings } = siteData;
const language = answerLanguage(siteData.language);
const ownName = keptName(siteData, location);

const disclosure = createDisclosure();
const permissions = createPermissions();

/** Ids are unique within a visit; no chat outlives it but in an embed, whose conversation goes on with the next page. */
let nextId = 1;

/** The one place that names concrete backends: from the build's settings to a chat that can answer. */
export async function compose(): Promise<Composition> {
  // Only a head start: a question asks for it again where this fails.
  loadAssistantData().catch(() => {});
  const [words, , kept] = await Promise.all([
    loadWords(),
    loadParts[settings.backend](),
    settings.isEmbed ? loadKept() : undefined,
  ]);
  nextId = kept?.nextId ?? nextId;
  const { failure, quotes: quotesWords } = words.backends;
  const quotes = createQuotes({
    loadCv: loadAssistantData,
    loadSynonyms,
    language,
    suggestions: siteData.suggestedQuestions,
    now: () => new Date(),
    network,
    words: words.backends,
  });
  const { choose, backendToWarmUp, useModel, keepWarm, local, ...facts } = await composeBackends(
    quotes,
    words,
  );
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
  const store = createChatStore({
    chooseBackend: choose,
    backendToWarmUp,
    isModelLoading: () => facts.localModel !== undefined && isLoading(facts.localModel.getSnapshot().state),
    useModel,
    quotes,
    loadClaimChecker,
    tellLanguage: async (text) => (await loadTellLanguage())(text, language),
    systemPrompt,
    greeting: siteData.greeting,
    errorContext: {
      origin: location.origin,
      platform: platformOf(navigator.userAgent),
      ownerEmail: owner.email,
    },
    unexpectedFailure: failure.unknown({
      server: quotesWords.server,
      subject: quotesWords.unnamedSubject,
      detail: undefined,
      ownerEmail: owner.email,
      origin: location.origin,
    }),
    clock: createFrameClock(window),
    reducedMotion: () => reducedMotion.matches,
    newId: () => String(nextId++),
    kept: kept?.chats,
  });
  kept?.follow(store, window);
  keepWarm?.(nextQuestion(store, systemPrompt));
  if (facts.localModel && local) followConsent(facts.localModel, local, store);
  const prepareQuotes = () => {
    if (!facts.localModel) return;
    quotes.warmUp?.([], new AbortController().signal).catch(() => {});
    lazyReplyParts.load().catch(() => {});
  };
  return { store, words, findSources, lineOf, disclosure, permissions, prepareQuotes, ...facts };
}

type Backends = Pick<Composition, 'site' | 'localModel' | 'recipientNote'> & {
  readonly choose: ChooseBackend;
  /** Undefined where none needs it, or before a note has named its recipient. */
  readonly backendToWarmUp?: (() => ChatBackend | undefined) | undefined;
  readonly useModel?: ((model: string) => void) | undefined;
  /** Has the model on this device read ahead of the next question. */
  readonly keepWarm?: ((next: NextQuestion) => void) | undefined;
  /** The model of `localModel`, as it answers. */
  readonly local?: ChatBackend | undefined;
};

/** Each way to answer is a chunk of its own; a site holds those that its settings reach (`src/site/client-files.ts`). */
const loadParts = {
  ollama: once(() => Promise.all([import('../backends/ollama'), import('./RecipientNote')])),
  huggingface: once(() => Promise.all([import('../backends/hosted'), import('./RecipientNote')])),
  webllm: once(() =>
    Promise.all([
      import('../local-model'),
      import('../backends/webllm'),
      settings.backend === 'webllm' && settings.hosted ? import('../backends/hosted') : undefined,
      settings.backend === 'webllm' && settings.builtIn ? import('../backends/built-in') : undefined,
    ]),
  ),
};

async function composeBackends(quotes: ChatBackend, words: AssistantWords): Promise<Backends> {
  switch (settings.backend) {
    case 'ollama': {
      const [{ createBackend, ollamaRecipient }, { RecipientNote }] = await loadParts.ollama();
      const ollama = createBackend({ ...settings.ollama, network, words: words.backends });
      const recipient = ollamaRecipient(settings.ollama, words.backends.ollama);
      const stays = recipient === undefined;
      const site = siteOf(ollama);
      return {
        choose: chooseTheOne({
          backend: ollama,
          site,
          disclosure: stays ? undefined : disclosure,
          permissions,
          quotes,
        }),
        backendToWarmUp: () => (stays || disclosure.named === ollama.id ? ollama : undefined),
        useModel: (model) => ollama.useModel?.(model),
        site,
        recipientNote: { RecipientNote, recipient },
      };
    }
    case 'huggingface': {
      const [hosted, { RecipientNote }] = await loadParts.huggingface();
      const { backend, recipient } = hostedBackend(hosted, settings.hosted, words);
      const site = siteOf(backend);
      return {
        choose: chooseTheOne({ backend, site, disclosure, permissions, quotes }),
        site,
        recipientNote: { RecipientNote, recipient },
      };
    }
    case 'webllm': {
      const [parts, webllm, hostedParts, builtIn] = await loadParts.webllm();
      const hosted = hostedParts && settings.hosted && hostedBackend(hostedParts, settings.hosted, words);
      const offered = builtIn && offeredModel(builtIn, parts, words);
      const { localModel, local, keepWarm } = localBackend(parts, webllm, { ...settings, offered, words });
      const site: SiteModels = {
        backend: 'webllm',
        modelName: words.backends.webllm.anyModel,
        hosted: hosted && { ...siteOf(hosted.backend), recipient: hosted.recipient },
      };
      const choose = chooseLocalFirst({
        localModel,
        site,
        disclosure,
        permissions,
        local,
        hosted: hosted?.backend,
        quotes,
      });
      return { choose, site, localModel, keepWarm, local };
    }
  }
}

function siteOf({ id, modelName, recipientId }: ChatBackend): SiteModels {
  return { backend: id, modelName, recipientId };
}

function hostedBackend(
  { createBackend, hostedRecipient }: typeof import('../backends/hosted'),
  hosted: HostedSettings,
  { backends: words }: AssistantWords,
) {
  return {
    backend: createBackend({ ...hosted, loadToken, network, words }),
    recipient: hostedRecipient(hosted, document.baseURI, words.hosted.recipient),
  };
}

/** Undefined where that cannot be loaded: the conversation then ends with the page. */
async function loadKept(): Promise<KeptConversation | undefined> {
  try {
    const { keepConversation } = await import('../embed/keep-conversation');
    const storage = availableStorage(() => window.sessionStorage);
    return keepConversation(storage, `${ownName}:conversation`, siteData.greeting);
  } catch {
    return undefined;
  }
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

const loadSourceFinder = once(async () => {
  const { createSourceFinder } = await import('../answers/find-sources');
  return createSourceFinder({ loadCv: loadAssistantData });
});

/** The search is loaded with the first finished reply of a model. */
const findSources: FindSources = async (answer, question) => (await loadSourceFinder())(answer, question);

async function lineOf(anchor: string): Promise<string> {
  const [{ lineAt }, { cv }] = await Promise.all([import('../answers/find-sources'), loadAssistantData()]);
  return lineAt(anchor, cv);
}

/** The rules are loaded while the first reply of a model is on its way. */
const loadClaimChecker = once(async () => {
  const [{ createClaimChecker }, { loadPack }, { cv, thesaurus }] = await Promise.all([
    import('../answers/check-claims'),
    import('../answers/languages/load-pack'),
    loadAssistantData(),
  ]);
  return createClaimChecker({
    cv,
    thesaurus,
    loadPack,
    loadSynonyms,
    today: new Date(),
    language,
  });
});

const loadTellLanguage = once(
  async () => (await import('../answers/languages/detect-language')).tellLanguage,
);

function offeredModel(
  { browserModel, createOfferedModel, failuresKey }: typeof import('../backends/built-in'),
  { createFailureCount }: typeof import('../local-model'),
  { backends: words }: AssistantWords,
): OfferedModel {
  return createOfferedModel({
    languageModel: browserModel(),
    languages: [siteData.cvLanguage, siteData.language],
    systemPrompt,
    loadWords: async () =>
      (await import('../words/built-in/load-words')).loadBuiltInWords[siteData.language](),
    words,
    failures: createFailureCount(
      availableStorage(() => window.sessionStorage),
      `${ownName}:${failuresKey}`,
    ),
    network,
    page: window,
  });
}

interface LocalBackendOptions {
  readonly webllm: WebLLMSettings;
  readonly offered: OfferedModel | undefined;
  readonly words: AssistantWords;
}

function localBackend(
  { createLocalModel, createWebLLMWorker }: typeof import('../local-model'),
  { createBackend }: typeof import('../backends/webllm'),
  { webllm, offered, words }: LocalBackendOptions,
) {
  const localModel = createLocalModel({
    siteName: ownName,
    settings: webllm,
    offered,
    baseUrl: document.baseURI,
    // All CVs of a base path know of the same stored models.
    createWorker: () => createWebLLMWorker(siteName(settings.basePath)),
    words: words.localModel,
    storage: availableStorage(() => window.localStorage),
    session: availableStorage(() => window.sessionStorage),
    // Missing outside secure contexts, where the probe says so.
    persist: async () => navigator.storage?.persist?.(),
  });
  // Pages of other sites are theirs to keep.
  if (!settings.isEmbed) keepOffline(localModel, settings.basePath);
  const local = createBackend({ model: localModel, network, words: words.backends });
  return {
    localModel,
    local,
    // Without this file the first question costs more time, and nothing else.
    keepWarm: (next: NextQuestion) => void keepWarmOnceReady(localModel, local, next).catch(() => {}),
  };
}

async function keepWarmOnceReady(
  localModel: LocalModel,
  local: ChatBackend,
  next: NextQuestion,
): Promise<void> {
  const { signal } = new AbortController();
  await awaitSnapshot(localModel, signal, ({ state }) => state.status === 'ready' || undefined);
  const { keepWarm, watchPower } = await import('../local-model/keep-warm');
  keepWarm({
    localModel,
    next,
    watchPower: () => watchPower({ document, navigator }),
    warmUp: (messages, signal) => local.warmUp?.(messages, signal),
  });
}

/** A browser that blocks site data throws where the property is read. */
function availableStorage(read: () => Storage): KeyValueStore | undefined {
  try {
    return movingTo(ownName, siteName(settings.basePath), read());
  } catch {
    return undefined;
  }
}
