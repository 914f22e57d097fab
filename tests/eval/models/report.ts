import { table } from '../table';
import type { Question } from './questions';
import type { Score } from './score';

export interface Result {
  readonly question: Question;
  readonly reply: string;
  readonly seconds: number;
  readonly score: Score;
  /** Where there is no whole reply. */
  readonly error?: string | undefined;
}

/** A table in markdown, one line a question, and the mean of each kind. */
export function report(results: readonly Result[]): string {
  const rows = results.map((result) => {
    const { question, score, seconds } = result;
    return [
      question.id,
      cut(question.ask, 44),
      share(question.must.length, score.missing.length),
      share(question.mustNot.length, score.forbidden.length),
      score.languageIsRight ? 'yes' : 'no',
      `${score.words}/${question.maxWords}`,
      percent(score.share),
      `${seconds.toFixed(1)} s`,
      remarks(result),
    ];
  });
  const head = ['question', 'asked', 'said', 'not said', 'language', 'words', 'score', 'time', 'remarks'];
  return `${table([head, ...rows])}\n\n${table([['kind', 'questions', 'score'], ...means(results)])}\n`;
}

/** The mean of the questions' scores, from 0 to 1. */
export function meanShare(results: readonly Result[]): number {
  return results.reduce((sum, { score }) => sum + score.share, 0) / Math.max(1, results.length);
}

function means(results: readonly Result[]): string[][] {
  const kindOf = ({ question }: Result) => question.id.replace(/ \d+$/, '');
  const kinds = [...new Set(results.map(kindOf))];
  const groups = kinds.map((kind) => [kind, results.filter((result) => kindOf(result) === kind)] as const);
  return [...groups, ['all', results] as const].map(([kind, group]) => [
    kind,
    String(group.length),
    percent(meanShare(group)),
  ]);
}

function remarks({ error, score: { missing, forbidden } }: Result): string {
  return [
    ...(error === undefined ? [] : [error]),
    ...missing.map((text) => `misses "${text.replaceAll('|', 'or')}"`),
    ...forbidden.map((text) => `says "${text.replaceAll('|', 'or')}"`),
  ].join('; ');
}

const share = (all: number, failed: number) => (all === 0 ? '–' : `${all - failed}/${all}`);
const percent = (value: number) => `${Math.round(value * 100)}%`;
const cut = (text: string, length: number) => {
  const inOneLine = text.replace(/\s+/g, ' ').replaceAll('|', '/');
  return inOneLine.length <= length ? inOneLine : `${inOneLine.slice(0, length - 1)}…`;
};
