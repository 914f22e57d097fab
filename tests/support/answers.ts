import { createAnswerer, type Answerer } from '../../src/answers/answer';
import type { Answer } from '../../src/answers/write-reply';
import type { Language } from '../../src/answers/languages/language-pack';
import { loadPack } from '../../src/answers/languages/load-pack';
import { thesaurusOf } from '../../src/site/thesaurus';
import { cvOf } from './cv-of';

/** "Ongoing" counts up to here. */
export const today = new Date('2026-11-15T00:00:00Z');

/** By the JSON of the résumé: many tests ask about the same one. */
const thesauri = new Map<string, ReturnType<typeof thesaurusOf>>();

/** What answers about a résumé, as the site does. */
export function answererOf(
  resume: unknown,
  others: Partial<Parameters<typeof createAnswerer>[0]> = {},
): Answerer {
  const cv = cvOf(resume);
  const key = JSON.stringify(resume);
  const { thesaurus, synonyms } = thesauri.get(key) ?? thesaurusOf(cv);
  thesauri.set(key, { thesaurus, synonyms });
  const loadSynonyms = async (language: Language) => synonyms[language];
  return createAnswerer({ cv, thesaurus, today, loadPack, loadSynonyms, language: 'en', ...others });
}

/** Asks one question after another in a chat; gives the answer to the last. */
export async function converse(answerer: Answerer, ...questions: readonly string[]): Promise<Answer> {
  return answerer.answer(questions.map((content) => ({ role: 'user', content })));
}
