import { describe, expect, it, vi } from 'vitest';
import type { BackendEvent, ChatMessage } from '../../../../src/backends/backend';
import { findScripted, profilePrompt } from '../../../support/built-in-test';
import { readReply, type ReadReply } from '../../../support/read-reply';
import type { LanguageModelScript } from '../../../support/scripted-language-model';

const system = { role: 'system', content: profilePrompt } as const;
const user = (content: string): ChatMessage => ({ role: 'user', content });
const assistant = (content: string): ChatMessage => ({ role: 'assistant', content });
const short = 'Who? [scenario: short]';
const greeting = 'Hello! How can I help?';
/** The history of a chat that asked the short question. */
const greeted = [user(short), assistant(greeting)];
const beginning = 'This is how the reply began, and then';
const afterAll = 'It works after all.';
const trimmed: BackendEvent = {
  type: 'notice',
  text: 'This conversation has become longer than the model can read, so its oldest messages are left out.',
};

/** Asks with this history. */
function asker(script: LanguageModelScript = {}) {
  const found = findScripted(script);
  const ask = (question: string, ...history: readonly ChatMessage[]): Promise<ReadReply> =>
    readReply(found.backend, [system, ...history, user(question)]);
  return { ...found, log: found.languageModel.log, ask };
}

describe('a chat', () => {
  it('is one clone, which is sent only the newest question', async () => {
    const { ask, log } = asker();
    await ask(short);
    await ask('And then? [scenario: echo]', ...greeted);
    expect(log.created).toHaveLength(1);
    expect(log.clones).toBe(1);
    expect(log.appended).toEqual([]);
    expect(log.prompts.at(-1)).toEqual([system, ...greeted, user('And then? [scenario: echo]')]);
  });

  it('does not hear what another chat is told', async () => {
    const { ask, log } = asker();
    await ask(short);
    await ask('When? [scenario: echo]');
    await ask('Why? [scenario: echo]', ...greeted);
    expect(log.clones).toBe(2);
    expect(log.prompts.at(-1)).toEqual([system, ...greeted, user('Why? [scenario: echo]')]);
  });

  it.each([
    ['an edited question', [user('Who is she?'), assistant(greeting)]],
    ['another chat that begins alike', [...greeted, user('Why?'), assistant('So.')]],
    ['a reply by someone else', [user(short), assistant('Quoted from the CV.')]],
    ['a question without a reply', [...greeted, user('Stopped.')]],
  ])('with %s is told its history again, on a fresh clone', async (_, history) => {
    const { ask, log } = asker();
    await ask(short);
    await ask('And? [scenario: echo]', ...history);
    expect(log.clones).toBe(2);
    expect(log.appended).toEqual([history]);
    expect(log.prompts.at(-1)).toEqual([system, ...history, user('And? [scenario: echo]')]);
  });

  it('whose reply was stopped is told its history again, and the old clone is destroyed', async () => {
    const { ask, backend, log } = asker();
    await ask(short);
    const controller = new AbortController();
    await readReply(backend, [system, ...greeted, user('More? [scenario: long]')], {
      signal: controller.signal,
      onEvent: ({ type }) => {
        if (type === 'text-delta') controller.abort();
      },
    });
    await vi.waitFor(() => expect(log.alive).toBe(1));
    const { text } = await ask('More? [scenario: short]', ...greeted);
    expect(text).toBe(greeting);
    expect(log.appended).toEqual([greeted]);
  });

  it('that is the fourth costs the oldest its clone', async () => {
    const { ask, log } = asker();
    const first = `0 ${short}`;
    for (const chat of [first, `1 ${short}`, `2 ${short}`, `3 ${short}`]) await ask(chat);
    expect(log.alive).toBe(4);
    await ask('And? [scenario: short]', user(first), assistant(greeting));
    expect(log.appended).toEqual([[user(first), assistant(greeting)]]);
  });

  it('waits for another chat, says so, and is then answered', async () => {
    vi.useFakeTimers();
    const { backend, ask } = asker();
    const stop = new AbortController();
    const first = readReply(backend, [system, user('Who? [scenario: silent]')], { signal: stop.signal });
    const second = ask(short);
    await vi.advanceTimersByTimeAsync(2500);
    stop.abort();
    await vi.advanceTimersByTimeAsync(100);
    await first;
    const { events, text } = await second;
    expect(events[0]).toEqual({ type: 'wait', text: 'Waiting for your other chat' });
    expect(text).toBe(greeting);
  });

  it('leaves out its oldest turns where the reply would have no room, and says so', async () => {
    const { ask, log } = asker({ contextWindow: 1000 });
    const turn = (index: number) => [
      user(`Question ${index} ${'and more '.repeat(20)}`),
      assistant(`Reply ${index} ${'and so on '.repeat(20)}`),
    ];
    const history = [1, 2, 3, 4].flatMap(turn);
    const { events, text } = await ask(short, ...history);
    expect(events[0]).toEqual(trimmed);
    expect(text).toBe(greeting);
    const told = log.appended[0] ?? [];
    expect(told.length).toBeGreaterThan(0);
    expect(told).toEqual(history.slice(-told.length));
    expect(told[0]?.role).toBe('user');
  });
});

it('the first word is waited for twenty seconds, then the reply has failed', async () => {
  vi.useFakeTimers();
  const { ask, log } = asker();
  let reply: ReadReply | undefined;
  void ask('Who? [scenario: silent]').then((read) => (reply = read));
  await vi.advanceTimersByTimeAsync(19_999);
  expect(reply).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2);
  expect(reply?.thrown).toMatchObject({ kind: 'too-slow', handsOver: false });
  expect(reply?.events).toEqual([
    { type: 'wait', text: 'Reading your question' },
    { type: 'wait', text: undefined },
  ]);
  expect(log.working).toBe(0);
  expect(log.alive).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});

describe('an error of the browser before any text', () => {
  it.each([
    ['filtered', { kind: 'filtered', handsOver: false }, 'ready'],
    ['unsupported', { kind: 'model-unsupported', handsOver: true }, 'ready'],
    ['not-allowed', { kind: 'permission-denied', handsOver: true }, 'ready'],
    ['quota', { kind: 'context-too-long', handsOver: true }, 'ready'],
    ['broken', { kind: 'load-failed', handsOver: true }, 'failed'],
    ['session-lost', { kind: 'model-stopped', handsOver: false }, 'ready'],
    ['not-text', { kind: 'unknown', handsOver: true }, 'ready'],
  ])('%s fails as %j, and the model is then %s', async (scenario, failure, status) => {
    const { ask, snapshot, log } = asker();
    const { text, thrown, events } = await ask(`Who? [scenario: ${scenario}]`);
    expect(text).toBe('');
    expect(thrown).toMatchObject({ ...failure, detail: expect.any(String) });
    expect(events).toEqual([]);
    expect(snapshot().status).toBe(status);
    await vi.waitFor(() => expect(log.alive).toBe(status === 'ready' ? 1 : 0));
    expect((await ask(short)).text).toBe(greeting);
  });

  it.each(['broken-once', 'invalid-once'])('%s is answered by a session made anew', async (scenario) => {
    const { ask, log, statuses, failures } = asker();
    const { text } = await ask(`Who? [scenario: ${scenario}]`);
    expect(text).toBe(afterAll);
    expect(log.created).toHaveLength(2);
    expect(failures.count()).toBe(0);
    expect(statuses).toEqual(['starting', 'ready', 'starting', 'ready']);
    await vi.waitFor(() => expect(log.alive).toBe(2));
  });

  it('for a full window is answered with less history, and says so', async () => {
    const { ask, log } = asker();
    const history = ['One', 'Two', 'Three'].flatMap((text) => [user(`${text}?`), assistant(`${text}.`)]);
    const { events, text } = await ask('Four? [scenario: quota-once]', ...history);
    expect(text).toBe(afterAll);
    expect(events[0]).toEqual(trimmed);
    expect(log.appended).toEqual([history, history.slice(4)]);
  });
});

describe('an error of the browser after some text', () => {
  it.each([
    ['quota-after-text', 'length'],
    ['session-lost-after-text', 'other'],
  ])('%s ends the reply: %s', async (scenario, reason) => {
    const { ask } = asker();
    const { text, events, thrown } = await ask(`Who? [scenario: ${scenario}]`);
    expect(thrown).toBeUndefined();
    expect(text).toBe(beginning);
    expect(events.at(-1)).toMatchObject({ type: 'end', reason });
  });

  it.each([
    ['filtered-after-text', 'filtered'],
    ['unsupported-after-text', 'model-unsupported'],
    ['broken-after-text', 'cut-off'],
  ])('%s fails as %s and keeps the text', async (scenario, kind) => {
    const { ask, log } = asker();
    const { text, thrown } = await ask(`Who? [scenario: ${scenario}]`);
    expect(text).toBe(beginning);
    expect(thrown).toMatchObject({ kind, handsOver: false });
    expect(log.alive).toBe(1);
  });
});

describe('a reply without sense', () => {
  it.each(['whitespace', 'repeating'])('is stopped: %s', async (scenario) => {
    const { ask, log } = asker({ contextWindow: 0 });
    const { thrown, text } = await ask(`Who? [scenario: ${scenario}]`);
    expect(thrown).toMatchObject({ kind: 'runaway', handsOver: false });
    expect(text.length).toBeLessThan(1000);
    await vi.waitFor(() => expect(log.working).toBe(0));
    expect(log.alive).toBe(1);
  });

  it('is stopped by its length, and told again on a fresh clone', async () => {
    const { ask, log } = asker({ contextWindow: 0 });
    const { events, text } = await ask('Who? [scenario: never-ending]');
    expect(events.at(-1)).toMatchObject({ type: 'end', reason: 'length' });
    await ask('And? [scenario: echo]', user('Who? [scenario: never-ending]'), assistant(text));
    expect(log.appended).toHaveLength(1);
  });
});
