// @vitest-environment jsdom
import { Tokenizer } from 'marked';
import { expect, it, vi } from 'vitest';
import { lex, noLinks } from '../../../../src/streaming/markdown/lexer';
import { renderHtml } from '../../../../src/streaming/markdown/render-html';

/** Characters that marked's reader of `what` is handed for `text`. */
function handedTo(what: 'table' | 'lheading', text: string): number {
  const reader = vi.spyOn(Tokenizer.prototype, what);
  lex(text, { open: false, links: noLinks() });
  const handed = reader.mock.calls.reduce((sum, [source]) => sum + source.length, 0);
  reader.mockRestore();
  return handed;
}

it.each([
  ['table', 'a\nb\n|-|-\n'],
  ['table', 'a\n|-|-\n\n'],
  ['lheading', '- a\nb\n'],
  ['lheading', '<!--\n'],
  ['lheading', '- x\n  a\n  # b\n  ---\n'],
] as const)('marked is handed each part of a text once to look for a %s in %j', (what, pattern) => {
  const text = pattern.repeat(500);
  expect(handedTo(what, text)).toBeLessThan(4 * text.length);
});

it('shows as written what follows many openers without an end', () => {
  expect(renderHtml(`${'**a* '.repeat(20)} and *this*`)).toContain('<em>this</em>');
  expect(renderHtml(`${'**a* '.repeat(60)} and *this*`)).toContain('and *this*');
  expect(renderHtml(`${'**a* '.repeat(60)}\n\nand *this*`)).toContain('<em>this</em>');
});
