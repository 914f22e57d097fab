import { describe, expect, it } from 'vitest';
import { allowedEdits, editDistance } from '../../../../src/answers/text/distance';
import { fold } from '../../../../src/answers/text/fold';
import { stem } from '../../../../src/answers/text/stem';
import { isJapanese, tokens } from '../../../../src/answers/text/tokens';
import { areForms } from '../../../../src/answers/text/word-forms';

const words = (text: string) => tokens(text).map(({ folded }) => folded);

describe('folding', () => {
  it.each([
    ['Élève', 'eleve'],
    ['Straße', 'strasse'],
    ['Œuvre', 'oeuvre'],
    ['ＡＢＣ', 'abc'],
    ['ﾃﾞｻﾞｲﾝ', 'デザイン'],
  ])('reads %s as %s', (text, folded) => expect(fold(text)).toBe(folded));

  it('keeps the voiced kana apart from the others', () => expect(fold('が')).not.toBe(fold('か')));
});

describe('words', () => {
  it('have 30 letters at most where a script has no blanks, since such words are cut in every way', () => {
    expect(words(`${'漢'.repeat(100)}${'カ'.repeat(100)}`).map(({ length }) => length)).toEqual([
      30, 30, 30, 10, 30, 30, 30, 10,
    ]);
  });

  it.each([
    ['l’expérience qu’elle a', ['experience', 'elle', 'a']],
    ['Ada’s work, we’re here', ['ada', 'work', 'we', 'here']],
    ['she doesn’t know C++', ['she', 'doesnt', 'know', 'c++']],
    ['CI/CD', ['ci', 'cd']],
    ['C# or F#', ['c#', 'or', 'f#']],
    ['Figmaの経験', ['figma', 'の', '経験']],
    ['デザイナーとして働く', ['デザイナー', 'として', '働', 'く']],
    ['🙂', []],
  ])('of “%s”', (text, expected) => expect(words(text)).toEqual(expected));

  it('stand where they were found', () => {
    const text = 'Où l’élève va-t-elle ?';
    for (const { written, start, end } of tokens(text)) expect(text.slice(start, end)).toBe(written);
  });

  it('know whether a comma follows', () => {
    expect(tokens('a, b c').map(({ joinsNext }) => joinsNext)).toEqual([false, true, true]);
  });

  it('take linear time', () => {
    const long = 'don’t l’'.repeat(20_000);
    expect(tokens(long).length).toBeGreaterThan(10_000);
  });

  it('tell Japanese text', () => {
    expect(isJapanese('職歴')).toBe(true);
    expect(isJapanese('résumé')).toBe(false);
  });
});

describe('stems', () => {
  it.each([
    ['database', 'databases'],
    ['company', 'companies'],
    ['certification', 'certifications'],
    ['sprache', 'sprachen'],
    ['idioma', 'idiomas'],
    ['journal', 'journaux'],
    ['welding', 'welded'],
    ['alte', 'alten'],
  ])('of %s and %s are equal', (one, other) => expect(stem(one)).toBe(stem(other)));

  it.each([
    ['bus', 'bu'],
    ['ring', 'r'],
    ['机械', '机'],
  ])('of %s is not %s', (word, wrong) => expect(stem(word)).not.toBe(wrong));
});

describe('edits between words', () => {
  it.each([
    ['pytorch', 'pytorch', 0],
    ['pytroch', 'pytorch', 1],
    ['pytoch', 'pytorch', 1],
    ['guilotine', 'guillotine', 1],
    ['micorscpoy', 'microscopy', 2],
    ['', 'ab', 2],
  ])('%s and %s: %i', (one, other, edits) => expect(editDistance(one, other, 2)).toBe(edits));

  it('are not counted beyond what is asked for', () => expect(editDistance('cook', 'engineer', 2)).toBe(3));
  it('are none in a short word', () => expect(allowedEdits('cad'.length)).toBe(0));
});

describe('forms of a word', () => {
  it.each([
    ['construyo', 'construir'],
    ['enseigne', 'enseignement'],
    ['translator', 'translation'],
  ])('%s and %s are forms of one', (one, other) => expect(areForms(one, other)).toBe(true));

  it.each([
    ['contract', 'control'],
    ['comptable', 'compter'],
    ['cat', 'cats'],
  ])('%s and %s are not', (one, other) => expect(areForms(one, other)).toBe(false));
});
