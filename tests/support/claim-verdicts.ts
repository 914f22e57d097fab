import { createClaimChecker, type Claim } from '../../src/answers/check-claims';
import { loadPack } from '../../src/answers/languages/load-pack';
import { toCv } from '../../src/resume/cv';
import { parseProfile } from '../../src/resume/profile';
import { resumeWords } from '../../src/resume/words.en';
import { thesaurusOf } from '../../src/site/thesaurus';

/** Reads whole answers about a résumé; ongoing jobs last up to November 2026. */
export function claimReader(
  resume: unknown,
): (answer: string, question?: string) => Promise<readonly Claim[]> {
  const cv = toCv(parseProfile(resume), resumeWords);
  const { thesaurus, synonyms } = thesaurusOf(cv);
  const checker = createClaimChecker({
    cv,
    thesaurus,
    loadPack,
    loadSynonyms: async (language) => synonyms[language],
    today: new Date('2026-11-15T00:00:00Z'),
    language: 'en',
  });
  return async (answer, question = 'What does he do?') =>
    (await checker.open(question, answer)).read(answer, true);
}

/** True if one of the sentences is marked. */
export function isMarked(claims: readonly Claim[]): boolean {
  return claims.some(({ verdict }) => verdict === 'unsupported' || verdict === 'contradicted');
}
