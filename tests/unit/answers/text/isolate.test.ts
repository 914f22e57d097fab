import { describe, expect, it } from 'vitest';
import { isolate } from '../../../../src/answers/text/isolate';

describe('isolate', () => {
  it.each([['Ada'], ['http://localhost:11434'], ['350 م.ب'], ['شركة Acme'], ['千晴']])(
    'marks %s, which has letters or figures of another direction',
    (text) => expect(isolate(text)).toBe(`\u2068${text}\u2069`),
  );

  it.each([['ليلى'], ['عبد الرحمن'], ['النموذج المستضاف'], ['']])(
    'leaves "%s" without invisible characters',
    (text) => expect(isolate(text)).toBe(text),
  );
});
