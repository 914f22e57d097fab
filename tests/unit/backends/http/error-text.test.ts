import { describe, expect, it } from 'vitest';
import { errorText, jsonBody, safeDetail } from '../../../../src/backends/http/error-text';

describe('errorText', () => {
  it.each([
    [{ error: 'plain' }, 'plain'],
    [{ error: { message: 'nested', code: 'x' } }, 'nested'],
    [{ message: 'bare' }, 'bare'],
    [{ detail: 'fast' }, 'fast'],
    [{ error: ['list'] }, undefined],
    ['text', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('finds the sentence in %j', (body, text) => {
    expect(errorText(body)).toBe(text);
  });
});

describe('safeDetail', () => {
  it('never holds the credential, nor anything that looks like one', () => {
    const detail = safeDetail('key s3cret and hf_AbCdEf are wrong', 's3cret');
    expect(detail).toBe('key [credential] and [credential] are wrong');
  });

  it('is one line of limited length', () => {
    const detail = safeDetail(`a\n\n b ${'x'.repeat(1000)}`);
    expect(detail).toMatch(/^a b x+…$/);
    expect(detail?.length).toBeLessThan(400);
  });

  it('is undefined without text', () => {
    expect(safeDetail(undefined)).toBeUndefined();
    expect(safeDetail(' \n')).toBeUndefined();
  });
});

describe('jsonBody', () => {
  const respond = (body: string, type: string) => new Response(body, { headers: { 'content-type': type } });

  it('reads JSON that says it is JSON', async () => {
    expect(await jsonBody(respond('{"error":"x"}', 'application/json; charset=utf-8'))).toEqual({
      error: 'x',
    });
    expect(await jsonBody(respond('{"title":"x"}', 'application/problem+json'))).toEqual({ title: 'x' });
  });

  it('reads neither a page nor broken JSON', async () => {
    expect(await jsonBody(respond('<h1>Bad Gateway</h1>', 'text/html'))).toBeUndefined();
    expect(await jsonBody(respond('{"error":', 'application/json'))).toBeUndefined();
  });
});
