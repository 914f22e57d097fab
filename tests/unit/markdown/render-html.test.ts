// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderHtml } from '../../../src/markdown/render-html';
import { plainText } from '../../../src/markdown/plain-text';

it('renders markdown as sanitised HTML', () => {
  expect(renderHtml('Some **bold** and `code` <img src=x onerror=alert(1)>')).toBe(
    '<p>Some <strong>bold</strong> and <code>code</code> &lt;img src=x onerror=alert(1)&gt;</p>',
  );
});

it('turns markdown into plain text without markup', () => {
  expect(plainText('# Hi\n\n- **one**\n- [two](https://example.com) &amp; $x^2$')).toBe('Hi one two & x^2');
});
