import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSourceFinder } from '../../../src/answers/find-sources';
import { passagesOf } from '../../../src/answers/passages';
import { toCv } from '../../../src/resume/cv';
import { parseProfile } from '../../../src/resume/profile';
import { resumeWords } from '../../../src/resume/words.en';
import { thesaurusOf } from '../../../src/site/thesaurus';
import { halves, languages } from '../quotes/labels';
import { table } from '../../../src/cli/eval/table';
import { readLabelledAnswers, type LabelledAnswer } from './labels';

interface SourcesRun {
  /** Holds the labelled answers. */
  readonly folder: string;
  /** Holds a folder with `resume.json` for each CV. */
  readonly cvFolder: string;
  readonly showsFailures: boolean;
}

interface SourcesResult {
  readonly labels: LabelledAnswer;
  readonly found: readonly string[];
  readonly missing: readonly (readonly string[])[];
  readonly wrong: readonly string[];
}

/** Finds the sources of every labelled answer, and returns what to print. */
export async function runSources({ folder, cvFolder, showsFailures }: SourcesRun): Promise<string> {
  const results: SourcesResult[] = [];
  for (const { cv: name, answers } of readLabelledAnswers(folder)) {
    const resume: unknown = JSON.parse(readFileSync(join(cvFolder, name, 'resume.json'), 'utf8'));
    const cv = toCv(parseProfile(resume), resumeWords);
    const thesaurus = thesaurusOf(cv).thesaurus;
    const findSources = createSourceFinder({ loadCv: async () => ({ cv, thesaurus }) });
    const anchors = new Set(passagesOf(cv).map(({ anchor }) => anchor));
    for (const labels of answers) {
      const strange = [...labels.sources.flat(), ...labels.also].find((anchor) => !anchors.has(anchor));
      if (strange !== undefined)
        throw new Error(`${labels.id} names ${strange}, an anchor that the CV does not have`);
      const sources = await findSources(labels.answer, labels.question);
      results.push(
        score(
          labels,
          sources.map(({ anchor }) => anchor),
        ),
      );
    }
  }
  return [...(showsFailures ? failures(results) : []), report(results)].join('\n\n');
}

function score(labels: LabelledAnswer, found: readonly string[]): SourcesResult {
  const right = new Set([...labels.sources.flat(), ...labels.also]);
  return {
    labels,
    found,
    missing: labels.sources.filter((anchors) => !anchors.some((anchor) => found.includes(anchor))),
    wrong: found.filter((anchor) => !right.has(anchor)),
  };
}

function report(results: readonly SourcesResult[]): string {
  const rows = [...languages, 'all' as const].map((language) => {
    const ofLanguage = results.filter(({ labels }) => language === 'all' || labels.language === language);
    const cells = halves.map((half) => figures(ofLanguage.filter(({ labels }) => labels.half === half)));
    const each = (figure: 'answers' | 'precision' | 'recall') =>
      cells.map((cell) => cell[figure]).join(' / ');
    return [language, each('answers'), each('precision'), each('recall')];
  });
  return [
    'Sources under model answers, build / measured',
    table([['language', 'answers', 'precision %', 'recall %'], ...rows]),
  ].join('\n\n');
}

function figures(results: readonly SourcesResult[]) {
  const sum = (count: (result: SourcesResult) => number) =>
    results.reduce((total, result) => total + count(result), 0);
  const share = (part: number, whole: number) =>
    whole === 0 ? '–' : String(Math.round((part / whole) * 100));
  const shown = sum(({ found }) => found.length);
  const expected = sum(({ labels }) => labels.sources.length);
  return {
    answers: String(results.length),
    precision: share(shown - sum(({ wrong }) => wrong.length), shown),
    recall: share(expected - sum(({ missing }) => missing.length), expected),
  };
}

/** What is wrong with the development set; the held-out set stays unread. */
function failures(results: readonly SourcesResult[]): string[] {
  return results
    .filter(({ labels, missing, wrong }) => labels.half === 'build' && missing.length + wrong.length > 0)
    .map(({ labels: { id, question, answer }, found, missing, wrong }) =>
      [
        `## ${id}: ${question}`,
        answer.trim(),
        `found ${found.join(', ') || 'nothing'}`,
        ...missing.map((anchors) => `! missing ${anchors.join(' | ')}`),
        ...wrong.map((anchor) => `! wrong ${anchor}`),
      ].join('\n'),
    );
}
