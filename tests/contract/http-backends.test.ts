import { expect, vi } from 'vitest';
import type { ChatBackend } from '../../src/backends/backend';
import { createHostedBackend } from '../../src/backends/hosted/hosted-backend';
import type { Network } from '../../src/backends/http/network';
import { createOllamaBackend } from '../../src/backends/ollama/ollama-backend';
import { backendWords } from '../support/words';
import { startModelServer } from '../support/model-server';
import type { Scenario } from '../support/model-scenarios';
import { testNetwork } from '../support/test-network';
import { type ContractHarness, describeBackendContract, type Script } from './backend-contract';

describeBackendContract(
  'Ollama',
  httpHarness((url, network) =>
    createOllamaBackend({ words: backendWords, host: url, model: 'qwen3:14b', network }),
  ),
);

describeBackendContract(
  'the hosted model',
  httpHarness((url, network) =>
    createHostedBackend({ words: backendWords, model: 'Qwen/Qwen3-14B', endpoint: `${url}/v1`, network }),
  ),
);

/** The contract over a real HTTP server, which cuts what it sends inside lines and characters. */
function httpHarness(create: (url: string, network: Network) => ChatBackend): ContractHarness {
  return {
    can: { length: true, failure: true, silence: true, reasoning: true },
    async open(script) {
      const server = await startModelServer({ respond: scenarioOf(script) });
      return {
        backend: create(server.url, testNetwork()),
        requestCount: () => server.chatRequests.length,
        released: () =>
          vi.waitFor(() => expect(server.requests.some(({ isClosed }) => !isClosed)).toBe(false)),
        close: () => server.close(),
      };
    },
  };
}

function scenarioOf({ pieces, ending }: Script): Scenario {
  return ({ dialect }) => {
    const deltas = pieces.map((content) => dialect.delta({ content }));
    const steps = [dialect.opening, ...deltas];
    if (ending === 'failure') return { paceMs: 1, steps: [...steps, { instead: 'break' }] };
    if (ending !== 'silence') return { paceMs: 1, steps: [...steps, dialect.end(ending)] };
    // With no piece the silence begins before the headers, as while Ollama loads a model.
    return { paceMs: 1, holdMs: pieces.length === 0 ? 60_000 : 0, steps: [...steps, { instead: 'hang' }] };
  };
}
