import { describe, expect, it } from 'vitest';
import { featuresOf, wordsOf } from '../../../../src/answers/intent/features';
import { createVocabulary } from '../../../../src/answers/intent/vocabulary';

const knowing = (words: string) => createVocabulary(words.split(' ')).correct;

describe('words of a message', () => {
  it('lose case and accents', () => {
    expect(wordsOf('Où a-t-elle étudié ?')).toEqual(['ou', 'a', 't', 'elle', 'etudie']);
    expect(wordsOf('Größe')).toEqual(['grosse']);
  });

  it('are the same with and without an apostrophe where nothing is left out before it', () => {
    expect(wordsOf('what’s')).toEqual(wordsOf('whats'));
    expect(wordsOf("qu'elle")).toEqual(['qu', 'elle']);
  });

  it('have one letter for each placeholder', () => {
    expect(wordsOf('C++ at {employer}?')).toEqual(['c++', 'at', 'E']);
  });

  it('are runs of one script in Japanese, with voiced kana', () => {
    expect(wordsOf('職歴がデータです')).toEqual(['職歴', 'が', 'データ', 'です']);
    expect(wordsOf('ﾃﾞｰﾀ')).toEqual(['データ']);
  });
});

describe('features of a message', () => {
  it('are the same for two names that nobody knows, but for the names', () => {
    const find = knowing('does she know');
    const [one, other] = ['Zorblatt', 'Quux Plim'].map((name) => featuresOf(`does she know ${name}`, find));
    expect(other).toContain('she know ?');
    expect(one).toContain('know ? $');
    expect(other).toContain('know ? $');
  });

  it('are the same for two years in figures', () => {
    const find = knowing('in');
    expect(featuresOf('in 2019', find)).toEqual(featuresOf('in 2020', find));
  });

  it('are pairs of characters and single kanji in Japanese', () => {
    const features = featuresOf('{skill}を使えますか', () => undefined);
    expect(features).toContain('^S');
    expect(features).toContain('か$');
    expect(features).toContain('使');
    expect(features).not.toContain('え');
  });

  it('leave out polite words in Japanese', () => {
    const find = () => undefined;
    expect(featuresOf('ご経験', find)).toContain('^経');
    expect(featuresOf('何歳ですか', find)).toContain('歳$');
  });

  it('read unknown katakana and Latin names alike in Japanese', () => {
    const find = () => undefined;
    expect(featuresOf('Dockerできる', find)).toContain('?で');
    expect(featuresOf('トヨタできる', find)).toContain('?で');
  });
});

describe('a vocabulary', () => {
  const correct = knowing('salary experience work know');

  it('forgives one slip in four letters and two in eight', () => {
    expect(correct('wrok')).toBe('work');
    expect(correct('salarry')).toBe('salary');
    expect(correct('expereince')).toBe('experience');
    expect(correct('expirence')).toBe('experience');
    expect(correct('kno')).toBeUndefined();
    expect(correct('slraay')).toBeUndefined();
  });

  it('trusts the first letter', () => {
    expect(correct('fork')).toBeUndefined();
  });
});
