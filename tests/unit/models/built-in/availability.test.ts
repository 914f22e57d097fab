import { describe, expect, it, vi } from 'vitest';
import { findModel, optionsFor, type LanguageModel } from '../../../../src/models/built-in/language-model';
import { abortableSleep } from '../../../../src/shared/abortable-sleep';
import { createLanguageModel } from '../../../support/scripted-language-model';

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
