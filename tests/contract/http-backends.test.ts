import { createHostedBackend } from '../../src/backends/hosted/hosted-backend';
import { createOllamaBackend } from '../../src/backends/ollama/ollama-backend';
import { describeBackendContract } from './backend-contract';
import { httpHarness } from './http-harness';

describeBackendContract(
  'Ollama',
  httpHarness((url, network) => createOllamaBackend({ host: url, model: 'qwen3:14b', network })),
);

describeBackendContract(
  'the hosted model',
  httpHarness((url, network) =>
    createHostedBackend({ model: 'Qwen/Qwen3-14B', endpoint: `${url}/v1`, network }),
  ),
);
