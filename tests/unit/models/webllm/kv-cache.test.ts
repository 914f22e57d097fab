import { describe, expect, it } from 'vitest';
import type { BackendEvent, ChatMessage } from '../../../../src/backends/backend';
import { createWebLLMBackend } from '../../../../src/models/webllm/webllm-backend';
import { engineSetup, type ModelConfig } from '../../../../workers/webllm/prompt-form';
import { engineOver, readyModel } from '../../../support/engine-over';
import { watchPrefill } from '../../../../workers/webllm/prefill-watch';
import { createRealEngine } from '../../../support/real-web-llm';
import { qwenTemplate } from '../../../support/weights-server';
import { backendWords } from '../../../support/words';
import fc from 'fast-check';
import {
  escapeDollars,
  buildPrompt,
  remember,
  type PromptLimits,
} from '../../../../src/models/webllm/engine-history';

const qwen3: ModelConfig = { model_type: 'qwen3', context_window_size: 40960, conv_template: qwenTemplate };
const qwen2: ModelConfig = { ...qwen3, model_type: 'qwen2' };
const thinking = { ...qwenTemplate.roles, assistant: '<|im_start|>assistant\n<think>' };
/** As published: with the stop tokens of Qwen2, and a template that opens a thought in the assistant's role. */
const qwen35: ModelConfig = {
  ...qwen3,
  model_type: 'qwen3_5',
  conv_template: { ...qwenTemplate, roles: thinking },
};
const tokenizerOfQwen35 = JSON.stringify({
  added_tokens: [
    { id: 248044, content: '<|endoftext|>' },
    { id: 248046, content: '<|im_end|>' },
  ],
});
/** Of no family we know, with a template that puts words around a message. */
const other: ModelConfig = {
  model_type: 'llama',
  context_window_size: 4096,
  conv_template: {
    ...qwenTemplate,
    system_template: '[system] {system_message}\n',
    roles: { user: '[user]', assistant: '[assistant]' },
    role_templates: { user: '<<{user_message}>>', assistant: '{assistant_message}' },
    seps: ['\n'],
  },
};

/** The backend over web-llm's own engine code, with everything between but the thread. */
async function converse(config: ModelConfig, id = 'model', isReady = Promise.resolve()) {
  const setup = engineSetup(id, config, config.model_type === 'qwen3_5' ? tokenizerOfQwen35 : '');
  const shares: number[] = [];
  const real = await createRealEngine({
    conv_template: config.conv_template ?? {},
    ...setup.chatOptions,
    context_window_size: setup.form.contextWindow,
    ...(config.model_type === 'qwen3_5' ? { isHybrid: true, endOfTurn: 248046 } : {}),
  });
  watchPrefill(real.engine, 'model', (share) => shares.push(share));
  const engine = engineOver(real.engine, setup);
  const model = { ...readyModel(() => engine), whenReady: () => isReady.then(() => engine) };
  const backend = createWebLLMBackend({ model, words: backendWords });
  const history: ChatMessage[] = [];

  /** Asks as the chat does. */
  async function ask(question: string, reply: string, stopAfter = Infinity): Promise<BackendEvent[]> {
    real.replies.push(reply);
    const stop = new AbortController();
    const messages = [system, ...history, user(question)];
    const events: BackendEvent[] = [];
    let text = '';
    try {
      for await (const event of backend.stream(messages, { signal: stop.signal })) {
        events.push(event);
        if (event.type === 'text-delta') text += event.text;
        if (text.length >= stopAfter) stop.abort();
      }
    } catch (error) {
      if (!stop.signal.aborted) throw error;
    }
    history.push(user(question), assistant(text));
    await engine.idle();
    return events;
  }
  /** Prefills what the next question of this conversation needs. */
  async function warmUp(conversation: readonly ChatMessage[] = history): Promise<void> {
    await backend.warmUp?.([system, ...conversation], new AbortController().signal);
  }
  return { ask, warmUp, backend, history, shares, setup, ...real };
}

const system: ChatMessage = { role: 'system', content: 'You are Ada. You charge $$ and $& for $1.' };
const noThought = '<think>\n\n</think>\n\n';
const user = (content: string): ChatMessage => ({ role: 'user', content });
const assistant = (content: string): ChatMessage => ({ role: 'assistant', content });

/** Qwen's own chat template, written down a second time. */
function chatML(...turns: readonly ChatMessage[]): string {
  return turns.map(({ role, content }) => `<|im_start|>${role}\n${content}<|im_end|>\n`).join('');
}

/** What is read of a question, of another one's reply, and so on to the newest question, behind the profile. */
function reading(...turns: readonly string[]): string {
  const messages = turns.map((content, index) => (index % 2 === 0 ? user : assistant)(content));
  return `${chatML(system, ...messages)}<|im_start|>assistant\n`;
}

describe("what the model reads, through web-llm's own engine code", () => {
  it.each([
    ['Qwen3', qwen3, 'model'],
    ['a hybrid, with its recurrent state beside the KV cache', qwen35, 'Qwen3.5-2B'],
  ])(
    'is only the new turn when the conversation goes on, and still exact ChatML: %s',
    async (_, config, id) => {
      const { ask, kvText, takeResets, countTokens } = await converse(config, id);
      await ask('Hi, who are you?', 'Ada.');
      takeResets();
      const events = await ask('What do you charge?', 'It is $$5, or $& more.');
      expect(takeResets()).toBe(0);
      const read = reading('Hi, who are you?', `${noThought}Ada.`, 'What do you charge?');
      expect(kvText()).toBe(`${read}${noThought}It is $$5, or $& more.`);
      const newTurn = `<|im_end|>\n${chatML(user('What do you charge?'))}<|im_start|>assistant\n${noThought}`;
      expect(events.at(-1)).toMatchObject({ type: 'end', stats: { promptTokens: countTokens(newTurn) } });
    },
  );

  it("is Qwen's own template, without old thoughts, when everything is read again after a stop", async () => {
    const { ask, history, kvText, takeResets } = await converse(qwen3);
    await ask('One?', 'Yes, and $$ much more.');
    await ask('Two?', 'a reply that is much too long to wait for', 5);
    takeResets();
    await ask('Three?', 'Yes.');
    expect(takeResets()).toBeGreaterThan(0);
    const stopped = history[3]?.content ?? '';
    const read = reading('One?', 'Yes, and $$ much more.', 'Two?', stopped, 'Three?');
    expect(kvText()).toBe(`${read}${noThought}Yes.`);
  });

  it("follows another family's own template, dollars and all", async () => {
    const { ask, kvText, takeResets } = await converse(other);
    await ask('Is it $$1?', 'It is $$1.');
    takeResets();
    await ask('Or $&?', 'No.');
    expect(takeResets()).toBe(0);
    expect(kvText()).toContain('[user]\n<<Or $&?>>');
    const again = await converse(other);
    await again.ask('Is it $$1?', 'It is $$1, and so on and so on', 5);
    await again.ask('Or $&?', 'No.');
    expect(again.kvText()).toContain(`[system] ${system.content}\n[user]\n<<Is it $$1?>>`);
  });
});

/** Qwen's own template for a question behind a profile: what the model must read, with a primer or without. */
const firstQuestion = reading('What do you charge?');

const endOf = (events: readonly BackendEvent[]) => events.find(({ type }) => type === 'end');
const promptTokens = (events: readonly BackendEvent[]): number => {
  const end = endOf(events);
  return (end?.type === 'end' ? end.stats?.promptTokens : undefined) ?? NaN;
};

describe('a hybrid', () => {
  const openHybrid = () => converse(qwen35, 'Qwen3.5-2B');
  const profile = 'x'.repeat(3000);

  it('is loaded with its own stop tokens, one state and a window of 8,192', async () => {
    const { setup } = await openHybrid();
    expect(setup.stopTokens).toEqual([248044, 248046]);
    expect(setup.chatOptions).toMatchObject({
      context_window_size: 8192,
      max_history_size: 1,
      conv_config: { stop_token_ids: [248044, 248046] },
    });
  });

  it('reads the profile ahead in chunks whose shares are told, never the whole', async () => {
    const { ask, warmUp, takeChunks, shares, backend } = await openHybrid();
    await backend.warmUp?.([{ role: 'system', content: profile }], new AbortController().signal);
    const chunks = takeChunks();
    expect(chunks.slice(0, -1)).toEqual([1024, 1024]);
    expect(shares.map((share) => Math.round(share * 100))).toEqual([34, 68]);
    shares.length = 0;
    await backend.warmUp?.([{ role: 'system', content: `${profile}.` }], new AbortController().signal);
    expect(shares.map((share) => Math.round(share * 100))).toEqual([34, 68]);
    await warmUp();
    await ask('Hi?', 'Ada.');
    expect(shares.every((share) => share < 1)).toBe(true);
  });

  it.each([
    ['Stop', 'a reply that is much too long to wait for', 5],
    ['the token limit', 'word '.repeat(200), Infinity],
  ])('clears both states after %s, and reads everything again', async (_name, reply, stopAfter) => {
    const { ask, kvText, takeResets } = await openHybrid();
    await ask('One?', reply, stopAfter);
    takeResets();
    await ask('Two?', 'Yes.');
    expect(takeResets()).toBeGreaterThan(0);
    expect(kvText()).toMatch(/^<\|im_start\|>system/);
    expect(kvText().match(/<\|im_start\|>system/g)).toHaveLength(1);
  });

  it('leaves out whole passages of a CV that exceeds its window, and says so', async () => {
    const points = Array.from(
      { length: 300 },
      (_, index) => `- Wove ${index} metres of cloth in a mill by a river`,
    );
    const content = `Rules.\n<profile>\nWork:\n${points.join('\n')}\n</profile>\nEnd.`;
    const { backend, replies, kvText } = await openHybrid();
    replies.push('Cloth.');
    const events: BackendEvent[] = [];
    const messages = [{ role: 'system', content } as const, user('What?')];
    for await (const event of backend.stream(messages, { signal: new AbortController().signal }))
      events.push(event);
    expect(events).toContainEqual({ type: 'notice', text: backendWords.wait.shortenedNotice });
    expect(events.at(-1)).toMatchObject({ type: 'end', reason: 'stop' });
    expect(kvText()).toContain('- Wove 0 metres of cloth in a mill by a river');
    expect(kvText()).toContain('End.');
    expect(kvText()).not.toContain('Wove 299 ');
  });
});

describe('reading ahead of a question', () => {
  it.each([
    ['that can think', qwen3, 'Qwen3-0.6B', noThought, 9],
    ['that knows no thought', qwen2, 'Qwen2.5-0.5B-Instruct', '', 5],
  ])(
    'leaves a model %s only the question and a few marks to read, and no trace',
    async (_, config, id, thought, marks) => {
      const { ask, warmUp, kvText, takeResets, countTokens } = await converse(config, id);
      await warmUp();
      expect(kvText()).toBe(`${chatML(system)}<|im_start|>user\n`);
      takeResets();
      const events = await ask('What do you charge?', 'It is $$5.');
      expect(takeResets()).toBe(0);
      expect(kvText()).toBe(`${firstQuestion}${thought}It is $$5.`);
      expect(promptTokens(events) - countTokens('What do you charge?')).toBe(marks);
      expect(marks).toBeLessThanOrEqual(12);
    },
  );

  it('leaves every later turn what it would be without a primer', async () => {
    const warm = await converse(qwen3);
    await warm.warmUp();
    const cold = await converse(qwen3);
    for (const { ask } of [warm, cold]) await ask('One?', 'Yes, $& all.');
    warm.takeResets();
    const turns = await Promise.all([warm, cold].map(({ ask }) => ask('Two?', 'No.')));
    expect(warm.takeResets()).toBe(0);
    expect(warm.kvText()).toBe(cold.kvText());
    expect(promptTokens(turns[0] ?? [])).toBe(promptTokens(turns[1] ?? []));
  });

  it.each([
    ['was stopped', async (chat: Conversation) => chat.ask('Two?', 'a reply that is much too long', 5)],
    ['was cut by its length', async (chat: Conversation) => chat.ask('Two?', 'too long '.repeat(80))],
  ])('reads the whole conversation after a reply that %s', async (_, ask) => {
    const chat = await converse(qwen3);
    await chat.ask('One?', 'Yes, for $$.');
    await ask(chat);
    await chat.warmUp();
    chat.takeResets();
    const events = await chat.ask('Three?', 'Yes.');
    expect(chat.takeResets()).toBe(0);
    expect(promptTokens(events)).toBe(chat.countTokens('Three?') + 9);
    const cut = chat.history[3]?.content ?? '';
    const read = reading('One?', 'Yes, for $$.', 'Two?', cut, 'Three?');
    expect(chat.kvText()).toBe(`${read}${noThought}Yes.`);
  });

  it('reads another chat when the visitor turns to it, and the first one when they turn back', async () => {
    const { ask, warmUp, history, kvText, takeResets, countTokens } = await converse(qwen3);
    await ask('One?', 'Yes.');
    const first = history.splice(0);
    await warmUp();
    takeResets();
    expect(promptTokens(await ask('Another chat?', 'It is.'))).toBe(countTokens('Another chat?') + 9);
    expect(takeResets()).toBe(0);
    history.splice(0, Infinity, ...first);
    await warmUp();
    takeResets();
    expect(promptTokens(await ask('Two?', 'No.'))).toBe(countTokens('Two?') + 9);
    expect(takeResets()).toBe(0);
    expect(kvText()).toContain('One?');
    expect(kvText()).not.toContain('Another chat?');
  });

  it('joins a question that got no reply with the next one', async () => {
    const { ask, warmUp, history, kvText, takeResets } = await converse(qwen3);
    history.push(user('Who'));
    await warmUp();
    takeResets();
    await ask('are you?', 'Ada.');
    expect(takeResets()).toBe(0);
    expect(kvText()).toBe(`${reading('Who\n\nare you?')}${noThought}Ada.`);
  });

  it('leaves out the oldest turns of a long conversation, and the reply says so', async () => {
    const small = { ...qwen3, context_window_size: 2400 };
    const { ask, warmUp, history, kvText, takeResets } = await converse(small);
    await ask('The first question?', 'The first reply. '.repeat(20));
    for (const turn of ['second', 'third', 'fourth'])
      history.push(user(`The ${turn} question?`), assistant(`The ${turn} reply. `.repeat(20)));
    await warmUp();
    takeResets();
    const events = await ask('And the fifth?', 'Yes.');
    expect(takeResets()).toBe(0);
    expect(kvText()).not.toContain('The first question?');
    expect(kvText()).toContain('The fourth question?');
    expect(events).toContainEqual({ type: 'notice', text: backendWords.wait.trimmedNotice });
  });

  it('asks nothing of an engine whose template is not ChatML', async () => {
    const { warmUp, kvText } = await converse(other);
    await warmUp();
    expect(kvText()).toBe('');
  });

  it('measures how many bytes a token has, so that no turn is left out too early', async () => {
    const { warmUp, history, kvText } = await converse({ ...qwen3, context_window_size: 1500 });
    // One token of eight bytes.
    const long = (times: number) => '</think>'.repeat(times);
    history.push(user('First?'), assistant(long(150)));
    await warmUp();
    history.push(user('Second?'), assistant(long(300)));
    await warmUp();
    expect(kvText()).toContain('First?');
    expect(kvText()).toContain('Second?');
  });

  it('lets a reply go first that waits for the model', async () => {
    let becomeReady = () => {};
    const isReady = new Promise<void>((resolve) => (becomeReady = resolve));
    const { backend, warmUp, replies, kvText } = await converse(qwen3, 'model', isReady);
    replies.push('Ada.');
    const stream = backend.stream([system, user('Hi?')], { signal: new AbortController().signal });
    const reply = stream[Symbol.asyncIterator]();
    const first = reply.next();
    await warmUp();
    expect(kvText()).toBe('');
    becomeReady();
    expect(await first).toMatchObject({ value: { type: 'text-delta' } });
    await reply.return?.();
  });
});

type Conversation = Awaited<ReturnType<typeof converse>>;

const limits: PromptLimits = { contextWindow: 1000, reply: 100, escapeMessages: false, bytesPerToken: 1 };

describe('building a prompt for the engine', () => {
  it.each([
    ['another profile', [{ ...system, content: 'Another.' }, user('a'), assistant('b'), user('c')]],
    ['another reply', [system, user('a'), assistant('not b'), user('c')]],
    ['another chat', [system, user('x'), assistant('y'), user('a'), assistant('b'), user('c')]],
    ['a new chat', [system, user('a')]],
  ])('does not mistake %s for the conversation the engine holds', (_, conversation) => {
    const begun = [system, user('a')];
    const memory = remember(begun, buildPrompt(begun, undefined, limits), { stored: 'b', visible: 'b' });
    expect(buildPrompt(conversation, memory, limits).reuses).toBe(false);
  });

  it('escapes dollars so that String.replace gives them back', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('$', '&', '`', "'", '1', 'x', '{') }), (text) => {
        expect('<{m}>'.replace('{m}', escapeDollars(text))).toBe(`<${text}>`);
      }),
    );
  });
});
