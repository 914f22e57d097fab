import { loadPack } from '../../../answers/languages/load-pack.ts';
import { thesaurusOf } from '../../../site/thesaurus.ts';
import type { ChatBackend } from '../../../backends/backend.ts';
import { createQuotesBackend } from '../../../backends/quotes/quotes-backend.ts';
import { toCv } from '../../../resume/cv.ts';
import type { Profile } from '../../../resume/profile.ts';
import { assistant, site } from '../../../words/en.ts';

/** The quotes backend of a site that is made from this profile. */
export function quotesBackendOf(profile: Profile, today: Date): ChatBackend {
  const cv = toCv(profile, site.resume);
  const { thesaurus, synonyms } = thesaurusOf(cv);
  return createQuotesBackend({
    words: assistant.backends,
    loadCv: async () => ({ cv, thesaurus }),
    loadPack,
    loadSynonyms: async (language) => synonyms[language],
    language: 'en',
    now: () => today,
  });
}
