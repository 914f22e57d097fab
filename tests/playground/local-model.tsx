import type { ReactNode } from 'react';
import { type Figures, ReplyFigures } from '../../src/app/panel/ReplyFigures';
import { WhoAnswers } from '../../src/app/panel/Panel';
import { ownRow } from '../../src/app/panel/own-row';
import { builtInWords } from '../../src/models/built-in/words.en';
import type { Conversation } from '../../src/backends/backend';
import { ConsentCard } from '../../src/models/ConsentCard';
import type { LocalModelSnapshot, LocalModelState, ModelOffer } from '../../src/models/local-model';
import { createDisclosure, createPermissions } from '../../src/models/permissions';
import { RecipientNote } from '../../src/app/RecipientNote';
import { PanelFacts } from '../../src/models/PanelFacts';
import type { Answerer, SiteModels } from '../../src/models/who-answers';
import type { Caution, DeviceReport, DownloadProgress, StoredModel } from '../../workers/webllm/protocol';
import { createFakeLocalModel } from '../support/fake-local-model';
import { offers as fakeOffers } from '../support/fake-offer';
import { entriesOf, type Section, type State } from './state';
import { words as catalogue } from './words';
import '../../src/app/panel/PanelLive.css';

const { localModel: words, panel: panelWords } = catalogue;

const model = {
  id: 'Qwen3-0.6B',
  name: 'Qwen3 0.6B',
  downloadBytes: 351e6,
  gpuMemoryBytes: 1.4e9,
  hosts: ['huggingface.co', 'raw.githubusercontent.com'],
  onDevice: false,
};
const onDevice = { ...model, onDevice: true };
const device: DeviceReport = {
  adapter: 'scripted gpu',
  shaderF16: true,
  freeBytes: 12e9,
  cautions: [],
};

const downloading = (progress: Partial<DownloadProgress>): LocalModelSnapshot => ({
  state: { status: 'downloading', progress: { doneBytes: 70e6, totalBytes: 351e6, ...progress } },
  model,
});

const ready: LocalModelSnapshot = { state: { status: 'ready' }, model: onDevice, device };
const awaitingConsent: LocalModelSnapshot = { state: { status: 'awaiting-consent' }, model, device };
const offers: readonly ModelOffer[] = [
  { ...model, id: 'Qwen2.5-0.5B', name: 'Qwen2.5 0.5B', downloadBytes: 290e6, comparison: 'smaller' },
  { ...model, comparison: 'suggested' },
  { ...model, id: 'Qwen3-1.7B', name: 'Qwen3 1.7B', onDevice: true, comparison: 'larger' },
];
const withOffers: LocalModelSnapshot = { ...awaitingConsent, offers };
const builtIn = {
  words: builtInWords.offer,
  backend: { ...fakeOffers.ready.backend, modelName: builtInWords.modelName },
};
/** A model that the browser has already, before the choice and after it. */
const withBuiltIn: LocalModelSnapshot = { ...withOffers, offer: { ...builtIn, status: 'available' } };
const byOffer: Readonly<Record<string, LocalModelSnapshot>> = {
  'awaiting-consent, with a model of the browser': withBuiltIn,
  'unsupported, with a model of the browser': {
    state: { status: 'unsupported', reason: 'no-webgpu' },
    offer: { ...builtIn, status: 'available' },
  },
  'a model of the browser is being started': chosen({ ...builtIn, status: 'starting' }),
  'a model of the browser answers': chosen({ ...builtIn, status: 'ready' }),
  'a model of the browser has failed': chosen({
    ...builtIn,
    status: 'failed',
    problem: 'Your browser’s built-in model could not be started.',
    mayRetry: true,
  }),
};

function chosen(offer: LocalModelSnapshot['offer']): LocalModelSnapshot {
  return { state: { status: 'declined' }, model, instead: 'built-in', offer };
}

const declined: LocalModelSnapshot = { state: { status: 'declined' }, model };
const loadFailed: LocalModelSnapshot = {
  state: {
    status: 'failed',
    failure: 'load-failed',
    detail: 'CompileError: expected magic word 00 61 73 6d',
  },
};

const byStatus: Readonly<Record<LocalModelState['status'], Readonly<Record<string, LocalModelSnapshot>>>> = {
  idle: { '': { state: { status: 'idle' } } },
  probing: { '': { state: { status: 'probing' } } },
  'awaiting-consent': {
    '': awaitingConsent,
    'on the device': { ...awaitingConsent, model: onDevice },
    'size unknown': {
      ...awaitingConsent,
      model: { ...model, downloadBytes: 0, gpuMemoryBytes: 0 },
      device: { ...device, shaderF16: false },
    },
  },
  declined: { '': declined },
  downloading: {
    'at its start': downloading({ doneBytes: 0, totalBytes: undefined }),
    '': downloading({ bytesPerSecond: 5.2e6, secondsLeft: 54 }),
    'waiting for connection': downloading({ waitingFor: 'connection' }),
    'waiting for other-tab': downloading({ waitingFor: 'other-tab' }),
  },
  compiling: {
    'at its start': { state: { status: 'compiling', done: 0, total: 0 }, model: onDevice },
    '': { state: { status: 'compiling', done: 45, total: 60 }, model: onDevice },
  },
  ready: { '': ready },
  lost: { '': { state: { status: 'lost' }, model: onDevice } },
  removing: { '': { state: { status: 'removing' }, model: onDevice } },
  failed: { '': loadFailed },
  unsupported: {
    '': { state: { status: 'unsupported', reason: 'software-adapter', detail: 'scripted gpu' } },
  },
};

const everyCaution: Readonly<Record<Caution, true>> = {
  firefox: true,
  mobile: true,
  metered: true,
  'interrupted-earlier': true,
  'software-adapter': true,
};

const cautious: LocalModelSnapshot = {
  ...awaitingConsent,
  device: { ...device, cautions: entriesOf(everyCaution).map(([caution]) => caution) },
};

const hosted = { modelName: 'Qwen3 14B', recipient: 'Hugging Face, which passes them to nscale' };

const siteWith: Readonly<Record<Answerer['alternative'], SiteModels>> = {
  quotes: { backend: 'webllm', modelName: 'Qwen3 0.6B' },
  huggingface: { backend: 'webllm', modelName: 'Qwen3 0.6B', hosted },
};

const blank: Conversation = { id: 'chat', answeredBy: [] };
const begunHere: Conversation = { id: 'chat', answeredBy: ['webllm'] };

function card(
  snapshot: LocalModelSnapshot,
  alternative: Answerer['alternative'] = 'quotes',
  conversation = blank,
): ReactNode {
  return (
    <div className="playground-chat">
      <ConsentCard
        localModel={createFakeLocalModel(snapshot).localModel}
        site={siteWith[alternative]}
        conversation={conversation}
        permissions={createPermissions()}
        disclosure={createDisclosure()}
        words={words}
      />
    </div>
  );
}

function recipientNote(recipient: string | undefined, mustAsk = false): ReactNode {
  return (
    <div className="playground-chat">
      <RecipientNote
        site={{ backend: 'ollama', modelName: 'Qwen3 14B', server: 'Ollama' }}
        recipient={recipient}
        disclosure={createDisclosure()}
        mustAsk={mustAsk}
        onPermit={() => {}}
        words={words}
      />
    </div>
  );
}

const source = {
  id: 'Qwen3-0.6B-q4f16_1-MLC',
  modelUrl: 'https://hub.example/a',
  libUrl: 'https://hub.example/a.wasm',
};
const whole: StoredModel = { source, bytes: 351e6, isComplete: true, sharedWith: [], checkedBySize: [] };
const partial: StoredModel = {
  source: { ...source, id: 'Qwen3-1.7B-q4f16_1-MLC', modelUrl: 'https://hub.example/b' },
  bytes: 309e6,
  isComplete: false,
  sharedWith: [],
  checkedBySize: ['tokenizer.json', 'model.wasm'],
};
const shared: StoredModel = {
  ...whole,
  source: { ...source, id: 'Qwen2.5-0.5B-Instruct-q4f16_1-MLC', modelUrl: 'https://hub.example/c' },
  sharedWith: ['/cv-fr/'],
};

function panel(children: ReactNode): ReactNode {
  return <div className="playground-panel panel-live">{children}</div>;
}

function facts(snapshot: LocalModelSnapshot, alternative: Answerer['alternative'] = 'quotes'): ReactNode {
  const { localModel } = createFakeLocalModel(snapshot);
  return <PanelFacts localModel={localModel} site={siteWith[alternative]} words={words} />;
}

/** Every state, as a card above the text box or as facts in the panel. */
const statesIn = (view: (snapshot: LocalModelSnapshot) => ReactNode): State[] =>
  entriesOf(byStatus).flatMap(([status, snapshots]) =>
    Object.entries(snapshots).map(([name, snapshot]) => ({
      name: name === '' ? status : `${status}, ${name}`,
      view: view(snapshot),
    })),
  );

const figures: Figures = {
  modelName: 'Qwen3 0.6B',
  firstCharacterMs: 850,
  tokensPerSecond: 31,
  promptTokens: 1204,
  completionTokens: 96,
  prefillTokensPerSecond: 410,
};

export const localModelSections: readonly Section[] = [
  {
    name: 'local-model-card',
    states: [
      ...statesIn((snapshot) => card(snapshot)),
      { name: 'awaiting-consent, with a choice of models', view: card(withOffers) },
      { name: 'awaiting-consent, with every caution', view: card(cautious) },
      { name: 'awaiting-consent, with a hosted model', view: card(awaitingConsent, 'huggingface') },
      { name: 'declined, with a hosted model', view: card(declined, 'huggingface') },
      { name: 'failed, collapsed', view: card(loadFailed), isCollapsed: true },
      { name: 'failed, with a hosted model', view: card(loadFailed, 'huggingface') },
      {
        name: 'lost, with a hosted model',
        view: card({ state: { status: 'lost' }, model: onDevice }, 'huggingface'),
      },
      { name: 'declined, after replies from this device', view: card(declined, 'huggingface', begunHere) },
      {
        name: 'awaiting-consent, with every caution and a hosted model',
        view: card(cautious, 'huggingface'),
      },
      ...entriesOf(byOffer).map(([name, snapshot]) => ({ name, view: card(snapshot, 'huggingface') })),
      { name: 'built for a hosted model', view: recipientNote(hosted.recipient) },
      { name: 'built for Ollama on this computer', view: recipientNote(undefined) },
      { name: 'built for Ollama, with what another recipient had', view: recipientNote(undefined, true) },
    ],
  },
  {
    name: 'panel',
    states: [
      ...statesIn((snapshot) => panel(facts(snapshot))),
      ...entriesOf({
        'the model is reading the CV': { cv: 'reading' },
        'the model has read the CV': { cv: 'read' },
        'nothing is stored': { stored: [] },
        'every kind is stored': { stored: [whole, partial, shared] },
        'one is being removed': { stored: [whole, shared], removal: { source } },
        'one could not be removed': { stored: [whole], removal: { source, failure: 'other-tab' } },
      } satisfies Record<string, Partial<LocalModelSnapshot>>).map(([name, more]) => ({
        name,
        view: panel(facts({ ...ready, ...more })),
      })),
      { name: 'awaiting-consent, with a choice of models', view: panel(facts(withOffers)) },
      { name: 'declined, with a hosted model', view: panel(facts(declined, 'huggingface')) },
      {
        name: 'who answers, and a model of the browser',
        view: panel(
          <>
            <WhoAnswers row={ownRow(withBuiltIn, siteWith.quotes, catalogue)} words={catalogue} />
            {facts(withBuiltIn)}
          </>,
        ),
      },
      {
        name: 'figures of the newest reply',
        view: panel(
          <ReplyFigures figures={figures} words={panelWords.newestReply} language={words.language} />,
        ),
      },
    ],
  },
];
