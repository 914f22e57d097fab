import { describe, expect, it } from 'vitest';
import type { BackendEvent, ChatMessage } from '../../../../src/backends/backend';
import type { WebLLMEngine, WebLLMModel } from '../../../../src/backends/webllm/engine';
import { createWebLLMBackend } from '../../../../src/backends/webllm/webllm-backend';
import { startGeneration, type Generation } from '../../../../workers/webllm/generate';
import { engineSetup, type ModelConfig } from '../../../../workers/webllm/prompt-form';
import { createRealEngine } from '../../../support/real-web-llm';
import { qwenTemplate } from '../../../support/weights-server';
import { backendWords } from '../../../support/backend-words';

const qwen3: ModelConfig = { model_type: 'qwen3', context_window_size: 40960, conv_template: qwenTemplate };
const qwen2: ModelConfig = { ...qwen3, model_type: 'qwen2' };
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
async function converse(config: ModelConfig, id = 'model') {
  const { chatOptions, form, canThink } = engineSetup(id, config);
  const real = await createRealEngine({
    conv_template: config.conv_template ?? {},
    ...chatOptions,
    context_window_size: form.contextWindow,
  });
  let running: Generation | undefined;
  const engine: WebLLMEngine = {
    form,
    generate(request, onDelta) {
      running = startGeneration(real.engine, request, canThink, onDelta, () => performance.now());
      return running.outcome;
    },
    interrupt: () => running?.interrupt(),
  };
  const model: WebLLMModel = {
    modelName: () => 'Qwen3',
    whenReady: async () => engine,
    reportLoss() {},
    dispose() {},
  };
  const backend = createWebLLMBackend({ model, words: backendWords });
  const history: ChatMessage[] = [];

  /** Asks as the chat does. */
  async function ask(question: string, reply: string, stopAfter = Infinity): Promise<BackendEvent[]> {
    real.replies.push(reply);
    const stop = new AbortController();
    const messages = [system, ...history, { role: 'user', content: question } as const];
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
    history.push({ role: 'user', content: question }, { role: 'assistant', content: text });
    await running?.outcome;
    return events;
  }
  return { ask, history, ...real };
}

const system: ChatMessage = { role: 'system', content: 'You are Ada. You charge $$ and $& for $1.' };
const noThought = '<think>\n\n</think>\n\n';

type Turn = readonly [role: string, content: string];

/** Qwen's own chat template, written down a second time. */
function chatML(...turns: readonly Turn[]): string {
  return turns.map(([role, content]) => `<|im_start|>${role}\n${content}<|im_end|>\n`).join('');
}

function reading(...turns: readonly Turn[]): string {
  return `${chatML(...turns)}<|im_start|>assistant\n`;
}

describe("what the model reads, through web-llm's own engine code", { timeout: 20_000 }, () => {
  it('is exact ChatML on a first turn, with an empty thought', async () => {
    const { ask, kvText } = await converse(qwen3);
    await ask('Hi, who are you?', 'Ada.');
    expect(kvText()).toBe(
      `${reading(['system', system.content], ['user', 'Hi, who are you?'])}${noThought}Ada.`,
    );
  });

  it('is only the new turn when the conversation goes on, and still exact ChatML', async () => {
    const { ask, kvText, takeResets } = await converse(qwen3);
    await ask('Hi, who are you?', 'Ada.');
    takeResets();
    const events = await ask('What do you charge?', 'It is $$5, or $& more.');
    expect(takeResets()).toBe(0);
    expect(kvText()).toBe(
      `${reading(
        ['system', system.content],
        ['user', 'Hi, who are you?'],
        ['assistant', `${noThought}Ada.`],
        ['user', 'What do you charge?'],
      )}${noThought}It is $$5, or $& more.`,
    );
    const newTurn = `<|im_end|>\n${reading(['user', 'What do you charge?'])}${noThought}`;
    expect(events.at(-1)).toMatchObject({ type: 'end', stats: { promptTokens: newTurn.length } });
  });

  it('stays so over many turns', async () => {
    const { ask, takeResets } = await converse(qwen3);
    await ask('0', 'zero');
    takeResets();
    for (const turn of ['1', '2', '3', '4']) await ask(turn, `reply ${turn} for $$`);
    expect(takeResets()).toBe(0);
  });

  it("is Qwen's own template, without old thoughts, when everything is read again after a stop", async () => {
    const { ask, history, kvText, takeResets } = await converse(qwen3);
    await ask('One?', 'Yes, and $$ much more.');
    await ask('Two?', 'a reply that is much too long to wait for', 5);
    takeResets();
    await ask('Three?', 'Yes.');
    expect(takeResets()).toBeGreaterThan(0);
    const stopped = history[3]?.content ?? '';
    expect(kvText()).toBe(
      `${reading(
        ['system', system.content],
        ['user', 'One?'],
        ['assistant', 'Yes, and $$ much more.'],
        ['user', 'Two?'],
        ['assistant', stopped],
        ['user', 'Three?'],
      )}${noThought}Yes.`,
    );
  });

  it('reuses again after a conversation was read anew', async () => {
    const { ask, takeResets } = await converse(qwen3);
    await ask('One?', 'Yes.');
    await ask('Two?', 'a reply that is much too long to wait for', 5);
    await ask('Three?', 'Yes.');
    takeResets();
    await ask('Four?', 'Yes.');
    expect(takeResets()).toBe(0);
  });

  it('holds no thought for a model that knows none', async () => {
    const { ask, kvText, takeResets } = await converse(qwen2, 'Qwen2-0.5B-Instruct-q4f32_1');
    await ask('One?', 'Yes.');
    takeResets();
    await ask('Two?', 'No.');
    expect(takeResets()).toBe(0);
    expect(kvText()).toBe(
      `${reading(['system', system.content], ['user', 'One?'], ['assistant', 'Yes.'], ['user', 'Two?'])}No.`,
    );
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
