import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { replay } from './replay';

/** Replies that real servers sent, of other projects; beside this repository on machines that have them. */
const folder = new URL('../../../shared/wire/recorded/', import.meta.url);
const files = existsSync(folder) ? readdirSync(folder) : [];

/** The content of a recording by itself: what its lines hold, without the backends' reading of it. */
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

/** In pieces of an odd length, so that lines and characters are cut. */
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
  // The one recording that is reasoning to its end, which the token limit cut, has nothing to show.
  expect(text, name).toBe(name.includes('leaks-length') ? '' : answer);
  expect(JSON.stringify(events), name).not.toContain('text-retracted');
}

it('reads the recordings of real servers, where they are at hand', async () => {
  for (const name of files) {
    const body = readFileSync(new URL(name, folder), 'utf8');
    if (name.endsWith('.ndjson.txt')) await expectReply('ollama', body, name);
    if (name.endsWith('.sse.txt')) await expectReply('huggingface', body, name);
    if (name.endsWith('.jsonl.txt')) {
      await expectReply(
        'huggingface',
        body.trim().replaceAll(/^/gm, 'data: ').replaceAll('\n', '\n\n') + '\n\n',
        name,
      );
    }
    if (name === 'hf-tapes-chat-streams.json') {
      const tapes = JSON.parse(body) as { tape: string; body: string }[];
      for (const tape of tapes) await expectReply('huggingface', tape.body, `${name} ${tape.tape}`);
    }
  }
});
