import { expect, it } from 'vitest';
import { assistant } from '../../../src/words/en';
import { pseudoWords } from '../../support/pseudo-words';

const pseudo = pseudoWords(assistant);

it('writes every sentence with accents, and 40 % longer', () => {
  expect(pseudo.chat.send).toBe('Šéñd~~');
  expect(pseudo.chat.missing.empty.length).toBe(Math.ceil(assistant.chat.missing.empty.length * 1.4));
});

it('keeps what a sentence is made from', () => {
  expect(pseudo.chat.whereItRan('Qwen3 0.6B', 'here')).toMatch(/^Qwen3 0\.6B · here~+$/);
  const { problem } = pseudo.backends.failure.unknown({
    server: 'Ollama',
    subject: 'the model',
    detail: undefined,
    ownerEmail: undefined,
    origin: 'https://cv.example',
  });
  expect(problem).toMatch(/^Šóméthíñg úñéxpéçtéd wéñt wróñg\.~+$/);
});
