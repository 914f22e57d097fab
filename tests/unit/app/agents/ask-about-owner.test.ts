import { describe, expect, it, vi } from 'vitest';
import { askAboutOwner, type AnswerQuestion } from '../../../../src/app/agents/ask-about-owner';

const owner = { name: 'Ada Lovelace', firstName: 'Ada' };
const answerWith = (answer: AnswerQuestion) => vi.fn(async () => answer);

function toolOf(loadAnswer = answerWith(async (question) => `Answer to: ${question}`)) {
  return { tool: askAboutOwner({ owner, loadAnswer }), loadAnswer };
}

describe('the tool for agents', () => {
  it('says whom it answers about, what it takes, and that it only reads what it does not vouch for', () => {
    const { tool } = toolOf();
    expect(tool.name).toBe('ask_about_owner');
    expect(tool.description).toMatch(/^Answers a question about Ada from the CV of Ada Lovelace/);
    expect(tool.inputSchema).toMatchObject({
      type: 'object',
      properties: { question: { type: 'string', minLength: 1, maxLength: 500 } },
      required: ['question'],
    });
    expect(tool.annotations).toEqual({ readOnlyHint: true, untrustedContentHint: true });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'Where does she work?'],
    ['a list', ['Where does she work?']],
    ['no question', {}],
    ['another type of question', { question: 3 }],
    ['an empty question', { question: '' }],
    ['a question of spaces', { question: ' \n\t ' }],
  ])('says what to send where it gets %s, and loads nothing', async (_, input) => {
    const { tool, loadAnswer } = toolOf();
    await expect(tool.execute(input)).resolves.toBe(
      'There is no question. Send {"question": "…"} with a text of 1 to 500 characters.',
    );
    expect(loadAnswer).not.toHaveBeenCalled();
  });

  it.each(['x', '\u{1f9f5}', '\n'])(
    'takes 500 characters and refuses 501, counted as a schema counts: %j',
    async (mark) => {
      const { tool, loadAnswer } = toolOf();
      const question = `a${mark.repeat(498)}b`;
      await expect(tool.execute({ question: ` ${question} ` })).resolves.toBe(`Answer to: ${question}`);
      loadAnswer.mockClear();
      await expect(tool.execute({ question: `${question}c` })).resolves.toBe(
        'The question is longer than 500 characters. Send a shorter one.',
      );
      expect(loadAnswer).not.toHaveBeenCalled();
    },
  );

  it('says in its result that a file could not be loaded, and tries again with the next question', async () => {
    const { tool, loadAnswer } = toolOf();
    loadAnswer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(tool.execute({ question: 'Who?' })).resolves.toBe(
      'A file of this site could not be loaded. Check the network, reload the page and ask again.',
    );
    await expect(tool.execute({ question: 'Who?' })).resolves.toBe('Answer to: Who?');
  });
});
