import type { ChatBackend, ChooseBackend } from '../backends/backend';
import { BackendError } from '../backends/backend-error';
import { awaitSnapshot } from '../models/await-snapshot';
import { chooseLocalFirst, chooseTheOne } from '../models/choose-backend';
import { type OfferedModel, isLoading, type LocalModel } from '../models/local-model';
import { fillFailure, platformOf } from '../backends/describe-failure';
import { browserNetwork } from '../backends/http/network';
import { createBackend as createQuotes } from '../backends/quotes';
import {
  createDisclosure,
  type Disclosure,
  createPermissions,
  type Permissions,
} from '../models/permissions';
import type { NextQuestion } from '../models/keep-warm';
import type { SiteModels } from '../models/who-answers';
import type { KeyValueStore } from '../models/visitor-memory';
import { once } from '../shared/once';
import { createChatStore, type ChatStore } from '../chat/core/chat-store';
import { nextQuestion } from '../chat/core/next-question';
import { lazyReplyParts } from '../chat/message/lazy-parts';
import type { OpenServer } from '../backends/opened-server';
import type { FindSources } from '../answers/find-sources';
import { createFrameClock } from '../streaming/typewriter/frame-clock';
import type { ServerId, ServerSettings, ServerSite, SiteSettings } from '../shared/site-data';
import { followConsent } from './follow-consent';
import { keepOffline } from './offline';
import { loadAssistantData, loadSynonyms, siteData } from './read-site-data';
import { keptName, siteName } from '../shared/site-name';
import type { RecipientNote } from './RecipientNote';
import type { KeptConversation } from '../embed/keep-conversation';
import type { AssistantWords } from '../words/en';
import { loadWords as loaders } from '../words/load-words';

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
  readonly lineOf: (anchor: string) => Promise<string>;
  /** Loads what a quick answer needs, where quotes may have to answer before anything else is ready. Never rejects. */
  readonly prepareQuotes: () => void;
}

interface RecipientNotePart {
  readonly RecipientNote: typeof RecipientNote;
  readonly recipient: string | undefined;
}

const { owner, settings, language } = siteData;
const ownName = keptName(siteData, location);
const session = availableStorage(() => window.sessionStorage);

const disclosure = createDisclosure();
const permissions = createPermissions();

/** Ids are unique within a visit; no chat outlives it but in an embed, whose conversation goes on with the next page. */
let nextId = 1;

/** The one place that names concrete backends: from the build's settings to a chat that can answer. */
export async function compose(): Promise<Composition> {
  // Only a head start: a question asks for it again where this fails.
  loadAssistantData().catch(() => {});
  const [words, composeBackends, kept] = await Promise.all([
    loadWords(),
    settings.backend === 'webllm' ? loadBrowser(settings) : loadServer(settings),
    settings.isEmbed ? loadKept() : undefined,
  ]);
  nextId = kept?.nextId ?? nextId;
  const { failure } = words.backends;
  const quotes = createQuotes({
    loadCv: loadAssistantData,
    loadSynonyms,
    language,
    suggestions: siteData.suggestedQuestions,
    now: () => new Date(),
    network,
    words: words.backends,
  });
  const { choose, backendToWarmUp, useModel, keepWarm, local, ...facts } = composeBackends(quotes, words);
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
    unexpectedFailure: fillFailure(failure.unknown, { ownerEmail: owner.email }),
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
  /** Prefills the prompt of the model on this device before the next question. */
  readonly keepWarm?: ((next: NextQuestion) => void) | undefined;
  readonly local?: ChatBackend | undefined;
};

/** Of what a site was built for, once its parts are loaded. */
type ComposeBackends = (quotes: ChatBackend, words: AssistantWords) => Backends;

/** Each way to answer is a chunk of its own; a site holds those that its settings reach (`src/site/client-files.ts`). */
const servers: { readonly [Id in ServerId]: () => Promise<ServerModule<Id>> } = {
  ollama: () => import('../backends/ollama'),
  huggingface: () => import('../backends/hosted'),
};

interface ServerModule<Id extends ServerId> {
  readonly openServer: OpenServer<ServerSettings[Id], AssistantWords['backends']>;
}

async function loadServer<Id extends ServerId>({
  backend: id,
  server: own,
}: ServerSite<Id>): Promise<ComposeBackends> {
  const [{ openServer }, { RecipientNote }] = await Promise.all([servers[id](), import('./RecipientNote')]);
  return (quotes, words) => {
    const { backend, recipient, server, warmsUp } = openServer(own, openOptions(words));
    const stays = recipient === undefined;
    const site = { ...siteOf(backend), server };
    return {
      choose: chooseTheOne({
        backend,
        site,
        disclosure: stays ? undefined : disclosure,
        permissions,
        quotes,
      }),
      backendToWarmUp: () =>
        warmsUp && (stays || disclosure.getSnapshot() === backend.id) ? backend : undefined,
      useModel: (model) => backend.useModel?.(model),
      site,
      recipientNote: { RecipientNote, recipient },
    };
  };
}

async function loadBrowser({
  webllm,
  hosted: hostedSettings,
  builtIn,
}: Extract<SiteSettings, { readonly backend: 'webllm' }>): Promise<ComposeBackends> {
  const [{ createLocalModel, createWebLLMWorker }, { createBackend, anyModel }, hostedParts, builtInParts] =
    await Promise.all([
      import('../models/create-worker'),
      import('../models/webllm'),
      hostedSettings && servers.huggingface(),
      builtIn ? import('../models/built-in') : undefined,
    ]);
  return (quotes, words) => {
    const hosted = hostedSettings && hostedParts?.openServer(hostedSettings, openOptions(words));
    const localModel = createLocalModel({
      siteName: ownName,
      settings: webllm,
      offered: builtInParts && offeredModel(builtInParts, words),
      baseUrl: document.baseURI,
      // All CVs of a base path know of the same stored models.
      createWorker: () => createWebLLMWorker(siteName(settings.basePath)),
      storage: availableStorage(() => window.localStorage),
      session,
      // Missing outside secure contexts, where the probe says so.
      persist: async () => navigator.storage?.persist?.(),
    });
    // Pages of other sites are theirs to keep.
    if (!settings.isEmbed) keepOffline(localModel, settings.basePath);
    const local = createBackend({ model: localModel, network, words: words.backends });
    const site: SiteModels = {
      backend: 'webllm',
      modelName: anyModel,
      hosted: hosted && { ...siteOf(hosted.backend), recipient: hosted.recipient ?? '' },
    };
    return {
      choose: chooseLocalFirst({
        localModel,
        site,
        disclosure,
        permissions,
        local,
        hosted: hosted?.backend,
        quotes,
      }),
      site,
      localModel,
      // Without this file the first question costs more time, and nothing else.
      keepWarm: (next) => void keepWarmOnceReady(localModel, local, next).catch(() => {}),
      local,
    };
  };
}

function siteOf({ id, modelName, recipientId }: ChatBackend): SiteModels {
  return { backend: id, modelName, recipientId };
}

function openOptions({ backends }: AssistantWords) {
  return { words: backends, network, loadToken, pageUrl: document.baseURI };
}

/** Undefined where that cannot be loaded: the conversation then ends with the page. */
async function loadKept(): Promise<KeptConversation | undefined> {
  try {
    const { keepConversation } = await import('../embed/keep-conversation');
    return keepConversation(session, `${ownName}:conversation`);
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
  { browserModel, createFailureCount, createOfferedModel, failuresKey }: typeof import('../models/built-in'),
  { backends: words }: AssistantWords,
): OfferedModel {
  return createOfferedModel({
    languageModel: browserModel(),
    languages: [siteData.cvLanguage, siteData.language],
    systemPrompt,
    loadWords: async () =>
      (await import('../words/built-in/load-words')).loadBuiltInWords[siteData.language](),
    words,
    failures: createFailureCount(session, `${ownName}:${failuresKey}`),
    network,
    page: window,
  });
}

async function keepWarmOnceReady(
  localModel: LocalModel,
  local: ChatBackend,
  next: NextQuestion,
): Promise<void> {
  const { signal } = new AbortController();
  await awaitSnapshot(localModel, signal, ({ state }) => state.status === 'ready' || undefined);
  const { keepWarm, watchPower } = await import('../models/keep-warm');
  keepWarm({
    localModel,
    next,
    power: watchPower({ document, navigator }),
    warmUp: (messages, signal) => local.warmUp?.(messages, signal),
  });
}

/** A browser that blocks site data throws where the property is read. */
function availableStorage(read: () => Storage): KeyValueStore | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The sentences of the chat, in the language of the site: one chunk, loaded beside the other parts of the assistant. */
const loadWords = once(() => loaders[siteData.language]());
