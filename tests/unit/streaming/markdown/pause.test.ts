// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { IncrementalMarkdown } from '../../../../src/streaming/markdown/incremental-markdown';
import { createStepClock } from '../../../support/step-clock';
import { markdown } from './arbitrary-markdown';

function whole(text: string): string {
  const clock = createStepClock();
  const box = document.createElement('div');
  new IncrementalMarkdown(box, undefined, clock.after).update(text, true);
  clock.pass(0);
  return box.innerHTML;
}

/** Shows `start`, then `more` character by character, and then waits. */
function pauseAfter(start: string, more: string): { html: string; beforePause: string } {
  const clock = createStepClock();
  const box = document.createElement('div');
  const drawing = new IncrementalMarkdown(box, undefined, clock.after);
  let text = start;
  drawing.update(text, true);
  for (const character of more) drawing.update((text += character), true);
  const beforePause = box.innerHTML;
  clock.pass(200);
  return { html: box.innerHTML, beforePause };
}

it.each([
  ['an open formula', 'So $\\alpha_i', ' + \\b'],
  ['an open address', 'See [it](https://exam', 'ple.com'],
  ['a link without a label', 'See https://exam', 'ple.com'],
  ['a long paragraph', 'word '.repeat(2000), '**and** the *last* words'],
  ['a long list', '- word\n'.repeat(2000), '- the *last'],
  ['the marker of a line', 'A few', '\n-'],
  ['the line below the head of a table', '| a |', '\n| - |'],
  ['closers', 'A **few words', '*'],
])('shows all of %s after a pause', (_, start, more) => {
  expect(pauseAfter(start, more).html).toBe(whole(start + more));
});

it('leaves a part of an open formula for later while it grows fast', () => {
  const { beforePause } = pauseAfter('So $\\alpha_i', ' + \\b');
  expect(beforePause).toBe('<p>So $\\alpha_i +</p>');
});

it('shows at once what follows a pause', () => {
  const clock = createStepClock();
  const box = document.createElement('div');
  const drawing = new IncrementalMarkdown(box, undefined, clock.after);
  for (const text of ['So $a', 'So $a_', 'So $a_i', 'So $a_i^2']) {
    drawing.update(text, true);
    expect(box.textContent).toBe(text);
    clock.pass(60);
  }
});

it('shows after a pause what the text so far rendered at once looks like', () => {
  fc.assert(
    fc.property(markdown(20), markdown(6), (start, more) => {
      // An opener that ends a settled block counts as open while the text ends with the same one.
      fc.pre(!/\\[[(]|\$/.test(start));
      expect(pauseAfter(start, more).html).toBe(whole((start + more).trimEnd()));
    }),
    { numRuns: Number(process.env['RUNS'] ?? 200) },
  );
});

it('shows nothing after it was disposed of', () => {
  const clock = createStepClock();
  const box = document.createElement('div');
  const drawing = new IncrementalMarkdown(box, undefined, clock.after);
  drawing.update('So $\\alpha', true);
  drawing.update('So $\\alpha_i', true);
  drawing.update('So $\\alpha_i + b', true);
  const before = box.innerHTML;
  drawing.dispose();
  clock.pass(1000);
  expect(box.innerHTML).toBe(before);
});
