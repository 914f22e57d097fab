// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IncrementalMarkdown } from '../../../../src/streaming/markdown/incremental-markdown';
import { createStepClock } from '../../../support/step-clock';
import type { Mark } from '../../../../src/streaming/markdown/marks';
import { markdown } from './arbitrary-markdown';

const runs = { numRuns: Number(process.env['RUNS'] ?? 40) };

function markOf(text: string, sentence: string, id = '0'): Mark {
  const start = text.indexOf(sentence);
  return { start, end: start + sentence.length, attributes: { 'data-mark': id } };
}

function shown(text: string, marks: readonly Mark[] = []): HTMLElement {
  const box = document.createElement('div');
  const clock = createStepClock();
  const drawing = new IncrementalMarkdown(box, undefined, clock.after);
  drawing.update(text, false);
  clock.pass(0);
  drawing.mark(marks);
  return box;
}

function shownOpen(text: string): HTMLElement {
  const box = document.createElement('div');
  new IncrementalMarkdown(box).update(text.trimEnd(), true);
  return box;
}

const sentence = fc.constantFrom(
  'She knows Rust. ',
  'She **led** a team! ',
  'He said “no”. ',
  '**She works. He plays.** ',
  'See [her page. It](https://example.com/a) is good. ',
  'Code `a. b` too. ',
);

/** A text, and stretches of it that lie apart. */
const markedText = fc
  .tuple(
    fc.array(fc.oneof(markdown(4), sentence), { maxLength: 5 }),
    fc.array(fc.nat(400), { maxLength: 5 }),
    fc.infiniteStream(fc.integer({ min: 1, max: 9 })),
  )
  .map(([parts, offsets, sizes]) => {
    const text = parts.join('');
    const ends = [...new Set(offsets.map((offset) => offset % (text.length + 1)))].toSorted((a, b) => a - b);
    const marks = ends.flatMap((start, index): Mark[] => {
      const end = ends[index + 1];
      if (index % 2 === 1 || end === undefined || text.slice(start, end).trim() === '') return [];
      return [{ start, end, attributes: { 'data-mark': String(start) } }];
    });
    return { text, marks, sizes };
  });

it('glues buttons to a word, and leaves the marks around it their nodes', () => {
  const text = 'She knows Rust. She led a team.';
  const box = document.createElement('div');
  const drawing = new IncrementalMarkdown(box);
  drawing.update(text, false);
  const sentence = markOf(text, 'She led a team.');
  drawing.mark([sentence]);
  const node = box.querySelector('mark');
  const buttons = [{ text: '1', attributes: { 'aria-controls': 'row' } }];
  drawing.mark([sentence, { ...markOf(text, 'Rust'), buttons }]);
  const glued = '<span class="markdown-glue">Rust<button aria-controls="row">1</button></span>';
  const marked = '<mark data-mark="0">She led a team.</mark>';
  expect(box.innerHTML).toBe(`<p>She knows ${glued}. ${marked}</p>`);
  expect(box.querySelector('mark')).toBe(node);
});

describe('a mark', () => {
  it.each([
    ['one sentence of several', 'One. «Two.» Three.', '<p>One. «Two.» Three.</p>'],
    ['the second of two equal sentences', 'Yes. No. «Yes.» No.', '<p>Yes. No. «Yes.» No.</p>'],
    ['bold words', '«She **led** it.»', '<p>«She <strong>led</strong> it.»</p>'],
    ['half of bold words', '**A. «B.** C.»', '<p><strong>A. </strong>«<strong>B.</strong> C.»</p>'],
    ['inline code', '«Uses `a.b` here.»', '<p>«Uses <code>a.b</code> here.»</p>'],
    ['a list item', '- one\n- «two»\n  - sub', '<ul><li>one</li><li>«two»<ul><li>sub</li></ul></li></ul>'],
    ['quotation marks', '«“She did.”» No.', '<p>«“She did.”» No.</p>'],
    ['a reference', '«A &amp; B.» C.', '<p>«A &amp; B.» C.</p>'],
    ['a sentence over two lines', '«One\ntwo.» Three.', '<p>«One\ntwo.» Three.</p>'],
    ['a sentence in a quote', '> One. «Two.»', '<blockquote><p>One. «Two.»</p></blockquote>'],
  ])('is one element around %s', (_, text, html) => {
    const [start, end] = [text.indexOf('«'), text.indexOf('»') - 1];
    const box = shown(text.replace(/[«»]/g, ''), [{ start, end, attributes: { 'data-mark': '0' } }]);
    expect(box.innerHTML).toBe(html.replace('«', '<mark data-mark="0">').replace('»', '</mark>'));
  });
  it('keeps its element, and so the focus, while its paragraph grows and changes', () => {
    const box = document.createElement('div');
    const drawing = new IncrementalMarkdown(box);
    const text =
      'She knows Rust. And **more** of `it`, with [a link](https://example.com) too.\n\nThe *next* one.';
    const mark = markOf(text, 'She knows Rust.');
    for (let end = 1; end <= text.length; end++) {
      drawing.update(text.slice(0, end), true);
      if (end === 18) drawing.mark([mark]);
      if (end === 19) box.querySelector('[data-mark]')?.setAttribute('data-focus', '');
    }
    drawing.update(text, false);
    expect(box.querySelector('[data-focus]')?.textContent).toBe('She knows Rust.');
  });

  it('keeps the elements of earlier marks when one is added to a block that is settled, or to a text that has ended', () => {
    const box = document.createElement('div');
    const drawing = new IncrementalMarkdown(box);
    const text = 'One. Two. Three.\n\nFour goes on\nand on.';
    drawing.update(text, true);
    const marks = ['One.', 'Two.', 'Three.'].map((each) => markOf(text, each, each));
    drawing.mark(marks.slice(0, 1));
    const first = box.querySelector('[data-mark]');
    drawing.mark(marks.slice(0, 2));
    drawing.update(text, false);
    drawing.mark(marks);
    expect(box.querySelectorAll('[data-mark]')).toHaveLength(3);
    expect(box.querySelector('[data-mark]')).toBe(first);
  });
});

it('any marks on any text look in the end as if they had been set at once, wherever the text was cut and whenever they came', () => {
  fc.assert(
    fc.property(markedText, fc.nat(30), ({ text, marks, sizes }, late) => {
      const box = document.createElement('div');
      const drawing = new IncrementalMarkdown(box);
      const plain = document.createElement('div');
      const unmarked = new IncrementalMarkdown(plain);
      let end = 0;
      for (const size of sizes) {
        if (end >= text.length) break;
        end = Math.min(text.length, end + size);
        for (const each of [drawing, unmarked]) each.update(text.slice(0, end), true);
        drawing.mark(marks.filter((mark) => mark.end + late <= end));
        // The source of an unfinished address grows in steps of sixteen characters, and a mark at the end closes spans.
        const sofar = text.slice(0, end).trimEnd();
        const lagging = Array.from({ length: 17 }, (_, lag) => sofar.slice(0, lag === 0 ? undefined : -lag));
        const looks = [...lagging.map(shownOpen), shown(text.slice(0, end).trimEnd())];
        if (box.textContent !== plain.textContent)
          expect(looks.map(({ textContent }) => textContent)).toContain(box.textContent);
      }
      drawing.update(text, false);
      drawing.mark(marks);
      expect(box.innerHTML).toBe(shown(text, marks).innerHTML);
    }),
    runs,
  );
});
