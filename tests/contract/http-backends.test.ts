import { createHostedBackend } from '../../src/backends/hosted/hosted-backend';
import { createOllamaBackend } from '../../src/backends/ollama/ollama-backend';
import { describeBackendContract } from './backend-contract';
import { httpHarness } from './http-harness';
import { backendWords } from '../support/backend-words';

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
