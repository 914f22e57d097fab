import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askLink, questionIn, draftWith } from '../../../../src/chat/links/ask-link';
import { longestPrompt, longestDraft } from '../../../../src/chat/core/message';

const page = 'https://cv.example/jane/?from=mail#job-1';
const fragmentOf = (link: string) => new URL(link).hash;

describe('a link to a question', () => {
  it('has the address of the page, without what else stands in it', () => {
    expect(askLink('Why?', page)).toBe('https://cv.example/jane/#ask=Why%3F');
  });

  it('ends in nothing that a program leaves out of the links that it finds', () => {
    const link = askLink("What's *new* (in C++)! Tell me.", page);
    expect(link).toMatch(/^[\w:/.-]+#ask=[\w%]+$/);
    expect(questionIn(fragmentOf(link))).toBe("What's *new* (in C++)! Tell me.");
  });

  it('gives the question back, whatever is written in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const link = askLink(text, page);
        const question = questionIn(fragmentOf(link));
        expect(questionIn(fragmentOf(askLink(question ?? '', page)))).toBe(question);
        expect(question?.replace(/\s/g, '')).toBe(shown(text));
      }),
    );
  });
});

/** Without what does not show, and without white space, which is made uniform. */
function shown(text: string): string {
  return text.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/gu, '');
}

describe('the question in an address', () => {
  it.each([
    ['#job-1', undefined],
    ['#ask', undefined],
    ['#asking=no', undefined],
    ['#ask=', ''],
    ['#ask=%20%0A', ''],
    ['#ask=Was%20macht%20J%C3%B6rn%3F', 'Was macht Jörn?'],
    ['#ask=何をしますか', '何をしますか'],
    ['#ask=C++', 'C++'],
    ['#ask=a=b#c', 'a=b#c'],
    ['#ask=one%0D%0Atwo%0Dthree%E2%80%A8four', 'one\ntwo\nthree\nfour'],
  ])('of %s is %j', (fragment, question) => {
    expect(questionIn(fragment)).toBe(question);
  });

  it.each([
    ['#ask=100%', '100%'],
    ['#ask=%zz%41', '%zzA'],
    ['#ask=%C3', '%C3'],
    ['#ask=%C3%28', '%C3%28'],
    ['#ask=%ED%A0%80', '%ED%A0%80'],
  ])('keeps what cannot be decoded in %s as it is written', (fragment, question) => {
    expect(questionIn(fragment)).toBe(question);
  });

  it('is at most as long as a message, and ends in no half character', () => {
    expect(questionIn(`#ask=${'a'.repeat(longestPrompt * 3)}`)).toHaveLength(longestPrompt);
    const question = questionIn(`#ask=a${encodeURIComponent('😀').repeat(longestPrompt)}`);
    expect(question).toHaveLength(longestPrompt - 1);
    expect(question?.at(-1)).toBe('\ude00');
  });
});

describe('the text box with the question of a link', () => {
  it.each([
    ['holds the question where it was empty', 'Why?', ' ', undefined, 'Why?'],
    ['keeps what the visitor typed, above it', 'Why?', 'Dear Jane,\n', undefined, 'Dear Jane,\n\nWhy?'],
    ['gives up the question of an earlier link', 'Why?', 'How?', 'How?', 'Why?'],
    ['keeps the question of an earlier link that was changed', 'Why?', 'How so?', 'How?', 'How so?\n\nWhy?'],
    ['does not repeat the question', 'Why?', 'Why? Tell me.', undefined, 'Why? Tell me.'],
    ['stays as it is for a link without a question', '', 'Dear Jane,', undefined, 'Dear Jane,'],
  ])('%s', (_, question, draft, placed, expected) => {
    expect(draftWith(question, draft, placed)).toBe(expected);
  });

  it('stays as it is where both are more than the box takes', () => {
    const draft = 'a'.repeat(longestDraft);
    expect(draftWith('Why?', draft, undefined)).toBe(draft);
  });
});
