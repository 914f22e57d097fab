import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { replay } from './replay';

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
