import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../../../src/backends/backend';
import { takesNoThink, withNoThink } from '../../../../src/backends/http/no-think';

describe('the switch against thinking', () => {
  it.each([
    'hf.co/Qwen/Qwen3-14B-GGUF',
    'qwen3:14b',
    'Qwen/QwQ-32B',
    'deepseek-r1-distill-qwen:7b',
    'my-model',
    'cv-assistant:latest',
    'philosopher',
    'my-ollama-model',
  ])('goes to %s', (model) => {
    expect(takesNoThink(model)).toBe(true);
  });

  it.each([
    'llama3.2:3b',
    'meta-llama/Llama-3.1-8B-Instruct',
    'gemma3:12b',
    'mistral-nemo',
    'mixtral:8x7b',
    'phi4',
    'tinyllama',
    'gpt-oss:20b',
    'HuggingFaceTB/SmolLM3-3B',
  ])('does not go to %s', (model) => {
    expect(takesNoThink(model)).toBe(false);
  });

  it('follows the newest question alone', () => {
    const messages: readonly ChatMessage[] = [
      { role: 'system', content: 'S' },
      { role: 'user', content: 'One' },
      { role: 'assistant', content: 'First' },
      { role: 'user', content: 'Two' },
    ];
    expect(withNoThink(messages, 'qwen3').map(({ content }) => content)).toEqual([
      'S',
      'One',
      'First',
      'Two /no_think',
    ]);
    expect(withNoThink(messages, 'llama3')).toBe(messages);
  });
});
