import { describe, expect, it } from 'vitest';
import { replyMarkdown } from '../../../src/answers/write-reply';

describe('the markdown of a reply', () => {
  it('has the own words, then each quote word for word with its link', () => {
    const quotes = [
      {
        anchor: 'job-1',
        heading: 'Analyst, A [mill]',
        text: 'May 2024\n2 * 3 looms',
        part: 'entry' as const,
      },
    ];
    expect(replyMarkdown({ text: 'At a mill.', quotes })).toBe(
      'At a mill.\n\n> May 2024\\\n> 2 \\* 3 looms\n>\n> — [Analyst, A &#91;mill&#93;](#job-1)',
    );
  });

  it('quotes an owner’s answer in its own markdown, without a link', () => {
    const quotes = [
      { anchor: '', heading: '', text: '**One month**:\n\n- from May', part: 'section' as const },
    ];
    expect(replyMarkdown({ text: 'Ada answers:', quotes })).toBe(
      'Ada answers:\n\n> **One month**:\n>\n> - from May',
    );
  });
});
