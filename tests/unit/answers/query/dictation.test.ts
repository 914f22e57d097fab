import { describe, expect, it } from 'vitest';
import { withoutSpeech } from '../../../../src/answers/query/dictation';
import type { Language } from '../../../../src/answers/languages/language-pack';

describe('a dictated message', () => {
  it.each<[Language, string, string]>([
    ['en', 'um does she uh speak Dutch question mark', 'does she speak Dutch?'],
    [
      'fr',
      "euh est-ce qu'elle parle euh néerlandais point d'interrogation",
      "est-ce qu'elle parle néerlandais ?",
    ],
    ['de', 'ähm wo äh arbeitet sie Fragezeichen', 'wo arbeitet sie?'],
    ['es', 'eh dónde trabaja signo de interrogación', 'dónde trabaja?'],
    ['ja', 'えーと今どこで働いていますか', '今どこで働いていますか'],
  ])('loses its hesitations and has its marks (%s)', (language, spoken, written) => {
    expect(withoutSpeech(spoken, language)).toBe(written);
  });

  it('means what was said after "no wait"', () => {
    expect(withoutSpeech('um was she in Ghent no wait in Bruges', 'en')).toBe('was she in Bruges');
    expect(withoutSpeech('um where does she live no wait when did she start', 'en')).toBe(
      'when did she start',
    );
  });

  it('keeps a typed message as it is', () => {
    for (const typed of ['What would she like to do?', 'Does she know Punkt?', 'Is she, like, a bookbinder?'])
      expect(withoutSpeech(typed, 'en')).toBe(typed);
    expect(withoutSpeech('Also, wo arbeitet sie?', 'de')).toBe('Also, wo arbeitet sie?');
  });
});
