// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawBlocks } from '../../../../src/streaming/markdown/draw-blocks';
import { lex, noLinks } from '../../../../src/streaming/markdown/lexer';
import { patchChildren } from '../../../../src/streaming/markdown/patch';
import { needsNoSanitizing, sanitize } from '../../../../src/streaming/markdown/sanitize';
import { trustedScriptUrl } from '../../../../src/shared/trusted-types';
import { markdown } from './arbitrary-markdown';

it('the sanitiser removes everything that is not on the allow list', () => {
  const box = document.createElement('div');
  const image = document.createElement('img');
  image.setAttribute('onerror', 'alert(1)');
  const link = document.createElement('a');
  link.setAttribute('href', 'javascript:alert(1)');
  link.setAttribute('id', 'reply');
  link.setAttribute('onclick', 'alert(1)');
  link.textContent = 'text';
  box.append(image, link, document.createElement('script'), document.createElement('form'));
  expect(sanitize(box).innerHTML).toBe('<a>text</a>');
});

describe('an element that is not sanitised', () => {
  it.each(['a', 'img', 'script', 'style', 'iframe', 'form', 'input', 'button', 'svg', 'math', 'template'])(
    'is no %s',
    (tag) => expect(needsNoSanitizing(tag, {})).toBe(false),
  );

  it('is one that the sanitiser leaves as it is, whatever the reply says', () => {
    fc.assert(
      fc.property(markdown(30), (reply) => {
        const box = document.createElement('div');
        patchChildren(box, [], drawBlocks(lex(reply, { open: false, links: noLinks() })));
        const shown = box.innerHTML;
        expect(sanitize(box).innerHTML).toBe(shown);
      }),
      { numRuns: Number(process.env['RUNS'] ?? 100) },
    );
  });
});

it('a trusted script address is of this origin', () => {
  expect(trustedScriptUrl('/worker.js')).toBe(`${location.origin}/worker.js`);
  expect(() => trustedScriptUrl('https://evil.invalid/worker.js')).toThrow(TypeError);
  expect(() => trustedScriptUrl('data:text/javascript,1')).toThrow(TypeError);
});
