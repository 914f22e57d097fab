import type { BackendId } from '../../src/backends/backend';
import {
  BackendError,
  type BackendErrorFacts,
  type BackendErrorKind,
} from '../../src/backends/backend-error';
import type { ErrorContext, ErrorDescription } from '../../src/backends/error-description';
import { EndingNotes } from '../../src/chat/message/EndingNotes';
import { identitiesIn, throwers } from '../support/failure-sentences';
import { ChatFrame, chatOf } from './chat-frame';
import { replyOf } from './replies';
import { entriesOf, type Section, type State } from './state';
import { builtInWords as builtIn, words as catalogue } from './words';

const host = 'http://localhost:11434';
const identities = identitiesIn(catalogue.backends, builtIn);

/** What an error names where its kind is about a server; the other kinds name the model or nothing. */
const servers: Readonly<Record<BackendId, string | undefined>> = {
  ollama: host,
  huggingface: 'https://router.example.org/v1',
  webllm: undefined,
  'built-in': undefined,
  quotes: undefined,
};

const models: Readonly<Record<BackendId, string | undefined>> = {
  ollama: 'qwen3:14b',
  huggingface: 'Qwen/Qwen3-14B',
  webllm: undefined,
  'built-in': undefined,
  quotes: undefined,
};

/** Facts that change the sentences of a kind. */
const details: Readonly<Partial<Record<BackendErrorKind, string>>> = {
  'server-error': 'llama runner process has terminated: exit status 2',
  'bad-response': 'config.json is a web page',
};

const isAboutModel = /^(?:model-|context-|out-of-memory)/;

const context: ErrorContext = { origin: 'https://cv.example.org', ownerEmail: 'robin@example.org' };

interface Change {
  readonly facts?: BackendErrorFacts;
  readonly context?: ErrorContext;
}

function describe(backend: BackendId, kind: BackendErrorKind, change: Change = {}): ErrorDescription {
  const subject = (isAboutModel.test(kind) ? models : servers)[backend];
  const error = new BackendError(backend, kind, { subject, detail: details[kind], ...change.facts });
  return identities[backend].describeError(error, change.context ?? context);
}

function stateOf(name: string, failure: ErrorDescription): State {
  const reply = replyOf({ status: 'failed', failure });
  return {
    name,
    view: (
      <ChatFrame state={chatOf(reply)}>
        <EndingNotes reply={reply} index={1} />
      </ChatFrame>
    ),
  };
}

/** Backends that describe a kind in the same sentences share a state. */
function statesOf(kind: BackendErrorKind, backends: readonly BackendId[]): State[] {
  const byText = new Map<string, { readonly failure: ErrorDescription; readonly by: BackendId[] }>();
  for (const backend of backends) {
    const failure = describe(backend, kind);
    const text = JSON.stringify(failure);
    const same = byText.get(text);
    if (same) same.by.push(backend);
    else byText.set(text, { failure, by: [backend] });
  }
  return [...byText.values()].map(({ failure, by }) => stateOf(`${kind}, ${by.join(', ')}`, failure));
}

/** What changes the sentences of Ollama beside the kind. */
const moreOfOllama: readonly State[] = [
  stateOf(
    'out-of-memory, ollama, with smaller models',
    describe('ollama', 'out-of-memory', { facts: { installed: ['qwen3:1.7b', 'qwen3:4b'] } }),
  ),
  stateOf(
    'unreachable, ollama, over http from a page over https',
    describe('ollama', 'unreachable', { facts: { subject: 'http://192.168.1.20:11434' } }),
  ),
  stateOf(
    'origin-refused, ollama, on Windows',
    describe('ollama', 'origin-refused', { context: { ...context, platform: 'windows' } }),
  ),
];

export const errorsSection: Section = {
  name: 'errors',
  differsInWordsOnly: true,
  states: [...entriesOf(throwers).flatMap(([kind, backends]) => statesOf(kind, backends)), ...moreOfOllama],
};
