import { describe, expect, it } from 'vitest';
import { driveSite } from '../../../../src/cli/eval/backends/webllm/drive-site';
import {
  type ModelState,
  type SeenReply,
  type SitePage,
} from '../../../../src/cli/eval/backends/webllm/site-page';

const prompt = 'You answer about Ada.';
const whole: SeenReply = { markdown: 'At the mill.', backend: 'webllm' };
const ready: ModelState = { is: 'ready', modelName: 'Qwen3 0.6B' };
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
