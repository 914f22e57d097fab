import {
  BackendError,
  type BackendErrorFacts,
  type BackendErrorKind,
} from '../../src/backends/backend-error';
import type { BackendId, BackendIdentity } from '../../src/backends/backend';
import { identifyBuiltIn } from '../../src/models/built-in/identity';
import { builtInWords as builtIn } from '../../src/models/built-in/words.en';
import type { ErrorContext, ErrorDescription } from '../../src/backends/error-description';
import { identifyHosted } from '../../src/backends/hosted/identity';
import { identifyOllama } from '../../src/backends/ollama/identity';
import { identifyQuotes } from '../../src/backends/quotes/identity';
import { identifyWebLLM } from '../../src/models/webllm/identity';
import { backendWords as words } from './backend-words';

const model = 'Qwen/Qwen3-14B';
const identities: Readonly<Record<BackendId, BackendIdentity>> = {
  ollama: identifyOllama({ host: 'http://localhost:11434', model, words }),
  huggingface: identifyHosted({ model, words, network: { origin: 'https://name.github.io' } }),
  webllm: identifyWebLLM({
    model: {
      modelName: () => undefined,
      whenReady: () => Promise.reject(new Error('There is no model')),
      readyEngine: () => undefined,
      reportKnowledge() {},
      reportLoss() {},
      dispose() {},
    },
    words,
  }),
  'built-in': identifyBuiltIn({ ...words, builtIn }),
  quotes: identifyQuotes(words),
};

/** The sentences that a backend has for a failure. */
export function describeFailureOf(
  backend: BackendId,
  kind: BackendErrorKind,
  facts: BackendErrorFacts = {},
  context: ErrorContext = { origin: 'https://name.github.io' },
): ErrorDescription {
  return identities[backend].describeError(new BackendError(backend, kind, facts), context);
}

// Of the private use area: control characters are taken out of a server's words.
const unknown = '\ue000';

/** The parts of these sentences that hold for any address, model and server's message that `facts` leave out. */
export function sentencesOf(
  backend: BackendId,
  kind: BackendErrorKind,
  facts: BackendErrorFacts = {},
): { problem: string; action: string } {
  const { problem, action } = describeFailureOf(backend, kind, {
    subject: unknown,
    detail: unknown,
    ...facts,
  });
  return { problem: longestPart(problem), action: longestPart(action) };
}

function longestPart(sentence: string): string {
  return sentence
    .split(unknown)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}
