import { describe, expect, it } from 'vitest';
import { plainText } from '../../../src/cli/ask/plain-text';
import { failureOf } from '../../../src/cli/command';
import { readReply } from '../../../src/cli/model-backend';
import { BackendError } from '../../../src/backends/backend-error';
import { cleanText } from '../../../src/import/text';
import { parseRichText, plainLines } from '../../../src/resume/rich-text/rich-text';
import { visibleText } from '../../../src/shared/visible-text';
import { createScriptedBackend } from '../../support/scripted-backend';

describe('a visible text', () => {
  it.each([
    ['what a terminal obeys', 'a\u001B]52;c;cm0=\u0007b\u009B2Jc\u007F', 'a]52;c;cm0=b2Jc'],
    ['a return that would write over the line', 'safe\rother\r\nnext\tcell', 'safe\nother\nnext\tcell'],
    ['overrides and embeddings', '\u202Eevil\u202C \u202Ax\u202C', 'evil x'],
    ['isolates that their line leaves open', 'a\u2067b\nc\u2069 \u2066d', 'ab\nc d'],
    ['half a character', 'a\uD83Db', 'ab'],
  ])('is without %s', (_, text, visible) => expect(visibleText(text)).toBe(visible));

  it.each([
    ['closed isolates', 'نص \u2068Go \u2067x\u2069\u2069 نص'],
    ['marks of direction and joiners', 'می\u200Cخواهم \u200F(C++)\u200F \u061C1'],
    ['emoji and soft hyphens', '👩🏽‍💻 Donau\u00ADdampf 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ])('keeps %s', (_, text) => expect(visibleText(text)).toBe(text));
});

describe('a character reference to what nobody sees', () => {
  it.each([
    'one &#27;]0;x&#x7; two &#x202e;three &#x2067;four',
    '<p>one &#27;]0;x&#x7; two &#x202E;<b>three</b> &#8295;four</p>',
    '**one** &#27;]0;x&#7; two &#8238;three &#x2067;four',
  ])('is nothing in a text of a résumé: %s', (text) => {
    expect(plainLines(parseRichText(text)).join('\n')).toBe('one ]0;x two three four');
    expect(JSON.stringify(parseRichText(text))).not.toMatch(/\\u00|[\u202A-\u202E\u2066-\u2069]/);
  });

  it('leaves an isolate that ends in another piece of its paragraph', () => {
    expect(plainLines(parseRichText('<p>a &#x2067;<b>b</b>&#x2069;</p>'))[0]).toBe('a \u2067b\u2069');
  });

  it('leaves no paragraph of its own', () => expect(parseRichText('<p>&#27;</p><p>a</p>')).toHaveLength(1));

  it('is nothing at a terminal', () => {
    expect(plainText('a &#27;]52;c;x&#7; `&#x1b;[2J` &#x202e;b\u001B[8m')).toBe('a ]52;c;x [2J b[8m');
  });
});

describe('what others wrote', () => {
  it('reaches a terminal and the files of an eval without escape sequences', async () => {
    const backend = createScriptedBackend();
    const reply = readReply(backend, [{ role: 'user', content: 'Who?' }]);
    await backend.lastStream.text('a\u001B]52;c;x', '\u0007b');
    await backend.lastStream.end();
    expect(await reply).toBe('a]52;c;xb');
  });

  it('cannot turn the sentence after it', () => {
    const facts = { detail: 'gpj.\u202Eno', subject: 'm\u2067', installed: ['\u202Ex'] };
    const error = new BackendError('ollama', 'server-error', facts);
    expect(error).toMatchObject({ detail: 'gpj.no', subject: 'm', installed: ['x'] });
    expect(error.message).toBe('ollama: server-error (gpj.no)');
    expect(failureOf(new Error('no \u001B[31m\u202Efile'), 'ask')).toBe('no [31mfile');
  });

  it('is imported without it', () => expect(cleanText('a\u202Eb\u001B c\uFEFF\u200C')).toBe('ab c\u200C'));
});
