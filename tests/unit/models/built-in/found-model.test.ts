import { describe, expect, it, vi } from 'vitest';
import { findScripted } from '../../../support/built-in-test';
import { readReply } from '../../../support/read-reply';
import { settled } from '../../../support/scripted-backend';
import type { LanguageModelSession } from '../../../../src/models/built-in/language-model';
import { windowOf } from '../../../../src/models/built-in/base-session';

const short = 'Who? [scenario: short]';
const greeting = 'Hello! How can I help?';

async function started(...args: Parameters<typeof findScripted>) {
  const found = findScripted(...args);
  found.model.start();
  await vi.waitFor(() => expect(found.snapshot().status).not.toBe('starting'));
  return found;
}

describe('a model that the visitor has chosen', () => {
  it('is prepared once, however often it is chosen', async () => {
    const { model, statuses, languageModel } = findScripted();
    model.start();
    model.start();
    await settled();
    model.start();
    await settled();
    expect(statuses).toEqual(['starting', 'ready']);
    expect(languageModel.log.created).toHaveLength(1);
  });

  it('is given up after the second failure, with the reason, and may be tried again', async () => {
    const createFails = ['UnknownError', 'OperationError'];
    const { model, snapshot, languageModel } = await started({ createFails });
    const problem = 'Your browser’s built-in model could not be started.';
    expect(snapshot()).toMatchObject({ status: 'failed', problem, mayRetry: true });
    model.start();
    await vi.waitFor(() => expect(snapshot().status).toBe('ready'));
    expect(languageModel.log.created).toHaveLength(3);
  });

  it('is asked for three times in a tab and no more, whoever asks', async () => {
    const { model, backend, snapshot, languageModel } = await started({ createFailsAlways: 'UnknownError' });
    model.start();
    await vi.waitFor(() => expect(snapshot()).toMatchObject({ status: 'failed', mayRetry: false }));
    model.start();
    const { thrown } = await readReply(backend, short);
    expect(thrown).toMatchObject({ kind: 'load-failed', handsOver: true });
    model.release();
    model.start();
    await settled();
    expect(languageModel.log.created).toHaveLength(3);
    expect(snapshot()).toMatchObject({ status: 'failed', mayRetry: false });
  });

  it('is given up after a minute without a session, once', async () => {
    vi.useFakeTimers();
    const { model, snapshot, languageModel } = findScripted({ createFails: ['hang'] });
    model.start();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(snapshot().status).toBe('starting');
    await vi.advanceTimersByTimeAsync(1);
    expect(snapshot()).toMatchObject({ status: 'failed', mayRetry: true });
    expect(languageModel.log.created).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a model that is given up for something else', () => {
  it('holds no session, and is there for another choice', async () => {
    const { model, backend, snapshot, languageModel } = await started();
    await readReply(backend, short);
    expect(languageModel.log.alive).toBe(2);
    model.release();
    await settled();
    expect(languageModel.log.alive).toBe(0);
    expect(snapshot().status).toBe('available');
    model.start();
    await vi.waitFor(() => expect(snapshot().status).toBe('ready'));
  });

  it('ends a reply without text as one that was stopped', async () => {
    const { model, backend, languageModel } = await started();
    const reply = readReply(backend, 'Who? [scenario: silent]');
    await vi.waitFor(() => expect(languageModel.log.prompts).toHaveLength(1));
    model.release();
    expect((await reply).thrown).toMatchObject({ kind: 'model-stopped', handsOver: false });
  });
});

it('a page that is hidden gives its sessions up, and makes them again when it comes back', async () => {
  const { page, backend, snapshot, languageModel } = await started();
  await readReply(backend, short);
  page.dispatchEvent(new Event('pagehide'));
  await settled();
  expect(languageModel.log.alive).toBe(0);
  page.dispatchEvent(new Event('pageshow'));
  expect(snapshot().status).toBe('starting');
  await vi.waitFor(() => expect(snapshot().status).toBe('ready'));
  expect(languageModel.log.created).toHaveLength(2);
});

describe('a CV that the model cannot read whole', () => {
  const entries = Array.from({ length: 210 }, (_, index) => `- Work number ${index + 1}, with more about it`);
  const long = `Rules.\n\n<profile>\nName: Ada Byron\nWork:\n${entries.join('\n')}\n</profile>`;
  const systemPrompt = async () => long;
  const notice = 'The CV is longer than this model can read, so parts of it are left out.';

  it.each([
    ['the browser refuses it', 2000],
    ['it leaves no room for a reply', 2600],
  ])('is shortened by whole passages where %s, and the reply says so', async (_, contextWindow) => {
    const { backend, snapshot, languageModel } = await started({ contextWindow }, { systemPrompt });
    expect(snapshot().status).toBe('ready');
    const { events, text } = await readReply(backend, short);
    expect(events[0]).toEqual({ type: 'notice', text: notice });
    expect(text).toBe(greeting);
    const { initialPrompts = [] } = languageModel.log.created.at(-1) ?? {};
    const content = initialPrompts[0]?.content ?? '';
    expect(content.length).toBeLessThan(long.length);
    expect(content).toContain('- Work number 1,');
    const lines = long.split('\n');
    expect(content.split('\n').every((line) => lines.includes(line))).toBe(true);
    expect(languageModel.log.alive).toBe(2);
  });

  it('is given up where its rules alone are too long, and quotes answer', async () => {
    const { backend, snapshot } = await started({ contextWindow: 10 }, { systemPrompt });
    expect(snapshot()).toMatchObject({ status: 'failed', problem: expect.stringContaining('longer than') });
    expect((await readReply(backend, short)).thrown).toMatchObject({ handsOver: true });
  });
});

const sessionWith = (figures: object) => figures as LanguageModelSession;

const unknown = { size: undefined, used: undefined, left: undefined };

it.each([
  ['current names', { contextWindow: 9216, contextUsage: 1000 }, { size: 9216, used: 1000, left: 8216 }],
  ['older names', { inputQuota: 6144, inputUsage: 0 }, { size: 6144, used: 0, left: 6144 }],
  ['no limit', { contextWindow: Infinity, contextUsage: 10 }, { size: undefined, used: 10, left: undefined }],
  ['no numbers', { contextWindow: '9216', contextUsage: NaN }, unknown],
  ['nothing', {}, unknown],
])('a session with %s has these figures', (_, figures, expected) => {
  expect(windowOf(sessionWith(figures))).toEqual(expected);
});
