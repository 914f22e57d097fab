// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { IncrementalMarkdown } from '../../../../src/streaming/markdown/incremental-markdown';
import { createStepClock } from '../../../support/step-clock';

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
