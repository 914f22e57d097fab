import { count, halvesTable, share, type Column } from '../halves-table';
import type { LabelResult } from './ask-questions';
import { askedLanguages, kinds, type Half } from './labels';
import type { LabelScore } from './score';

/** The share of the replies that pass a check, of those that it applies to; or of those that fail it. */
const check = (
  heading: string,
  name: Exclude<keyof LabelScore, 'reasons'>,
  isCounted = true,
): Column<LabelResult> => ({
  heading: `${heading} %`,
  figure: (results) =>
    share(
      results.map(({ score }) => score[name]).filter((each) => each !== undefined),
      (isPassed) => isPassed === isCounted,
    ),
});

const checks: readonly Column<LabelResult>[] = [
  check('first quote', 'firstQuoteAnswers'),
  check('one of three', 'oneOfThreeAnswers'),
  check('said', 'isSaid'),
  check('false absence', 'isFreeOfFalseAbsence', false),
  check('honest', 'isHonest'),
  check('silly quotes', 'isFreeOfSillyQuotes', false),
  check('address', 'offersContact'),
  check('language', 'languageIsRight'),
];
const columns: readonly Column<LabelResult>[] = [
  { heading: 'questions', figure: count },
  ...checks,
  {
    heading: 'slowest ms',
    figure: (results) =>
      results.length === 0 ? undefined : Math.max(...results.map(({ milliseconds }) => milliseconds)),
  },
];

/** A table by kind and one by language, each figure "build / measured"; then the totals and the gap of the halves. */
export function reportLabels(results: readonly LabelResult[]): string {
  const by = (key: 'kind' | 'language', names: readonly string[]) =>
    halvesTable(
      results,
      ({ question }) => question.half,
      [
        key,
        [
          ...names.map((name) => [name, ({ question }: LabelResult) => question[key] === name] as const),
          ['all', () => true],
        ],
      ],
      columns,
    );
  return [
    'Each cell: build / measured',
    by('kind', kinds),
    by('language', askedLanguages),
    totals(results),
  ].join('\n\n');
}

/** The failed questions of the development set with reply and reasons; the held-out set stays unread. */
export function reportFailures(results: readonly LabelResult[]): string {
  return results
    .filter(({ question, score }) => question.half === 'build' && score.reasons.length > 0)
    .map(({ question: { id, kind, language, turns }, reply, score: { reasons } }) =>
      [
        `## ${id} (${kind}, ${language})`,
        turns.map((turn) => `- ${turn}`).join('\n'),
        reply.trim() || '(no reply)',
        reasons.map((reason) => `! ${reason}`).join('\n'),
      ].join('\n\n'),
    )
    .join('\n\n');
}

function totals(results: readonly LabelResult[]): string {
  const of = (half: Half) => results.filter(({ question }) => question.half === half);
  const [build, measured] = [of('build'), of('measured')];
  const passed = (own: readonly LabelResult[]) =>
    Math.round(share(own, ({ score }) => score.reasons.length === 0) ?? 0);
  const gap = (one: number | undefined, other: number | undefined) =>
    one === undefined || other === undefined ? '–' : String(Math.round(one) - Math.round(other));
  const gaps = checks.map(
    ({ heading, figure }) => `${heading.replace(' %', '')} ${gap(figure(build), figure(measured))}`,
  );
  return [
    `All checks passed: build ${passed(build)}% of ${build.length}, measured ${passed(measured)}% of ${measured.length}.`,
    `Gap (build minus measured, in points): all checks ${gap(passed(build), passed(measured))}, ${gaps.join(', ')}.`,
  ].join('\n');
}
