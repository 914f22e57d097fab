import { join } from 'node:path';
import { loadPack } from '../../../src/answers/languages/load-pack';
import { createClaimChecker, type ClaimChecker } from '../../../src/answers/check-claims';
import { thesaurusOf } from '../../../src/site/thesaurus';
import { halves, languages } from '../quotes/labels';
import { checkAnswer, type Checked } from './check-answer';
import { generate, type Statement } from './generate/generate';
import { today } from './generate/spans';
import type { LabelledAnswer } from './kinds';
import type { OpenCv } from './open-cv';
import { readAnswers } from './read-answers';

interface ClaimsRun {
  /** Every CV that may be asked about. */
  readonly cvs: readonly OpenCv[];
  /** Holds the hand-written answers in `answers` and `near`, in a folder for each half. */
  readonly folder: string;
}

/** Checks the generated statements and the hand-written answers about every CV. Throws for answers about an unknown one. */
export async function checkAll({ cvs, folder }: ClaimsRun): Promise<Checked[]> {
  const checkers = new Map(cvs.map((open) => [open.name, checkerOf(open)]));
  const generated: Checked[] = [];
  const planted = cvs.filter(({ isPlanted }) => isPlanted);
  for (const open of planted)
    generated.push(...(await checkGenerated(open, planted, checkers.get(open.name))));
  const written: Checked[] = [];
  for (const half of halves) {
    const halfOf = (name: string) => join(folder, name, half);
    written.push(...(await checkWritten(halfOf('answers'), { half, origin: 'written' }, checkers)));
    written.push(...(await checkWritten(halfOf('near'), { half, origin: 'near' }, checkers)));
  }
  return [...generated, ...written];
}

/** Checks what is generated about one CV. */
export async function checkGenerated(
  open: OpenCv,
  all: readonly OpenCv[],
  checker: ClaimChecker = checkerOf(open),
): Promise<Checked[]> {
  const checked: Checked[] = [];
  const about = { cv: open.name, half: open.half, origin: 'generated' as const };
  for (const answer of answersOf(generate(open, all), open.name)) {
    checked.push(...(await checkAnswer(checker, answer, about)));
  }
  return checked;
}

/** Every fourth statement shares a reply with two more, from anywhere in the CV; each other one is a reply by itself. */
function answersOf(statements: readonly Statement[], id: string): LabelledAnswer[] {
  const alone = statements.filter((_, at) => at % 4 !== 0);
  const shared = languages.flatMap((language) => {
    const ofLanguage = statements.filter((statement, at) => at % 4 === 0 && statement.language === language);
    const size = Math.ceil(ofLanguage.length / 3);
    // Statements far from each other in the list are about different things.
    return ofLanguage.slice(0, size).map((_, at) => ofLanguage.filter((__, other) => other % size === at));
  });
  return [...alone.map((statement) => [statement]), ...shared].flatMap((sentences) => {
    const [first] = sentences;
    return first ? [{ id, question: first.question, language: first.language, sentences }] : [];
  });
}

async function checkWritten(
  folder: string,
  of: Pick<Checked, 'half' | 'origin'>,
  checkers: ReadonlyMap<string, ClaimChecker>,
) {
  const checked: Checked[] = [];
  for (const { cv, answers } of readAnswers(folder)) {
    const checker = checkers.get(cv);
    if (!checker) throw new Error(`${folder}/${cv}.yaml is about a CV that does not exist`);
    for (const answer of answers) {
      checked.push(...(await checkAnswer(checker, answer, { cv, ...of })));
    }
  }
  return checked;
}

function checkerOf({ cv }: OpenCv): ClaimChecker {
  const { thesaurus, synonyms } = thesaurusOf(cv);
  return createClaimChecker({
    cv,
    thesaurus,
    loadPack,
    loadSynonyms: async (language) => synonyms[language],
    today,
    language: 'en',
  });
}
