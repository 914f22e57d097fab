import { describe, expect, it, vi } from 'vitest';
import { createOfferedModel, type BuiltInOptions } from '../../../../src/models/built-in';
import { backendWords } from '../../../support/words';
import { builtInTestWords, countFailures, profilePrompt } from '../../../support/built-in-test';
import { createLanguageModel, type LanguageModelScript } from '../../../support/scripted-language-model';
import { createFailureCount } from '../../../../src/models/built-in/failure-count';
import { memoryStorage } from '../../../support/memory-storage';

const { builtIn } = builtInTestWords;

function offer(script: LanguageModelScript = {}, changes: Partial<BuiltInOptions> = {}) {
  const languageModel = createLanguageModel(script);
  const loadWords = vi.fn(async () => builtIn);
  const model = createOfferedModel({
    languageModel,
    languages: ['en', 'fr'],
    systemPrompt: async () => profilePrompt,
    loadWords,
    words: backendWords,
    failures: countFailures(),
    network: { isOnline: () => true, origin: 'https://cv.example' },
    page: new EventTarget(),
    ...changes,
  });
  const statuses: string[] = [];
  model.subscribe(() => statuses.push(model.getSnapshot().status));
  return { model, languageModel, loadWords, statuses };
}

describe('a model that is offered', () => {
  it('is looked for when asked, and neither made nor chosen', async () => {
    const { model, languageModel, statuses } = offer();
    expect(model.getSnapshot()).toEqual({ status: 'unchecked' });
    expect(languageModel.log.asked).toEqual([]);
    await model.check();
    expect(model.getSnapshot()).toMatchObject({ status: 'available', words: builtIn.offer });
    expect(statuses).toEqual(['available']);
    expect(languageModel.log.created).toEqual([]);
  });

  it('is made by its very options, with the CV as its system message and no signal', async () => {
    const { model, languageModel } = offer({ needsSamplingMode: true });
    await model.check();
    model.start();
    await vi.waitFor(() => expect(model.getSnapshot().status).toBe('ready'));
    const [asked] = languageModel.log.asked.slice(-1);
    expect(asked).toHaveProperty('samplingMode', 'most-predictable');
    const initialPrompts = [{ role: 'system', content: profilePrompt }];
    expect(languageModel.log.created).toEqual([{ ...asked, initialPrompts }]);
  });

  it('is absent where the browser has none, and nothing of it is loaded', async () => {
    const { model, loadWords } = offer({ availability: 'unavailable' });
    await model.check();
    expect(model.getSnapshot()).toEqual({ status: 'absent' });
    expect(loadWords).not.toHaveBeenCalled();
  });

  it('is absent in a tab where it has failed three times', async () => {
    const { model, languageModel } = offer({}, { failures: countFailures(3) });
    await model.check();
    expect(model.getSnapshot()).toEqual({ status: 'absent' });
    expect(languageModel.log.asked).toEqual([]);
  });

  it('is absent after five seconds in which its own code did not load', async () => {
    vi.useFakeTimers();
    const { model, statuses } = offer({}, { loadWords: () => new Promise(() => {}) });
    void model.check();
    await vi.advanceTimersByTimeAsync(4999);
    expect(statuses).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(statuses).toEqual(['absent']);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the count of failures', () => {
  it('goes on with the next page of the tab', () => {
    const session = memoryStorage();
    const first = createFailureCount(session, 'failures');
    expect(first.count()).toBe(0);
    first.note();
    first.note();
    const second = createFailureCount(session, 'failures');
    expect(second.count()).toBe(2);
    second.note();
    expect([first.count(), second.count()]).toEqual([3, 3]);
  });

  it('counts for the page alone where the browser stores nothing', () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const full = { ...memoryStorage(), setItem };
    for (const session of [undefined, full]) {
      const failures = createFailureCount(session, 'failures');
      failures.note();
      expect(failures.count()).toBe(1);
    }
  });
});
