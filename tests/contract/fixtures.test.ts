import { readFileSync, existsSync, readdirSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { manySplits, streamOf } from '../support/split-stream';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ChatBackend } from '../../src/backends/backend';
import { createHostedBackend } from '../../src/backends/hosted/hosted-backend';
import { createOllamaBackend } from '../../src/backends/ollama/ollama-backend';
import { readReply, type ReadReply } from '../support/read-reply';
import { testNetwork } from '../support/test-network';
import { backendWords } from '../support/words';

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

/** A folder of replies that real servers sent. They are other people's texts, so they lie beside this repository. */
const usual = resolve(import.meta.dirname, '../../../shared/wire/recorded');
const realRecordings = process.env['RECORDED_REPLIES'] ?? (existsSync(usual) ? usual : undefined);

/** The content of a recording, read without the backends: the joined content of its lines. */
function contentOf(body: string): string {
  return body
    .split('\n')
    .map((line) => line.replace(/^data: /, ''))
    .filter((line) => line.startsWith('{'))
    .map((line) => {
      const chunk = JSON.parse(line) as {
        message?: { content: string };
        choices?: { delta?: { content?: string | null } }[];
      };
      return chunk.message?.content ?? chunk.choices?.[0]?.delta?.content ?? '';
    })
    .join('');
}

/** Pieces of an odd length, so that lines and characters are cut. */
function oddPieces(bytes: Uint8Array): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += 101) pieces.push(bytes.subarray(at, at + 101));
  return pieces;
}

async function expectReply(dialect: 'ollama' | 'huggingface', body: string, name: string): Promise<void> {
  const content = contentOf(body);
  const answer = content
    .slice(content.lastIndexOf('</think>') + 1)
    .replace(/^\/think>/, '')
    .trimStart();
  const { text, events, thrown } = await replay(dialect, oddPieces(Buffer.from(body)));
  expect(thrown, name).toBeUndefined();
  expect(events.at(-1)?.type, name).toBe('end');
  // The token limit cut these inside the reasoning, so there is nothing to show.
  expect(text, name).toBe(/(?:leaks|cut-by)-length/.test(name) ? '' : answer);
  expect(JSON.stringify(events), name).not.toContain('text-retracted');
}

async function expectRecording(folder: URL, name: string): Promise<void> {
  const body = readFileSync(new URL(name, folder), 'utf8');
  if (/\.ndjson(?:\.txt)?$/.test(name)) await expectReply('ollama', body, name);
  if (/\.sse(?:\.txt)?$/.test(name)) await expectReply('huggingface', body, name);
  if (name.endsWith('.jsonl.txt')) {
    const events = body
      .trim()
      .split('\n')
      .map((line) => `data: ${line}\n\n`);
    await expectReply('huggingface', events.join(''), name);
  }
  if (name === 'hf-tapes-chat-streams.json') {
    const tapes = JSON.parse(body) as { tape: string; body: string }[];
    for (const tape of tapes) await expectReply('huggingface', tape.body, `${name} ${tape.tape}`);
  }
}

it.skipIf(realRecordings === undefined)(
  'shows the answers that real servers sent, from the folder RECORDED_REPLIES',
  async () => {
    const folder = pathToFileURL(`${realRecordings}/`);
    const files = readdirSync(folder);
    expect(files).not.toEqual([]);
    for (const name of files) await expectRecording(folder, name);
  },
);

/** The reply that a backend reads from a body in these pieces. */
function replay(dialect: 'ollama' | 'huggingface', pieces: readonly Uint8Array[]): Promise<ReadReply> {
  const isOllama = dialect === 'ollama';
  const contentType = isOllama ? 'application/x-ndjson' : 'text/event-stream';
  const network = testNetwork({
    fetch: () =>
      Promise.resolve(new Response(streamOf(pieces), { headers: { 'content-type': contentType } })),
  });
  const backend: ChatBackend = isOllama
    ? createOllamaBackend({
        words: backendWords,
        host: 'http://localhost:11434',
        model: 'qwen3:14b',
        network,
      })
    : createHostedBackend({ words: backendWords, model: 'Qwen/Qwen3-14B', endpoint: '/v1', network });
  return readReply(backend, 'Who are you?');
}
