// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { IncrementalMarkdown } from '../../../../src/streaming/markdown/incremental-markdown';
import { plainText } from '../../../../src/streaming/markdown/plain-text';
import { renderHtml } from '../../../../src/streaming/markdown/render-html';
import { createStepClock } from '../../../support/step-clock';
import { Tokenizer } from 'marked';
import { lex, noLinks } from '../../../../src/streaming/markdown/lexer';

const nest = (times: number, open: string, close: string): string =>
  `${open.repeat(times)}x${close.repeat(times)}`;

function deepestElement(box: Element): number {
  return 1 + Math.max(0, ...Array.from(box.children, deepestElement));
}

const definitions = (count: number): string =>
  Array.from({ length: count }, (_, n) => `[a${n}]: https://one.example/${n}\n\n[a${n}]\n\n`).join('');

const endless: Record<string, string> = {
  'a line of a megabyte': 'word '.repeat(200_000),
  'a word of a megabyte': 'x'.repeat(1_000_000),
  'nested quotes': '>'.repeat(20_000),
  'nested lists': `${'- '.repeat(20_000)}x`,
  'nested numbers': '1. '.repeat(10_000),
  'nested quotes and lists': '> - '.repeat(10_000),
  'headings of quotes': '> # '.repeat(5000),
  'a list ever deeper': Array.from({ length: 200 }, (_, depth) => `${'  '.repeat(depth)}- item`).join('\n'),
  'nested emphasis': nest(5000, '*a ', ' a*'),
  'nested strong emphasis': nest(5000, '**a _b ', ' b_ a**'),
  'nested struck text': nest(5000, '~~a *b ', ' b* a~~'),
  'links in brackets': nest(4000, '[', '](https://example.com)'),
  'images in images': nest(4000, '![', '](https://example.com)'),
  'opened brackets': '['.repeat(20_000),
  'links in links': '[a]('.repeat(10_000),
  'opened images': '!['.repeat(8000),
  'stars and letters': '*a '.repeat(20_000),
  'stars and letters, closed': '*a **b '.repeat(5000) + 'c** d* '.repeat(5000),
  backticks: Array.from({ length: 300 }, (_, length) => '`'.repeat(length)).join(' '),
  dollars: '$a '.repeat(30_000),
  'opened formulas': '\\( '.repeat(20_000),
  'displayed formulas, opened': '$$\n'.repeat(10_000),
  underlines: 'a\n'.repeat(20_000) + '---',
  'table rows': '| a | b |\n|---|---|\n' + '| 1 | 2 |\n'.repeat(1000),
  'table cells': `|${'a|'.repeat(5000)}\n|${'-|'.repeat(5000)}\n`,
  definitions: definitions(1000),
  addresses: 'www.'.repeat(20_000),
  'mail addresses': 'a@'.repeat(20_000),
  'character references': '&amp;'.repeat(50_000),
  tags: '<a '.repeat(30_000),
};

/** A text whose cost grows with the square of its length would not end before the test is given up. */
for (const [name, source] of Object.entries(endless)) {
  it(`renders ${name} to its end, in few levels`, () => {
    const box = document.createElement('div');
    const clock = createStepClock();
    const drawing = new IncrementalMarkdown(box, undefined, clock.after);
    const step = Math.ceil(source.length / 4);
    for (let end = step; end < source.length; end += step) drawing.update(source.slice(0, end), true);
    drawing.update(source, false);
    clock.pass(0);
    expect(box.textContent).not.toBe('');
    expect(renderHtml(source)).not.toBe('');
    plainText(source);
    expect(deepestElement(box)).toBeLessThan(80);
  });
}

it('knows a hundred link definitions, whether they come at once or one by one', () => {
  const text = definitions(120);
  const growing = document.createElement('div');
  const markdown = new IncrementalMarkdown(growing);
  for (let end = 1000; end < text.length; end += 1000) markdown.update(text.slice(0, end), true);
  markdown.update(text, false);
  const whole = document.createElement('div');
  whole.innerHTML = renderHtml(text);
  for (const drawn of [growing, whole]) {
    expect(drawn.querySelectorAll('a[href="https://one.example/99"]')).toHaveLength(1);
    expect(drawn.textContent).toContain('[a100]: ');
  }
});

function open() {
  const clock = createStepClock();
  const box = document.createElement('div');
  return { box, clock, drawing: new IncrementalMarkdown(box, undefined, clock.after) };
}

const paragraphs = 'A few **words**.\n\n'.repeat(1200);

it('shows a long text in several tasks', () => {
  const { box, clock, drawing } = open();
  drawing.update(paragraphs, false);
  expect(box.children.length).toBeGreaterThan(100);
  expect(box.children.length).toBeLessThan(500);
  clock.pass(0);
  expect(box.children).toHaveLength(1200);
});

it('shows nothing more once it is disposed of', () => {
  const { box, clock, drawing } = open();
  drawing.update(paragraphs, false);
  const before = box.innerHTML;
  drawing.dispose();
  clock.pass(0);
  expect(box.innerHTML).toBe(before);
});

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
