import { expect, it } from 'vitest';
import { estimateTokens } from '../../../src/resume/estimate-tokens';

it.each([
  ['', 0],
  ['The model answers.', 4],
  ['2025', 4],
  ['a line\nand another', 5],
])('counts %j as %i tokens', (text, tokens) => {
  expect(estimateTokens(text)).toBe(tokens);
});
