import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSourceFinder } from '../../../src/answers/find-sources';
import { passagesOf } from '../../../src/answers/passages';
import { thesaurusOf } from '../../../src/site/thesaurus';
import { count, halvesTable, type Column } from '../halves-table';
import { languages } from '../quotes/labels';
import { readLabelledAnswers, type LabelledAnswer } from './labels';
import { cvOf } from '../../support/cv-of';

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
    const cv = cvOf(resume);
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

const sum = (results: readonly SourcesResult[], amount: (result: SourcesResult) => number) =>
  results.reduce((total, result) => total + amount(result), 0);

/** What is not `lost`, of what is there. */
const kept = (
  heading: string,
  all: (result: SourcesResult) => readonly unknown[],
  lost: (result: SourcesResult) => readonly unknown[],
): Column<SourcesResult> => ({
  heading,
  figure: (results) => {
    const whole = sum(results, (result) => all(result).length);
    return whole === 0 ? undefined : ((whole - sum(results, (result) => lost(result).length)) / whole) * 100;
  },
});

const columns: readonly Column<SourcesResult>[] = [
  { heading: 'answers', figure: count },
  kept(
    'precision %',
    ({ found }) => found,
    ({ wrong }) => wrong,
  ),
  kept(
    'recall %',
    ({ labels }) => labels.sources,
    ({ missing }) => missing,
  ),
];

function report(results: readonly SourcesResult[]): string {
  const rows = languages.map(
    (language) => [language, ({ labels }: SourcesResult) => labels.language === language] as const,
  );
  return [
    'Sources under model answers, build / measured',
    halvesTable(results, ({ labels }) => labels.half, ['language', [...rows, ['all', () => true]]], columns),
  ].join('\n\n');
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
