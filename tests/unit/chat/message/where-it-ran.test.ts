import { expect, it } from 'vitest';
import { whereItRan } from '../../../../src/chat/message/where-it-ran';

it.each([
  ['http://localhost:11434', 'on this computer · Ollama'],
  ['http://127.0.0.1:11434', 'on this computer · Ollama'],
  ['http://192.168.1.7:11434', 'on 192.168.1.7 · Ollama'],
  ['https://gpu.example.com', 'on gpu.example.com · Ollama'],
])('a reply of Ollama at %s ran %s', (host, where) => {
  expect(whereItRan(host).ollama).toBe(where);
});
