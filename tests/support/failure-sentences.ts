import {
  BackendError,
  type BackendErrorFacts,
  type BackendErrorKind,
} from '../../src/backends/backend-error';
import type { BackendId, BackendIdentity } from '../../src/backends/backend';
import { identifyBuiltIn } from '../../src/models/built-in/found-model';
import { builtInWords } from '../../src/models/built-in/words.en';
import type { ErrorContext, ErrorDescription } from '../../src/backends/describe-failure';
import { identifyHosted } from '../../src/backends/hosted/identity';
import { identifyOllama } from '../../src/backends/ollama/identity';
import { identifyQuotes } from '../../src/backends/quotes/identity';
import { identifyWebLLM } from '../../src/models/webllm/identity';
import { backendWords } from './words';

const model = 'Qwen/Qwen3-14B';
const words = backendWords;
const noModel = {
  modelName: () => undefined,
  whenReady: () => Promise.reject(new Error('There is no model')),
  readyEngine: () => undefined,
  reportKnowledge() {},
  reportLoss() {},
};

/** Every backend, as it names itself. */
const identities: Readonly<Record<BackendId, BackendIdentity>> = {
  ollama: identifyOllama({ host: 'http://localhost:11434', model, words }),
  huggingface: identifyHosted({ model, words, network: { origin: 'https://name.github.io' } }),
  webllm: identifyWebLLM({ model: noModel, words }),
  'built-in': identifyBuiltIn({ ...words, builtIn: builtInWords }),
  quotes: identifyQuotes(words),
};

/** Who can throw what. */
export const throwers: Readonly<Record<BackendErrorKind, readonly BackendId[]>> = {
  offline: ['ollama', 'huggingface', 'webllm', 'built-in', 'quotes'],
  'part-missing': ['ollama', 'huggingface', 'webllm', 'built-in', 'quotes'],
  unreachable: ['ollama', 'huggingface'],
  'origin-refused': ['ollama'],
  'permission-denied': ['ollama', 'built-in'],
  'blocked-by-csp': ['ollama', 'huggingface'],
  'no-credential': ['huggingface'],
  unauthorized: ['ollama', 'huggingface'],
  'credits-exhausted': ['huggingface'],
  forbidden: ['ollama', 'huggingface'],
  'rate-limited': ['ollama', 'huggingface'],
  busy: ['ollama', 'huggingface'],
  'model-missing': ['ollama', 'huggingface'],
  'model-unsupported': ['huggingface', 'built-in'],
  'context-too-long': ['ollama', 'huggingface', 'webllm', 'built-in'],
  'server-error': ['ollama', 'huggingface'],
  'bad-response': ['ollama', 'huggingface', 'webllm'],
  'cut-off': ['ollama', 'huggingface', 'built-in'],
  'device-unsupported': ['webllm'],
  'download-failed': ['webllm'],
  'corrupt-file': ['webllm'],
  'storage-full': ['webllm'],
  'storage-unavailable': ['webllm'],
  'load-failed': ['webllm', 'built-in'],
  'out-of-memory': ['ollama', 'webllm'],
  'device-lost': ['webllm'],
  'worker-crashed': ['webllm'],
  'load-cancelled': ['webllm'],
  'model-stopped': ['webllm', 'built-in'],
  filtered: ['built-in'],
  'too-slow': ['built-in'],
  runaway: ['built-in'],
  unknown: ['ollama', 'huggingface', 'webllm', 'built-in'],
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
