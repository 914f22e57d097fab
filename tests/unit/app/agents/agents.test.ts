import { describe, expect, it, vi } from 'vitest';
import { passagesOf } from '../../../../src/answers/passages';
import type { Language } from '../../../../src/answers/languages/language-pack';
import { replyMarkdown } from '../../../../src/answers/write-reply';
import { answerFromCv } from '../../../../src/app/agents/answer-question';
import { thesaurusOf } from '../../../../src/site/thesaurus';
import { answererOf, converse, today } from '../../../support/answers';
import { ada } from '../../resume/ada';
import { cvOf } from '../../../support/cv-of';
import { askAboutOwner, type AnswerQuestion } from '../../../../src/app/agents/ask-about-owner';

const page = 'https://cv.example/ada/';
const cv = cvOf(ada);
const { thesaurus, synonyms } = thesaurusOf(cv);

function options() {
  const loadSynonyms = vi.fn(async (language: Language) => synonyms[language]);
  const loadCv = async () => ({ cv, thesaurus });
  return { loadCv, loadSynonyms, language: 'en' as const, suggestions: [], today, page };
}

describe('an answer for agents', () => {
  it('is what the chat quotes, with links that lead to the CV from anywhere', async () => {
    const answer = await answerFromCv(options());
    const question = 'Where did Ada study?';
    const text = await answer(question);
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);
    const anchors = passagesOf(cv).map(({ anchor }) => `${page}#${anchor}`);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !anchors.includes(link))).toEqual([]);
    expect(text.replaceAll(page, '')).toBe(replyMarkdown(await converse(answererOf(ada), question)));
  });

  it('knows nothing of the question before it', async () => {
    const answer = await answerFromCv(options());
    const alone = await answer('And before that?');
    await answer('Where does Ada work now?');
    await expect(answer('And before that?')).resolves.toBe(alone);
  });

  it('is in the language of its question, whose files are loaded then', async () => {
    const { loadSynonyms, ...others } = options();
    const answer = await answerFromCv({ loadSynonyms, ...others });
    expect(loadSynonyms).not.toHaveBeenCalledWith('fr');
    await answer('Quelles langues parle-t-elle ?');
    expect(loadSynonyms).toHaveBeenCalledWith('fr');
  });

  it('is refused while the CV or a language cannot be loaded', async () => {
    const failed = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(answerFromCv({ ...options(), loadCv: failed })).rejects.toThrow('Failed to fetch');
    const answer = await answerFromCv({ ...options(), loadSynonyms: failed });
    await expect(answer('Where did Ada study?')).rejects.toThrow('Failed to fetch');
  });
});

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
