// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IncrementalMarkdown } from '../../../../src/streaming/markdown/incremental-markdown';
import { renderHtml } from '../../../../src/streaming/markdown/render-html';
import { createStepClock } from '../../../support/step-clock';
import { reply } from './arbitrary-definitions';

interface Step {
  readonly text: string;
  readonly pauseMs: number;
}

/** Shows a reply that grows by these steps, to its end or up to a pause. */
function type(steps: readonly Step[], open = false): string {
  const clock = createStepClock();
  const box = document.createElement('div');
  const drawing = new IncrementalMarkdown(box, undefined, clock.after);
  let text = '';
  for (const step of steps) {
    drawing.update((text += step.text), true);
    if (step.pauseMs > 0) clock.pass(step.pauseMs);
  }
  if (!open) drawing.update(text, false);
  return box.innerHTML;
}

const characters = (text: string, pauseMs: number): Step[] =>
  Array.from(text, (character) => ({ text: character, pauseMs }));

const bothPaces = (text: string): string[] => [0, 200].map((pauseMs) => type(characters(text, pauseMs)));

function textOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}

it.each([
  ['a note', 'As shown [1], it works well.\n\n[1]: The national centre, 2021.'],
  ['a note of one word', 'As shown [1], it works well.\n\n[1]: Ibid.'],
  ['an address with words behind it', 'See [1] and [2].\n\n[1]: https://example.com and more\n\nEnd'],
  ['a footnote', 'Text[^1]\n\n[^1]: Source'],
  ['a footnote that is an address', 'Text[^1] more\n\n[^1]: https://example.com/a'],
  ['a footnote without a note', 'Text[^1]'],
  ['notes in a list', 'As shown [1] and [2].\n\n- [1]: One two\n- [2]: Three'],
  ['a note in a quote', 'As shown [1].\n\n> [1]: One\n> two'],
  ['a definition without an address that may be opened', '[a][b]\n\n[b]: javascript:alert(1)\n\nEnd'],
])('a line that looks like a definition for a moment shows every letter of %s', (_, text) => {
  for (const html of bothPaces(text)) {
    expect(html).toBe(renderHtml(text));
    const withoutBlanks = (written: string): string => written.replace(/\(example\.com\)|[\s>-]/g, '');
    expect(withoutBlanks(textOf(html))).toBe(withoutBlanks(text));
  }
});

describe('a definition', () => {
  it.each([
    [
      'several references in one block',
      '[one][a], *[two][]*, ![x][a].',
      '[a]: https://example.com\n[two]: #two',
    ],
    ['a label in other letters', '[Weiß] and [WEISS]', '[weiss]: https://example.com'],
    ['a label over two lines', '[one\n  two]', '[One Two]: https://example.com'],
    ['a label over two lines of a quote', '> [one\n> two] three', '[one two]: https://example.com'],
    ['a label in a table', '| a |\n|---|\n| [x\\|y] |', '[x|y]: https://example.com'],
    ['a title', '[one]', '[one]: https://example.com "Title"'],
    ['a definition in a list', '[one]', '- item\n\n  [one]: https://example.com'],
    ['a definition in a quote', '[one]', '> [one]: https://example.com'],
    ['a second definition', '[one]', '[one]: https://first.example\n[one]: https://second.example'],
    ['an address in angle brackets', '[one]', '[one]: <https://example.com/a b>'],
  ])('makes links of the references before it: %s', (_, references, definition) => {
    for (const rest of [`Words.\n\n${definition}`, `${definition}\n\nMore words`]) {
      const text = `${references}\n\n${rest}`;
      expect(renderHtml(text)).toContain('<a href=');
      // Only on a page a table takes the focus.
      for (const html of bothPaces(text)) expect(html.replace(' tabindex="0"', '')).toBe(renderHtml(text));
    }
  });

  it('keeps the nodes of a settled block that refers to it', () => {
    const box = document.createElement('div');
    const drawing = new IncrementalMarkdown(box);
    let text = '';
    for (const part of ['Some *words* and [one].\n\n', 'More.\n\n', '[one]: https://example.com\n\nEnd']) {
      drawing.update((text += part), true);
      expect(box.querySelectorAll('em')).toHaveLength(1);
    }
    const [paragraph, em] = [box.querySelector('p'), box.querySelector('em')];
    drawing.update((text += '\n\n[two]: https://example.com\n\nEnd'), false);
    expect([box.querySelector('p'), box.querySelector('em')]).toEqual([paragraph, em]);
  });

  it('makes links of the references in a marked block', () => {
    const reply = 'A claim with [one] in it. Another.\n\nMore.\n\n[one]: https://example.com';
    const marks = [{ start: 0, end: 25, attributes: { 'data-claim': 'unsupported' } }];
    const draw = (...parts: string[]): string => {
      const box = document.createElement('div');
      const drawing = new IncrementalMarkdown(box);
      let text = '';
      for (const part of parts) {
        drawing.update((text += part), true);
        drawing.mark(marks);
      }
      drawing.update(text, false);
      return box.innerHTML;
    };
    const html = draw(...Array.from(reply));
    expect(html).toBe(draw(reply));
    expect(html).toMatch(/<mark data-claim="unsupported">A claim with <a /);
  });
});

const step = fc.record({ size: fc.integer({ min: 1, max: 9 }), pauseMs: fc.constantFrom(0, 0, 0, 99, 200) });

function cut(text: string, sizes: Iterable<{ size: number; pauseMs: number }>): Step[] {
  const rest = Array.from(text);
  const steps: Step[] = [];
  for (const { size, pauseMs } of sizes) {
    if (rest.length === 0) break;
    steps.push({ text: rest.splice(0, size).join(''), pauseMs });
  }
  return steps;
}

it('a reply with references and definitions ends as the same text rendered at once and loses no word, however it was cut and paced', () => {
  fc.assert(
    fc.property(reply, fc.infiniteStream(step), ({ text, prose }, sizes) => {
      const whole = renderHtml(text);
      for (const html of [...bothPaces(text), type(cut(text, sizes))])
        expect(html, JSON.stringify(text)).toBe(whole);
      for (const shown of prose) expect(textOf(whole), JSON.stringify(text)).toContain(shown);
    }),
    { numRuns: Number(process.env['RUNS'] ?? 20) },
  );
});
