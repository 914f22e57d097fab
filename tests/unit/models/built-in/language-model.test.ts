import { describe, expect, it } from 'vitest';
import { browserLanguageModel } from '../../../../src/models/built-in/language-model';

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
