// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderHtml } from '../../../../src/streaming/markdown/render-html';
import { plainText } from '../../../../src/streaming/markdown/plain-text';

it('renders markdown as sanitised HTML', () => {
  expect(renderHtml('Some **bold** and `code` <img src=x onerror=alert(1)>')).toBe(
    '<p>Some <strong>bold</strong> and <code>code</code> &lt;img src=x onerror=alert(1)&gt;</p>',
  );
});

it('turns markdown into plain text without markup', () => {
  expect(plainText('# Hi\n\n- **one**\n- [two](https://example.com) &amp; $x^2$')).toBe('Hi one two & x^2');
});

it('shows no markup in plain text where a link is long, and keeps it short', () => {
  const body = 'many%20words'.repeat(60);
  const sentence = 'Only Tamsin can tell.';
  expect(plainText(`${sentence} [Write to her](mailto:t@example.org?body=${body})\n\nMore.`)).toBe(
    `${sentence} Write to her`,
  );
  expect(plainText('word '.repeat(3000)).length).toBeLessThanOrEqual(500);
});
