/** Who receives the messages, in the words of the note in the dialog. */
import { expect, it } from 'vitest';
import { hostedRecipient } from '../../../src/backends/hosted';
import { hostedWords } from '../../../src/backends/hosted/words.en';
import { ollamaRecipient } from '../../../src/backends/ollama';
import { ollamaWords } from '../../../src/backends/ollama/words.en';
import { identifyHosted } from '../../../src/backends/hosted/identity';
import { identifyOllama } from '../../../src/backends/ollama/identity';
import { backendWords } from '../../support/words';
import { isLoopback } from '../../../src/backends/http/loopback';

const page = 'https://cv.example/me/';

it.each([
  [{ endpoint: 'https://llm.example/v1' }, 'llm.example'],
  [{ endpoint: '/api/llm' }, 'this site’s server, cv.example'],
  [{ endpoint: 'https://llm.example:8443/v1', provider: 'nscale' }, 'llm.example:8443'],
  [{ provider: 'nscale' }, 'Hugging Face, which passes them to nscale'],
  [{ provider: 'auto' }, hostedWords.recipient.anyProvider],
  [{}, hostedWords.recipient.anyProvider],
])('the hosted model of %o is at %s', (settings, recipient) => {
  const hosted = { model: 'Qwen/Qwen3-14B', ...settings };
  expect(hostedRecipient(hosted, page, hostedWords.recipient)).toBe(recipient);
});

it.each([
  ['http://localhost:11434', 'qwen3:14b', undefined],
  ['http://127.0.0.1:11434', 'qwen3:14b', undefined],
  ['http://[::1]:11434', 'qwen3:14b', undefined],
  ['http://192.168.1.5:11434', 'qwen3:14b', '192.168.1.5:11434'],
  ['https://localhost.example', 'qwen3:14b', 'localhost.example'],
  ['http://localhost:11434', 'gpt-oss:120b-cloud', 'Ollama’s cloud'],
  ['http://localhost:11434', 'kimi-k2:cloud', 'Ollama’s cloud'],
  ['https://ollama.example', 'kimi-k2:cloud', 'ollama.example, which passes them to Ollama’s cloud'],
])('a model on Ollama at %s, named %s: %s', (host, model, recipient) => {
  expect(ollamaRecipient({ host, model }, ollamaWords)).toBe(recipient);
});

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

const own =
  'http://localhost:11434 http://cv.localhost http://127.0.0.1:11434 http://127.9.9.9 http://[::1]:11434';
const others =
  'http://192.168.1.7:11434 https://localhost.example.com https://gpu.example.com http://notlocalhost its';

it.each(own.split(' '))("%s is the visitor's own computer", (url) => expect(isLoopback(url)).toBe(true));

it.each(others.split(' '))("%s is not the visitor's own computer", (url) => {
  expect(isLoopback(url)).toBe(false);
});
