import type { Language } from '../answers/languages/language-pack.ts';
import { loadPack } from '../answers/languages/load-pack.ts';
import type { Cv } from '../resume/cv.ts';
import { thesaurusOf } from '../site/thesaurus.ts';

/** What the engine answers from, as a site of this CV has it. */
export function engineParts(cv: Cv, today = new Date()) {
  const { thesaurus, synonyms } = thesaurusOf(cv);
  return { cv, thesaurus, today, loadPack, loadSynonyms: async (language: Language) => synonyms[language] };
}
