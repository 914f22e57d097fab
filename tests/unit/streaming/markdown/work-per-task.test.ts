// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { IncrementalMarkdown } from '../../../../src/streaming/markdown/incremental-markdown';
import { lex } from '../../../../src/streaming/markdown/lexer';

vi.mock('../../../../src/streaming/markdown/lexer', async (load) => {
  const lexer = await load<typeof import('../../../../src/streaming/markdown/lexer')>();
  return { ...lexer, lex: vi.fn(lexer.lex) };
});

beforeEach(() => {
  vi.mocked(lex).mockClear();
});

/** Characters that marked was handed since the last call. */
function charactersRead(): number {
  const sum = vi.mocked(lex).mock.calls.reduce((total, [source]) => total + source.length, 0);
  vi.mocked(lex).mockClear();
  return sum;
}

/** Texts of 40,000 characters, and what a task may read of each. A block that is not settled is read again with each part. */
const texts = {
  paragraphs: { text: 'A few **words** and a [link](https://example.com).\n\n'.repeat(800), most: 5000 },
  'paragraphs with definitions': {
    text: '[a] **words**\n\n[a]: https://example.com\n\n'.repeat(1000),
    most: 10_000,
  },
  'a paragraph': { text: 'Some words. '.repeat(3400), most: 41_000 },
  lists: { text: '- one *item*\n'.repeat(3100), most: 21_000 },
  'a table': { text: `| a | b |\n|---|---|\n${'| 1 | **2** |\n'.repeat(2900)}`, most: 41_000 },
  code: { text: `\`\`\`js\n${'let x = 1;\n'.repeat(3700)}`, most: 41_000 },
} as const;

/** Tasks that wait for their turn, whatever their time. */
function openTasks() {
  const tasks = new Set<() => void>();
  return {
    after: (_: number, callback: () => void) => {
      tasks.add(callback);
      return () => void tasks.delete(callback);
    },
    /** Runs the next one. False where there is none. */
    runOne: (): boolean => {
      const [next] = tasks;
      if (!next) return false;
      tasks.delete(next);
      next();
      return true;
    },
  };
}

it.each(Object.entries(texts))('reads a part of %s in each task after Stop', (_, { text, most }) => {
  const { after, runOne } = openTasks();
  const box = document.createElement('div');
  const drawing = new IncrementalMarkdown(box, undefined, after);
  for (let end = 1; end <= 1000; end++) drawing.update(text.slice(0, end), true);
  while (runOne()) charactersRead();
  charactersRead();
  drawing.update(text, false);
  const read = [charactersRead()];
  while (runOne()) read.push(charactersRead());
  expect(Math.max(...read)).toBeLessThanOrEqual(most);
  expect(read.reduce((sum, part) => sum + part)).toBeLessThanOrEqual(4 * text.length);
  const whole = document.createElement('div');
  const other = openTasks();
  new IncrementalMarkdown(whole, undefined, other.after).update(text, false);
  while (other.runOne());
  expect(box.innerHTML).toBe(whole.innerHTML);
});
