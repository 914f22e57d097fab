import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorBody, errorText, safeDetail, isTooLong } from '../../../../src/backends/http/error-text';

describe('errorText', () => {
  it.each([
    [{ error: 'plain' }, 'plain'],
    [{ error: { message: 'nested', code: 'x' } }, 'nested'],
    [{ error: { error: { message: 'twice' } } }, 'twice'],
    [{ message: 'bare' }, 'bare'],
    [{ message: 'the reason', error: 'Bad Request', statusCode: 400 }, 'the reason'],
    [{ detail: 'fast' }, 'fast'],
    [{ detail: [{ loc: ['body'], msg: 'field required' }, { msg: 'too long' }] }, 'field required; too long'],
    [{ detail: { message: 'in detail' } }, 'in detail'],
    [{ errors: [{ message: 'one' }, { message: 'one' }] }, 'one'],
    [{ type: 'about:blank', title: 'Too Many Requests' }, 'Too Many Requests'],
    [{ error: { type: 'overloaded_error' } }, 'overloaded_error'],
    [{ error: ['list', 'of texts'] }, 'list; of texts'],
    [[{ error: { message: 'in a list' } }], 'in a list'],
    [{ error: '{"error":{"message":"in a text"}}' }, 'in a text'],
    [{ error: { message: '"quoted"' } }, 'quoted'],
    [{ error: '[GPU 0] failed' }, '[GPU 0] failed'],
    ['  text ', 'text'],
    [{ error: { code: 500 } }, undefined],
    [{ error: {} }, undefined],
    [{ error: true }, undefined],
    [{ error: '<html><body>502 Bad Gateway</body></html>' }, undefined],
    ['<!DOCTYPE html><title>502</title>', undefined],
    [{ error: '[object Object]' }, undefined],
    [{ error: 'Error: [object Object]', detail: 'usable' }, 'usable'],
    [undefined, undefined],
  ])('finds the sentence in %j', (body, text) => {
    expect(errorText(body)).toBe(text);
  });

  it('never shows an object in place of a sentence, whatever a server sends', () => {
    const word = fc.constantFrom('error', 'message', 'detail', 'msg', 'errors', 'code', 'type', 'other');
    const { body } = fc.letrec((tie) => ({
      body: fc.oneof(
        { depthSize: 'small' },
        fc.jsonValue(),
        fc.constantFrom('[object Object]', '{"error":{"message":{}}}', 'a sentence'),
        fc.dictionary(word, tie('body')),
        fc.array(tie('body')),
        tie('body').map((value) => JSON.stringify(value) ?? ''),
      ),
    }));
    fc.assert(
      fc.property(body, (value) => {
        expect(errorText(value) ?? '').not.toContain('[object');
      }),
    );
  });
});

it('safeDetail never holds the credential, nor anything that looks like one', () => {
  const detail = safeDetail('key s3cret and hf_AbCdEf are wrong', 's3cret');
  expect(detail).toBe('key [credential] and [credential] are wrong');
});

describe('errorBody', () => {
  const read = (body: string, type: string) =>
    errorBody(new Response(body, { headers: { 'content-type': type } }));

  it('reads JSON, whatever it says it is', async () => {
    const found = { isJson: true, text: 'x' };
    expect(await read('{"error":"x"}', 'application/json; charset=utf-8')).toEqual(found);
    expect(await read('{"title":"x"}', 'application/problem+json')).toEqual(found);
    expect(await read('{"error":"x"}', 'text/plain')).toEqual(found);
    expect(await read('{"error":{}}', 'application/json')).toEqual({ isJson: true, text: undefined });
  });

  it('reads a line of text', async () => {
    const text = 'missing field `messages`';
    expect(await read(text, 'text/plain')).toEqual({ isJson: false, text });
  });
});

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
