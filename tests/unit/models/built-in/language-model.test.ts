import { describe, expect, it, vi } from 'vitest';
import {
  browserLanguageModel,
  findModel,
  optionsFor,
  type LanguageModel,
} from '../../../../src/models/built-in/language-model';
import { abortableSleep } from '../../../../src/shared/abortable-sleep';
import { createLanguageModel } from '../../../support/scripted-language-model';

/** A class of the engine itself, as a browser’s `LanguageModel` is. */
const native = Map;
const chromium = (mobile: boolean, ...brands: readonly string[]) => ({
  userAgentData: { mobile, brands: ['Not:A-Brand', 'Chromium', ...brands].map((brand) => ({ brand })) },
});

describe('the browser’s language model', () => {
  it.each([
    ['Chrome', chromium(false, 'Google Chrome'), true],
    ['Edge', chromium(false, 'Microsoft Edge'), true],
    ['a browser that is not made of Chromium', {}, true],
    ['Chromium itself, which no maker gives a model', chromium(false), false],
    ['Chrome on a phone', chromium(true, 'Google Chrome'), false],
  ])('in %s', (_, navigator, isThere) => {
    expect(browserLanguageModel({ LanguageModel: native, navigator })).toBe(isThere ? native : undefined);
  });

  it.each([undefined, null, 'gemini'])('is missing where the global is %s', (LanguageModel) => {
    expect(browserLanguageModel({ LanguageModel, navigator: {} })).toBeUndefined();
  });
});

describe('the question whether a browser has a model', () => {
  it('is asked with the languages that answers are expected in, and English for the rules', () => {
    expect(optionsFor(['de-CH', 'fr', 'de'])).toEqual({
      expectedInputs: [{ type: 'text', languages: ['en', 'de', 'fr'] }],
      expectedOutputs: [{ type: 'text', languages: ['de', 'fr'] }],
    });
  });

  it('is answered by the options that the model is there for', async () => {
    const languageModel = createLanguageModel();
    expect(await findModel(languageModel, ['fr'], abortableSleep)).toEqual(languageModel.log.asked[0]);
    expect(languageModel.log.asked).toHaveLength(1);
  });

  it.each(['unavailable', 'downloadable', 'downloading', 'rejects', 'throws', 'readily', ''])(
    'has no model for the answer "%s", and makes none',
    async (availability) => {
      const languageModel = createLanguageModel({ availability });
      expect(await findModel(languageModel, ['en'], abortableSleep)).toBeUndefined();
      expect(languageModel.log.created).toEqual([]);
    },
  );

  const silence = new Promise<never>(() => {});
  const answers = () => vi.fn<LanguageModel['availability']>().mockReturnValue(silence);

  it.each([
    ['the first', answers()],
    ['the second', answers().mockResolvedValueOnce('unavailable')],
  ])('is given up after three seconds without %s answer', async (_, availability) => {
    vi.useFakeTimers();
    let found: unknown = 'nothing yet';
    const languageModel = { ...createLanguageModel(), availability };
    void findModel(languageModel, ['en'], abortableSleep).then((answer) => (found = answer));
    await vi.advanceTimersByTimeAsync(2999);
    expect(found).toBe('nothing yet');
    await vi.advanceTimersByTimeAsync(1);
    expect(found).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });
});
