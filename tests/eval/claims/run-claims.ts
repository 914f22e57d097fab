import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPack } from '../../../src/answers/languages/load-pack';
import { createClaimChecker, type ClaimChecker } from '../../../src/answers/check-claims';
import { toCv } from '../../../src/resume/cv';
import { parseProfile } from '../../../src/resume/profile';
import { resumeWords } from '../../../src/resume/words.en';
import { thesaurusOf } from '../../../src/site/thesaurus';
import { halves } from '../quotes/labels';
import { checkAnswer, origins, type Checked } from './check-answer';
import { readAnswers } from './read-answers';

interface ClaimsRun {
  /** Each holds a folder with `resume.json` for each CV. */
  readonly cvFolders: readonly string[];
  /** Holds the labelled answers in a folder for each origin, and in that one for each half. */
  readonly folder: string;
}

/** Checks the labelled answers about every CV. Throws for answers about an unknown one. */
export async function checkAll({ cvFolders, folder }: ClaimsRun): Promise<Checked[]> {
  const checkers = new Map<string, ClaimChecker>();
  const checked: Checked[] = [];
  for (const origin of origins)
    for (const half of halves)
      for (const { cv, answers } of readAnswers(join(folder, origin, half))) {
        const checker = checkers.get(cv) ?? checkerOf(cv, cvFolders);
        checkers.set(cv, checker);
        for (const answer of answers)
          checked.push(...(await checkAnswer(checker, answer, { cv, half, origin })));
      }
  return checked;
}

function checkerOf(name: string, folders: readonly string[]): ClaimChecker {
  const file = folders.map((folder) => join(folder, name, 'resume.json')).find((each) => existsSync(each));
  if (file === undefined) throw new Error(`${name}.yaml is about a CV that does not exist`);
  const cv = toCv(parseProfile(JSON.parse(readFileSync(file, 'utf8'))), resumeWords);
  const { thesaurus, synonyms } = thesaurusOf(cv);
  return createClaimChecker({
    cv,
    thesaurus,
    loadPack,
    loadSynonyms: async (language) => synonyms[language],
    // Labels count ongoing jobs up to this month.
    today: new Date('2026-11-15T00:00:00Z'),
    language: 'en',
  });
}
