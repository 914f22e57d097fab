import { expect, it } from 'vitest';
import { identifyHosted } from '../../../../src/backends/hosted/identity';
import { identifyOllama } from '../../../../src/backends/ollama/identity';
import { backendWords } from '../../../support/backend-words';

it('tells each recipient from all others: servers, their cloud, endpoints and providers', () => {
  const network = { origin: 'https://cv.example' };
  const ollama = (host: string, model = 'qwen3:14b') =>
    identifyOllama({ host, model, words: backendWords }).recipientId;
  const hosted = (settings: { endpoint?: string; provider?: string }) =>
    identifyHosted({ model: 'Qwen/Qwen3-14B', network, words: backendWords, ...settings }).recipientId;
  const ids = [
    ollama('http://localhost:11434'),
    ollama('http://box.local:11434'),
    ollama('http://localhost:11434', 'qwen3:480b-cloud'),
    hosted({}),
    hosted({ provider: 'nscale' }),
    hosted({ endpoint: '/v1' }),
    hosted({ endpoint: 'https://llm.example/v1' }),
    hosted({ endpoint: 'https://llm.example/v2' }),
  ];
  expect(new Set(ids).size).toBe(ids.length);
  expect(hosted({ endpoint: 'https://cv.example/v1' })).toBe(hosted({ endpoint: '/v1' }));
  expect(ollama('http://localhost:11434/')).toBe(ollama('http://localhost:11434', 'llama3.2'));
});
