// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { answerParts, endOfOwn, noteOf, numbersIn } from '../../../../src/chat/message/answer-parts';

const quote = (heading: string, anchor: string, line: string) => `> ${line}\n>\n> — [${heading}](#${anchor})`;
const quoted = `She works at A mill. She knows Rust.\n\n${quote('Analyst, A mill', 'job-1', 'March 2024 – Ongoing')}\n\n${quote('Skills', 'skills%202', 'Rust, C')}`;
const sheet = `Beside the CV:

|  | The ad asks | The CV says |
| :-: | --- | --- |
| ✓ | Rust \\| C | Rust, C — [Skills](#skills-1) |
| ~ | Five years | 2 years: [Analyst, A mill](#job-1), [Skills](#skills-1) |
| – | Kubernetes | not in the CV |`;

describe('an answer of the CV', () => {
  it('is the assistant’s own words, and the quotes as sources', () => {
    const { own, sources } = answerParts(quoted);
    expect(own).toBe('She works at A mill. She knows Rust.');
    expect(sources).toEqual([
      { heading: 'Analyst, A mill', anchor: 'job-1', lines: 'March 2024 – Ongoing', at: 19 },
      { heading: 'Skills', anchor: 'skills 2', lines: 'Rust, C', at: 36 },
    ]);
  });

  it('keeps a quotation without a source in its words', () => {
    const text = 'She says:\n\n> I like mills.';
    expect(endOfOwn(text)).toBe(text.length);
  });

  it('has the numbers glued to the letters before them', () => {
    const { sources } = answerParts(quoted);
    const marks = numbersIn(quoted, sources, (index) => `row-${index}`);
    const glued = marks.map(({ start, end, buttons }) => [quoted.slice(start, end), buttons?.[0]?.text]);
    expect(glued.join(' ')).toBe('mill,1 Rust,2');
    expect(marks[0]?.buttons?.[0]?.attributes).toMatchObject({
      'aria-label': '1: Analyst, A mill',
      'aria-controls': 'row-0',
    });
  });
});

describe('the answer to a job ad', () => {
  it('has a row for each requirement, and a number for each source', () => {
    const { rows, sources } = answerParts(sheet);
    expect(sources.map(({ anchor }) => anchor)).toEqual(['skills-1', 'job-1']);
    expect(
      rows.map(({ sign, asked, evidence }) => [sign, asked, evidence.map(({ text }) => text.trim())]),
    ).toEqual([
      ['✓', 'Rust | C', ['Rust, C']],
      ['~', 'Five years', ['2 years: Analyst, A mill', ', Skills']],
      ['–', 'Kubernetes', ['not in the CV']],
    ]);
    expect(rows[1]?.evidence[1]?.source).toBe(sources[0]);
  });

  it('is a note where it is copied', () => {
    expect(noteOf(answerParts(sheet)).split('\n')).toEqual([
      'Beside the CV:',
      '✓ Rust | C: Rust, C (Skills)',
      '~ Five years: 2 years: Analyst, A mill, Skills',
      '– Kubernetes: not in the CV',
    ]);
  });
});
