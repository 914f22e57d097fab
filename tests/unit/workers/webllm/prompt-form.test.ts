import { describe, expect, it } from 'vitest';
import { replyRequest } from '../../../../workers/webllm/engine-request';
import { engineSetup } from '../../../../workers/webllm/prompt-form';
import { qwenTemplate } from '../../../support/weights-server';

describe('the engine setup for a model', () => {
  it.each([
    ['qwen3', 'Qwen3-0.6B-q4f16_1-MLC', true],
    ['qwen2', 'Qwen2-0.5B-Instruct-q4f32_1-MLC', false],
    ['qwen2', 'Qwen2.5-1.5B-Instruct-q4f16_1-MLC', false],
    ['qwen3', 'Qwen3-4B-Instruct-2507-q4f16_1-MLC', false],
  ])('of type %s (%s) requests no think block: %s', (model_type, id, canThink) => {
    expect(engineSetup(id, { model_type, conv_template: qwenTemplate }).canThink).toBe(canThink);
  });

  const template = (stop_token_ids: readonly number[]) => ({
    conv_template: { ...qwenTemplate, stop_token_ids },
  });
  const tokenizer = JSON.stringify({
    added_tokens: [
      { id: 248044, content: '<|endoftext|>' },
      { id: 248046, content: '<|im_end|>' },
    ],
  });

  it.each([
    ['its tokenizer’s', [248046], tokenizer, [248046]],
    ['Qwen2’s, where its tokenizer has others', [151643, 151645], tokenizer, [248044, 248046]],
    ['Qwen2’s, where its tokenizer does not tell', [151643, 151645], '{}', [248044, 248046]],
    ['none', [], tokenizer, [248044, 248046]],
    ['those of a later tokenizer', [7, 9], tokenizer.replace('248044', '7').replace('248046', '9'), [7, 9]],
  ])(
    'ends replies of Qwen3.5 by its own tokens where its configuration names %s',
    (_name, named, file, ends) => {
      expect(engineSetup('Qwen3.5-2B', template(named), file).stopTokens).toEqual(ends);
    },
  );

  it('refuses a model whose configuration fits neither table nor tokenizer, by its name', () => {
    expect(() => engineSetup('Qwen3.5-2B', template([1, 2]), tokenizer)).toThrow(
      /Qwen3\.5-2B .* 1, 2, .* 248044/,
    );
    expect(() => engineSetup('Qwen3-0.6B', template([248046]), '{}')).toThrow('Qwen3-0.6B');
  });

  it('samples Qwen3.5 by its own values, and others as the page asks', () => {
    const request = { id: '1', messages: [], temperature: 0.6, topP: 0.9, maxTokens: 512 };
    const setupOf = (id: string) => engineSetup(id, { conv_template: qwenTemplate });
    const topP = (id: string) => replyRequest(request, setupOf(id)).top_p;
    expect([topP('Qwen3.5-2B'), topP('Qwen3-1.7B')]).toEqual([0.8, 0.9]);
    const sampling = { temperature: 1, topP: 0.7, presencePenalty: 1.5 };
    const own = replyRequest(request, { ...setupOf('Qwen3.5-2B'), sampling });
    expect(own).toMatchObject({ temperature: 1, top_p: 0.7, presence_penalty: 1.5 });
  });

  it('reads ahead where the template is ChatML and names the tokens that end a reply', () => {
    expect(engineSetup('a', { conv_template: qwenTemplate })).toMatchObject({
      form: { canReadAhead: true },
      stopTokens: [151643, 151645],
    });
    const { stop_token_ids: _, ...nameless } = qwenTemplate;
    expect(engineSetup('a', { conv_template: nameless }).form.canReadAhead).toBe(false);
  });
});
