// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { plainText } from '../../../../src/streaming/markdown/plain-text';

it('turns markdown into plain text without markup', () => {
  expect(plainText('# Hi\n\n- **one**\n- [two](https://example.com) &amp; $x^2$')).toBe('Hi one two & x^2');
});

it('shows no markup in plain text where a link is long, and keeps it short', () => {
  const link = `[Write to her](mailto:t@example.org?body=${'many%20words'.repeat(60)})`;
  expect(plainText(`Only Tamsin can tell. ${link}\n\nMore.`)).toBe('Only Tamsin can tell. Write to her');
  expect(plainText('word '.repeat(3000)).length).toBeLessThanOrEqual(500);
});
