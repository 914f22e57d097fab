import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { manySplits } from '../support/split-stream';
import { replay } from './replay';

const answer = 'I teach deep learning, déjà since 2021 😀.';
const stop = { end: 'stop' };

/** The text of each fixture, and its end: a reason or a kind of failure. */
const expectations: Readonly<
  Record<'ollama' | 'huggingface', Record<string, { text: string; end?: string; kind?: string }>>
> = {
  ollama: {
    plain: { text: answer, ...stop },
    'thinking-field': { text: answer, ...stop },
    'inline-think': { text: answer, ...stop },
    'inline-empty-think': { text: answer, ...stop },
    'orphan-close': { text: answer, ...stop },
    'leak-cut-by-length': { text: '', end: 'length' },
    'markup-escaped': { text: 'Write `<b>` & `</b>`.', ...stop },
    'length-without-metrics': { text: 'I teach deep', end: 'length' },
    'no-done-reason': { text: answer, ...stop },
    'error-line': { text: 'I teach deep', kind: 'server-error' },
  },
  huggingface: {
    plain: { text: answer, ...stop },
    'role-without-content-eos-usage-on-last': { text: answer, ...stop },
    'reasoning-content-null-content': { text: answer, ...stop },
    'reasoning-content-no-done': { text: answer, ...stop },
    'reasoning-field': { text: answer, ...stop },
    'think-tags': { text: answer, ...stop },
    'think-tags-split': { text: answer, ...stop },
    'empty-think': { text: answer, ...stop },
    'odd-chunks': { text: answer, ...stop },
    length: { text: 'I teach deep', end: 'length' },
    'no-finish': { text: 'I teach deep', kind: 'cut-off' },
    'no-finish-but-done': { text: 'I teach deep', kind: 'cut-off' },
    'cut-inside-event': { text: 'I teach deep', kind: 'cut-off' },
    'error-string': { text: 'I teach deep', kind: 'server-error' },
    'error-object': { text: 'I teach deep', kind: 'server-error' },
    'error-event-without-error-key': { text: 'I teach deep', kind: 'server-error' },
    'broken-json': { text: 'I teach deep', kind: 'bad-response' },
  },
};

/** One fixture for each way in which a cut could change the result. */
const cutEverywhere = {
  ollama: ['plain', 'orphan-close', 'thinking-field', 'error-line'],
  huggingface: ['plain', 'think-tags-split', 'reasoning-field', 'odd-chunks', 'error-object', 'no-finish'],
};

const extensions = { ollama: 'ndjson', huggingface: 'sse' };

function fixture(dialect: 'ollama' | 'huggingface', name: string): Uint8Array {
  return readFileSync(new URL(`../fixtures/${dialect}/${name}.${extensions[dialect]}`, import.meta.url));
}

describe.each(['ollama', 'huggingface'] as const)('replies in the forms that %s sends', (dialect) => {
  it.each(Object.entries(expectations[dialect]))('%s', async (name, { text, end, kind }) => {
    const reply = await replay(dialect, [fixture(dialect, name)]);
    expect(reply.text).toBe(text);
    expect(JSON.stringify(reply.events)).not.toMatch(/retracted|think|to be short/);
    if (kind) expect(reply.thrown).toMatchObject({ name: 'BackendError', kind });
    else expect(reply.events.at(-1)).toMatchObject({ type: 'end', reason: end });
  });

  it('reads the same wherever its bytes are cut', async () => {
    // The client warns about a line that it cannot read.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const name of cutEverywhere[dialect]) {
      const { text, end, kind } = expectations[dialect][name] ?? { text: '' };
      for (const pieces of manySplits(fixture(dialect, name))) {
        const reply = await replay(dialect, pieces);
        const cut = `${name}, cut after ${pieces[0]?.length ?? 0} bytes`;
        expect(reply.text, cut).toBe(text);
        if (kind) expect(reply.thrown, cut).toMatchObject({ kind });
        else expect(reply.events.at(-1), cut).toMatchObject({ type: 'end', reason: end });
      }
    }
  });
});
