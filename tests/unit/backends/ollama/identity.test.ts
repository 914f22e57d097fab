import { expect, it } from 'vitest';
import { identifyOllama } from '../../../../src/backends/ollama/identity';
import { backendWords } from '../../../support/backend-words';

it.each([
  ['http://localhost:11434', 'on this computer · Ollama'],
  ['http://127.0.0.1:11434', 'on this computer · Ollama'],
  ['http://192.168.1.7:11434', 'on 192.168.1.7 · Ollama'],
  ['https://gpu.example.com', 'on gpu.example.com · Ollama'],
])('Ollama at %s runs %s', (host, where) => {
  const identity = identifyOllama({ host, model: 'qwen3:14b', words: backendWords });
  expect(identity.whereItRuns).toBe(where);
});
