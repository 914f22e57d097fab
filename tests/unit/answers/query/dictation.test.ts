import { describe, expect, it } from 'vitest';
import { allPacks } from '../../../../src/answers/languages/all-packs';
import type { Language } from '../../../../src/answers/languages/language-pack';
import { withoutSpeech } from '../../../../src/answers/query/dictation';

const written = (spoken: string, language: Language) =>
  withoutSpeech(spoken, language, allPacks[language].lexicon.speech);

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
  ])('loses its hesitations and has its marks (%s)', (language, spoken, typed) => {
    expect(written(spoken, language)).toBe(typed);
  });

  it.each<[Language, string, string]>([
    [
      'en',
      'yeah so what i wanted to know is where did she learn bookbinding',
      'where did she learn bookbinding',
    ],
    ['en', 'hi i was wondering if she can read old maps', 'she can read old maps?'],
    ['fr', "bonjour alors c'est pour savoir s'il répare des horloges", "est-ce qu'il répare des horloges ?"],
    ['de', 'ja hallo ich wollte nur mal fragen seit wann sie da ist', 'seit wann sie da ist'],
    ['es', 'hola mire quería saber si arregla relojes', 'arregla relojes?'],
    ['ja', 'すみません聞きたいんですけど時計は直せますか', '時計は直せますか'],
  ])('begins with what is asked (%s: %s)', (language, spoken, typed) => {
    expect(written(spoken, language)).toBe(typed);
  });

  it.each<[Language, string, string]>([
    ['en', 'where did she train and how long was she there', 'where did she train? how long was she there?'],
    ['de', 'wo hat er gelernt wie lange war er da', 'wo hat er gelernt? wie lange war er da?'],
    [
      'fr',
      "est-ce qu'elle dessine et est-ce qu'elle grave aussi",
      "est-ce qu'elle dessine? est-ce qu'elle grave aussi?",
    ],
    ['es', 'dónde estudió dibujo y cuánto duró aquello', 'dónde estudió dibujo? cuánto duró aquello?'],
    ['ja', 'どこで習いましたかそれは何年続きましたか', 'どこで習いましたか？それは何年続きましたか？'],
  ])('is cut between its questions (%s)', (language, spoken, typed) => {
    expect(written(spoken, language)).toBe(typed);
  });

  it('keeps a question that is told in one piece', () => {
    for (const whole of ['do you know what her job at the mill is', 'can you tell me where she was born'])
      expect(written(whole, 'en')).toBe(whole);
  });

  it('asks no second question with "if so where"', () => {
    expect(written('has she ever worked in a mill and if so where', 'en')).toBe(
      'has she ever worked in a mill',
    );
  });

  it('loses false starts and repeated words', () => {
    expect(written('does she well does she teach at the the academy', 'en')).toBe(
      'does she teach at the academy?',
    );
  });

  it('keeps a typed message as it is', () => {
    for (const typed of ['What would she like to do?', 'Does she know Punkt?', 'Is she, like, a bookbinder?'])
      expect(written(typed, 'en')).toBe(typed);
    expect(written('Also, wo arbeitet sie?', 'de')).toBe('Also, wo arbeitet sie?');
  });

  it('keeps a long text as it is', () => {
    const text = 'um '.repeat(500);
    expect(written(text, 'en')).toBe(text);
  });
});
