import { describe, expect, it } from 'vitest';
import { longestDraft } from '../../../../src/chat/core/message';
import { draftWith } from '../../../../src/chat/links/ask-link';

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
