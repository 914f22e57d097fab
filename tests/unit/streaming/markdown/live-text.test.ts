// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { IncrementalMarkdown } from '../../../../src/streaming/markdown/incremental-markdown';
import { lex, lexEndOfBlock } from '../../../../src/streaming/markdown/lexer';

vi.mock('../../../../src/streaming/markdown/lexer', async (load) => {
  const lexer = await load<typeof import('../../../../src/streaming/markdown/lexer')>();
  return { ...lexer, lex: vi.fn(lexer.lex), lexEndOfBlock: vi.fn(lexer.lexEndOfBlock) };
});

beforeEach(() => {
  vi.mocked(lex).mockClear();
  vi.mocked(lexEndOfBlock).mockClear();
});

/** Adds `more` to `start` one character at a time. Returns how often marked read a text for it. */
function readingsFor(start: string, more: string): number {
  const box = document.createElement('div');
  const drawing = new IncrementalMarkdown(box);
  let text = start;
  drawing.update(text, true);
  vi.mocked(lex).mockClear();
  vi.mocked(lexEndOfBlock).mockClear();
  for (const character of more) drawing.update((text += character), true);
  const readings = vi.mocked(lex).mock.calls.length + vi.mocked(lexEndOfBlock).mock.calls.length;
  const whole = document.createElement('div');
  new IncrementalMarkdown(whole).update(text, true);
  expect(box.innerHTML).toBe(whole.innerHTML);
  return readings;
}

it.each([
  ['words in a sentence', 'A few', ' words, (more) or less.'],
  ['words after a link', 'A [few](https://example.com)', ' words'],
  ['an opener of emphasis', 'A few', ' **bold words'],
  ['an opener of code', 'Call', ' `fetch'],
  ['characters that may close something', 'A **few words', '**'],
  ['a sum', 'It is 2', ' * 3 * 4'],
  ['a cell in the middle of a row', '| a | b |\n|---|---|\n| on', 'e and two'],
  ['the last cell of a row', '| a | b |\n|---|---|\n| one | tw', 'o and three'],
  ['a list item', '- one\n- tw', 'o and three'],
  ['lines of code', '```js\nlet', ' x = [1];\nx += `*`;\n'],
  ['a line of code in a list', '- so:\n\n  ```js\n  let', ' x = [1] * 2;'],
  ['text that looks like a tag', '<div class', '="x'],
])('appends %s without reading the block again', (_, start, more) => {
  expect(readingsFor(start, more)).toBe(0);
});

it.each([
  ['after a closed span', 'A **few**', ' w'],
  ['at a new line', 'A few', '\n- words'],
  ['at a second backtick', 'Call `fetch` or', ' `x y` z'],
  ['at the start of a formula', 'So', ' $x'],
])('reads the block again %s', (_, start, more) => {
  expect(readingsFor(start, more)).toBeGreaterThan(0);
});
