import { expect, it } from 'vitest';
import { isTooLong } from '../../../../src/backends/http/error-text';

it.each([
  "This model's maximum context length is 8192 tokens. However, you requested 9100 tokens.",
  "This model's maximum context length is 4096 tokens. Please reduce the length of the messages.",
  'Your request exceeded model token limit: context_length_exceeded',
  'request (18995 tokens) exceeds the available context size (4096 tokens), try increasing it',
  'the request exceeds the available context size. try increasing the context size or enable context shift',
  'the input length exceeds the context length',
  'Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4096. Given: 17 `inputs` tokens',
  'The prompt (total length 25938) is too long to fit into the model. Make sure that `max_model_len` is no smaller.',
  "The input (61709 tokens) is longer than the model's context length (40960 tokens).",
  'Please reduce the length of the messages or completion. Current length is 9000 while limit is 8192',
  'The input token count (40000) exceeds the maximum number of tokens allowed (32768).',
  'Your request is too large for model qwen3',
  'Prompt is too long',
])('recognises a prompt that does not fit: %s', (text) => {
  expect(isTooLong(text)).toBe(true);
});

it.each([
  'Rate limit reached. Please retry later.',
  'you must provide a model parameter',
  'Model not supported by provider nscale',
  'The model took too long to respond',
  'Template error: template not found',
  'model requires more system memory (12.4 GiB) than is available (7.1 GiB)',
  'You have depleted your monthly included credits.',
])('does not take another refusal for it: %s', (text) => {
  expect(isTooLong(text)).toBe(false);
});
