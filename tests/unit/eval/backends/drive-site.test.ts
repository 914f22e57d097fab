import { describe, expect, it } from 'vitest';
import { driveSite } from '../../../../src/cli/eval/backends/webllm/drive-site';
import {
  megabytesIn,
  type ModelState,
  type SeenReply,
  type SitePage,
  withoutAttribution,
} from '../../../../src/cli/eval/backends/webllm/site-page';
import { copyWords } from '../../../../src/chat/message/copy-words.en';

const prompt = 'You answer about Ada.';
const whole: SeenReply = { markdown: 'At the mill.', backend: 'webllm' };
const ready: ModelState = { is: 'ready', modelName: 'Qwen3 0.6B' };
const lost: ModelState = { is: 'failed', sentence: 'The browser lost the graphics processor.' };

interface ScriptedSite {
  /** One for each look; the last stays. */
  readonly states?: readonly ModelState[] | undefined;
  readonly replies?: readonly SeenReply[] | undefined;
}

/** A page that a script stands for, and what was done on it. */
function scripted({ states = [ready], replies = [whole] }: ScriptedSite = {}) {
  const done: string[] = [];
  let looks = 0;
  let sent = 0;
  const site: SitePage = {
    open: async () => void done.push('open'),
    modelState: async () => states[Math.min(looks++, states.length - 1)] ?? ready,
    modelSize: async () => 350,
    newChat: async () => void done.push('new chat'),
    async send(question) {
      done.push(question);
      return replies[Math.min(sent++, replies.length - 1)] ?? whole;
    },
    note: async () => 'The model stopped.',
  };
  let clock = 0;
  const said: string[] = [];
  const open = () =>
    driveSite({
      site,
      sitePrompt: prompt,
      say: (line) => said.push(line),
      now: () => (clock += 500),
      pause: async () => void (clock += 500),
      close: async () => void done.push('close'),
    });
  return { open, done, said };
}

const user = (content: string) => ({ role: 'user', content }) as const;
const assistant = (content: string) => ({ role: 'assistant', content }) as const;
const system = { role: 'system', content: prompt } as const;

describe('the driver of a built site', () => {
  it('asks each question in a new chat, and really asks what came before it', async () => {
    const { open, done } = scripted();
    const backend = await open();
    await backend.ask([system, user('Where?'), assistant('At a mill.'), user('And before?')]);
    await backend.ask([system, user('Since when?')]);
    await backend.dispose();
    expect(done).toEqual(['open', 'new chat', 'Where?', 'And before?', 'new chat', 'Since when?', 'close']);
  });

  it('has the name and the size that the site shows, and measures the last reply alone', async () => {
    const backend = await scripted().open();
    expect([backend.modelName, backend.megabytes]).toEqual(['Qwen3 0.6B', 350]);
    const { seconds } = await backend.ask([system, user('Where?'), assistant('x'), user('And before?')]);
    expect(seconds).toBe(0.5);
  });

  it('does not open where the model cannot run, and says what the site says', async () => {
    await expect(scripted({ states: [lost] }).open()).rejects.toThrow('lost the graphics processor');
  });

  it('does not wait for ever for a page that shows no model', async () => {
    await expect(scripted({ states: [{ is: 'unknown' }] }).open()).rejects.toThrow('neither a model nor why');
  });

  it('counts no quotes as a reply of the model', async () => {
    const { open } = scripted({ replies: [{ markdown: 'In the CV: a mill.', backend: 'quotes' }] });
    const { text, error, isFatal } = await (await open()).ask([user('Where?')]);
    expect([text, error, isFatal]).toEqual(['', 'The model stopped.', undefined]);
  });

  it('ends the run where another model answers', async () => {
    const { open } = scripted({ replies: [{ markdown: 'At a mill.', backend: 'huggingface' }] });
    expect((await (await open()).ask([user('Where?')])).isFatal).toBe(true);
  });

  it('refuses a prompt that the built site does not send', async () => {
    const { open, done } = scripted();
    const { error, isFatal } = await (await open()).ask([{ role: 'system', content: 'x' }, user('Where?')]);
    expect(error).toContain('`--prompt`');
    expect(isFatal).toBe(true);
    expect(done).toEqual(['open']);
  });
});

describe('what a page shows', () => {
  it.each([
    ['Qwen3 0.6B · 350 MB', 350],
    ['No model and no unfinished download.', undefined],
  ])('is read as megabytes: %s', (text, size) => {
    expect(megabytesIn(text)).toBe(size);
  });

  it('is copied with a line about its writer, which is none of the reply', () => {
    const line = copyWords.writtenBy('Qwen3 0.6B', 'http://localhost:4193/', '22 November 2026');
    expect(withoutAttribution(`A list:\n\n- one\n\n${line}`, copyWords)).toBe('A list:\n\n- one');
    expect(withoutAttribution('Written by hand.', copyWords)).toBe('Written by hand.');
  });
});
