import { describe, expect, it, vi } from 'vitest';
import { passagesOf } from '../../../../src/answers/passages';
import type { Language } from '../../../../src/answers/languages/language-pack';
import { replyMarkdown } from '../../../../src/answers/write-reply';
import { answerFromCv } from '../../../../src/app/agents/answer-question';
import { thesaurusOf } from '../../../../src/site/thesaurus';
import { answererOf, converse, today } from '../../../support/answers';
import { ada } from '../../resume/ada';
import { cvOf } from '../../../support/cv-of';

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
