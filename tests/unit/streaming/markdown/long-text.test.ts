// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { IncrementalMarkdown } from '../../../../src/streaming/markdown/incremental-markdown';
import { lex, noLinks } from '../../../../src/streaming/markdown/lexer';
import { createStepClock } from '../../../support/step-clock';
import { markdown } from './arbitrary-markdown';

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

it('shows the text of the last update only', () => {
  const { box, clock, drawing } = open();
  drawing.update(paragraphs, true);
  drawing.update(`${paragraphs}More *words*`, true);
  drawing.update('Another text', false);
  clock.pass(0);
  expect(box.innerHTML).toBe('<p>Another text</p>');
});

it('shows nothing more once it is disposed of', () => {
  const { box, clock, drawing } = open();
  drawing.update(paragraphs, false);
  const before = box.innerHTML;
  drawing.dispose();
  clock.pass(0);
  expect(box.innerHTML).toBe(before);
});

it('shows in several tasks what the same text shows in small pieces', () => {
  fc.assert(
    fc.property(fc.array(markdown(40), { minLength: 5, maxLength: 20 }), (pieces) => {
      const some = pieces.join('\n');
      const text = some.repeat(Math.ceil(25_000 / Math.max(1, some.length)));
      const atOnce = open();
      atOnce.drawing.update(text, false);
      atOnce.clock.pass(0);
      const growing = open();
      for (let end = 3000; end < text.length; end += 3000) growing.drawing.update(text.slice(0, end), true);
      growing.drawing.update(text, false);
      expect(atOnce.box.innerHTML).toBe(growing.box.innerHTML);
    }),
    { numRuns: Number(process.env['RUNS'] ?? 3) },
  );
});

/** Things that marked made of a text: cells, blocks and spans. */
function countTokens(text: string): number {
  return JSON.stringify(lex(text, { open: false, links: noLinks() })).split('"raw":').length;
}

it('fills up few rows of a table that has more columns than cells', () => {
  const table = (columns: number): string =>
    `${'|a'.repeat(columns)}\n${'|-'.repeat(columns)}\n${'|1\n'.repeat(2000)}`;
  expect(JSON.stringify(lex(table(3), { open: false, links: noLinks() }))).toContain('"type":"table"');
  expect(countTokens(table(500))).toBeLessThan(10_000);
  expect(JSON.stringify(lex(table(500), { open: false, links: noLinks() })).length).toBeLessThan(1_000_000);
});

it('reads no further lists in a long item', () => {
  const nested = (lines: number): string =>
    JSON.stringify(lex(`- - - - a\n${'b\n'.repeat(lines)}`, { open: false, links: noLinks() }));
  expect(nested(10).split('"list"')).toHaveLength(5);
  expect(nested(10_000).split('"list"')).toHaveLength(2);
});
