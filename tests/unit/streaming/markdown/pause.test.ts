// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { IncrementalMarkdown } from '../../../../src/streaming/markdown/incremental-markdown';
import { createStepClock } from '../../../support/step-clock';

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
