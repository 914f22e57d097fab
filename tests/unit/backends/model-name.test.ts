import { expect, it } from 'vitest';
import { modelName } from '../../../src/backends/model-name';

it.each([
  ['hf.co/Qwen/Qwen3-14B-GGUF', 'Qwen3 14B'],
  ['hf.co/Qwen/Qwen3-14B-GGUF:Q4_K_M', 'Qwen3 14B'],
  ['Qwen/Qwen3-14B', 'Qwen3 14B'],
  ['qwen3:14b', 'Qwen3 14B'],
  ['qwen3:14b-q8_0', 'Qwen3 14B'],
  ['qwen3:latest', 'Qwen3'],
  ['llama3.2', 'Llama3.2'],
])('says %s as a person would: %s', (id, name) => {
  expect(modelName(id)).toBe(name);
});
