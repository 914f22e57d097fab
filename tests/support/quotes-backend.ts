import { loadPack } from '../../src/answers/languages/load-pack';
import { thesaurusOf } from '../../src/site/thesaurus';
import type { ChatBackend } from '../../src/backends/backend';
import { createQuotesBackend } from '../../src/backends/quotes/quotes-backend';
import { toCv } from '../../src/resume/cv';
import type { Profile } from '../../src/resume/profile';
import { resumeWords } from '../../src/resume/words.en';
import { backendWords } from './backend-words';

/** Labels count ongoing jobs up to this month. */
const today = new Date('2026-11-15T00:00:00Z');

/** The quotes backend of a site that is made from this profile. */
export function quotesBackendOf(profile: Profile): ChatBackend {
  const cv = toCv(profile, resumeWords);
  const { thesaurus, synonyms } = thesaurusOf(cv);
  return createQuotesBackend({
    words: backendWords,
    loadCv: async () => ({ cv, thesaurus }),
    loadPack,
    loadSynonyms: async (language) => synonyms[language],
    language: 'en',
    now: () => today,
  });
}
