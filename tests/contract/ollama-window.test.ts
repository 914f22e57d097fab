import { afterEach, describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../src/backends/backend';
import { estimateMessage } from '../../src/backends/fit-window';
import { createOllamaBackend } from '../../src/backends/ollama/ollama-backend';
import { backendWords } from '../support/words';
import { startModelServer, type ModelServer, type OllamaLists } from '../support/model-server';
import { refusal, type Scenario } from '../support/model-scenarios';
import { readReply } from '../support/read-reply';
import { testNetwork } from '../support/test-network';

const model = 'qwen3:14b';
const system: ChatMessage = { role: 'system', content: 'A line of the profile. '.repeat(60) };

/** `count` turns of about 180 tokens. */
function conversation(count: number, question = 'And now?'): ChatMessage[] {
  const turns = Array.from({ length: count }, (_, index): ChatMessage[] => [
    { role: 'user', content: `${index}. What did you build in that year?` },
    { role: 'assistant', content: `${index}. ${'A machine that bends and presses. '.repeat(15)}` },
  ]);
  return [system, ...turns.flat(), { role: 'user', content: question }];
}

const tokensOf = (messages: readonly ChatMessage[]) =>
  messages.reduce((sum, message) => sum + estimateMessage(message), 0);

/** A reply whose prompt the server counted like this. */
const counting =
  (promptTokens: number): Scenario =>
  ({ dialect }) => ({
    paceMs: 0,
    steps: [
      dialect.delta({ content: 'Yes. I did.' }),
      dialect.end('stop').replace(/"prompt_eval_count":\d+/, `"prompt_eval_count":${promptTokens}`),
    ],
  });

/** The form of 0.33: the body of its own runner as a string. */
const refusing = refusal(
  400,
  '{"error":{"code":400,"message":"request (5120 tokens) exceeds the available context size (4096 tokens), try increasing it","type":"exceed_context_size_error","n_prompt_tokens":5120,"n_ctx":4096}}',
);

describe('the window of a model on Ollama', () => {
  let server: ModelServer;

  afterEach(() => server.close());

  async function setUp(lists: OllamaLists, respond?: Scenario) {
    server = await startModelServer({ lists, ...(respond && { respond }), paceMs: 0 });
    const backend = createOllamaBackend({
      words: backendWords,
      host: server.url,
      model,
      network: testNetwork(),
    });
    const sent = () => server.chatRequests.map(({ body }) => (body as { messages: ChatMessage[] }).messages);
    return { backend, sent };
  }

  const loaded = (contextLength?: number): OllamaLists => ({
    loaded: [{ name: model, model, ...(contextLength && { context_length: contextLength }) }],
  });

  it.each([
    ['4,096 tokens before the model is loaded', {}, 4096],
    ['what the server says once it is loaded', loaded(2048), 2048],
    ['a larger one', loaded(8192), 8192],
    ['4,096 tokens where an older server does not say', loaded(), 4096],
  ])('is %s', async (_, lists, window) => {
    const { backend, sent } = await setUp(lists);
    const messages = conversation(60);
    const { events } = await readReply(backend, messages);
    const prompt = sent()[0] ?? [];
    expect(prompt[0]).toEqual(system);
    expect(prompt.at(-1)?.content).toBe('And now? /no_think');
    expect(prompt.slice(1, -1)).toEqual(messages.slice(messages.length - prompt.length + 1, -1));
    expect(prompt.length % 2).toBe(0);
    const tokens = tokensOf(prompt) + 512;
    expect(tokens).toBeLessThanOrEqual(window);
    expect(tokens).toBeGreaterThan(window * 0.6);
    expect(events[0]).toEqual({ type: 'notice', text: backendWords.wait.trimmedNotice });
  });

  it('holds a short conversation as it is, without a notice', async () => {
    const { backend, sent } = await setUp(loaded(4096));
    const messages = conversation(2);
    const { events } = await readReply(backend, messages);
    expect(sent()[0]?.slice(0, -1)).toEqual(messages.slice(0, -1));
    expect(events.some(({ type }) => type === 'notice')).toBe(false);
  });

  it('is used to the full once the server has counted a prompt', async () => {
    const { backend, sent } = await setUp(loaded(4096), counting(900));
    await readReply(backend, conversation(6));
    await readReply(backend, conversation(16));
    // By the estimate alone, a part of these turns would have stayed away.
    expect(tokensOf(conversation(16)) + 512).toBeGreaterThan(4096 * 0.75);
    expect(sent()[1]).toHaveLength(conversation(16).length);
  });

  it('is smaller than the estimate: the question is sent once more without the turns before it', async () => {
    let requests = 0;
    const { backend, sent } = await setUp(loaded(4096), (exchange) =>
      ((requests += 1) === 1 ? refusing : counting(700))(exchange),
    );
    const { text, events } = await readReply(backend, conversation(5));
    expect(text).toBe('Yes. I did.');
    expect(events.filter(({ type }) => type === 'notice')).toHaveLength(1);
    expect(sent()[1]?.map(({ role }) => role)).toEqual(['system', 'user']);
  });

  it('is smaller than assumed, as a cut prompt gives away: the text of that reply is withdrawn', async () => {
    const lists: { loaded: object[] } = { loaded: [] };
    let requests = 0;
    const { backend, sent } = await setUp(lists, (exchange) => {
      lists.loaded = [{ name: model, context_length: 2048 }];
      return counting((requests += 1) === 1 ? 400 : 700)(exchange);
    });
    const { text, events, thrown } = await readReply(backend, conversation(16));
    expect(thrown).toBeUndefined();
    expect(text).toBe('Yes. I did.');
    expect(events.filter(({ type }) => type === 'end')).toHaveLength(1);
    expect(sent()[1]).toHaveLength(2);
  });

  it.each([
    ['the form of 0.33', refusing],
    [
      'the sentence of its scheduler',
      refusal(
        400,
        'the prompt is longer than the context length currently available to the model; shorten the prompt',
      ),
    ],
  ])('a refused prompt is named: %s', async (_, respond) => {
    const { backend } = await setUp({}, respond);
    const { thrown } = await readReply(backend, conversation(0));
    expect(thrown).toMatchObject({ kind: 'context-too-long', subject: model });
  });

  it('a prompt that the server cut without a word is named, and its text is kept', async () => {
    const { backend } = await setUp({}, counting(512));
    const long = [{ ...system, content: system.content.repeat(14) }, ...conversation(0).slice(1)];
    const { text, thrown } = await readReply(backend, long);
    expect(thrown).toMatchObject({ kind: 'context-too-long', subject: model });
    expect(text).toBe('Yes. I did.');
  });
});
