import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorBody, errorText, safeDetail } from '../../../../src/backends/http/error-text';

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
