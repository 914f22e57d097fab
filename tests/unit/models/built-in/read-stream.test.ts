import { expect, it, describe } from 'vitest';
import { readStream, createRunawayGuard, runsAway } from '../../../../src/models/built-in/read-stream';
import { countAbortListeners } from '../../../contract/abort-listeners';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { ownerResume } from '../../../support/owner';

it('throws the reason of an abort at once, cancels the stream and leaves no listener', async () => {
  const controller = new AbortController();
  const listeners = countAbortListeners(controller.signal);
  const reason = new Error('enough');
  let isCancelled = false;
  const silent = new ReadableStream<unknown>({ cancel: () => void (isCancelled = true) });
  const reading = readStream(silent, controller.signal, () => {});
  controller.abort(reason);
  await expect(reading).rejects.toBe(reason);
  expect(isCancelled).toBe(true);
  expect(listeners.left()).toBe(0);
});

const fixtures = resolve(import.meta.dirname, '../../../fixtures/markdown');
const answer = readFileSync(join(fixtures, 'answer.md'), 'utf8');

/** True if any beginning of the text is taken for a runaway, fed as a model would. */
function isStopped(text: string, size: number): boolean {
  const guard = createRunawayGuard();
  for (let at = 0; at < text.length; at += size) if (guard.push(text.slice(at, at + size))) return true;
  return false;
}

const table = (cell: string, rows: number) =>
  `| Place | From | To | Subject |\n| --- | --- | --- | --- |\n${Array.from({ length: rows }, (_, row) => `| ${cell} | ${2000 + row} | ${2001 + row} | ${cell} |\n`).join('')}`;

const nested = Array.from({ length: 24 }, (_, depth) => `${' '.repeat(depth * 4)}if (a${depth}) {`);

describe('a runaway reply', () => {
  it.each([
    ['blanks', `So${'\n '.repeat(250)}`],
    ['tabs', `So${'\t'.repeat(450)}`],
    ['one sentence', 'She binds books by hand. '.repeat(40)],
    ['one letter', `So ${'a'.repeat(450)}`],
    ['a list of one item', `Her tools:\n\n${'- a nipping press\n'.repeat(60)}`],
    ['a long paragraph', 'A paragraph that says what it says, and says it again, mark by mark. '.repeat(14)],
  ])('is known by its end: %s', (_, text) => {
    expect(runsAway(text)).toBe(true);
    for (const size of [1, 3, 7, 64]) expect(isStopped(text, size)).toBe(true);
  });

  it('is known whatever unit it repeats', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 300 }),
        fc.string({ maxLength: 200 }),
        (unit, before) => {
          const times = Math.max(8, Math.ceil(400 / unit.length));
          expect(runsAway(before + unit.repeat(times))).toBe(true);
        },
      ),
    );
  });
});

it.each([
  ['an answer in markdown', answer],
  ['adversarial markdown', readFileSync(join(fixtures, 'adversarial.md'), 'utf8')],
  ['a whole CV as JSON', JSON.stringify(ownerResume, undefined, 2)],
  ['a long table', table('Ghent', 60)],
  ['a table with empty cells', table('', 60)],
  ['a wide rule of a table', `| a | b |\n| ${'-'.repeat(120)} | ${'-'.repeat(120)} |\n`],
  ['nested code', `\`\`\`\n${nested.join('\n')}\n\`\`\``],
  ['equal lines, seven times', 'No answer is in the CV for this one, and none elsewhere.\n'.repeat(7)],
  ['a numbered list', Array.from({ length: 80 }, (_, index) => `${index + 1}. A binding\n`).join('')],
])('a reply that is none goes on: %s', (_, text) => {
  for (const size of [1, 5, 40]) expect(isStopped(text, size)).toBe(false);
});
