import { table } from '../../../src/cli/eval/table';
import type { LabelResult } from './ask-questions';
import { halves, kinds, askedLanguages, type Half } from './labels';
import type { LabelScore } from './score';

type Check = Exclude<keyof LabelScore, 'reasons'>;

interface Column {
  readonly heading: string;
  readonly check: Check;
  /** Whether the figure is the share of failures. */
  readonly countsFailures?: boolean;
}

const columns: readonly Column[] = [
  { heading: 'first quote %', check: 'firstQuoteAnswers' },
  { heading: 'one of three %', check: 'oneOfThreeAnswers' },
  { heading: 'said %', check: 'isSaid' },
  { heading: 'false absence %', check: 'isFreeOfFalseAbsence', countsFailures: true },
  { heading: 'honest %', check: 'isHonest' },
  { heading: 'silly quotes %', check: 'isFreeOfSillyQuotes', countsFailures: true },
  { heading: 'address %', check: 'offersContact' },
  { heading: 'language %', check: 'languageIsRight' },
];

/** A table by kind and one by language, each figure "build / measured"; then the totals and the gap of the halves. */
export function reportLabels(results: readonly LabelResult[]): string {
  const byKind = kinds.map((kind) =>
    row(
      kind,
      results.filter(({ question }) => question.kind === kind),
    ),
  );
  const byLanguage = askedLanguages.map((language) =>
    row(
      language,
      results.filter(({ question }) => question.language === language),
    ),
  );
  const all = row('all', results);
  return [
    'Each cell: build / measured',
    table([head('kind'), ...byKind, all]),
    table([head('language'), ...byLanguage, all]),
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

const head = (first: string) => [first, 'questions', ...columns.map(({ heading }) => heading), 'slowest ms'];

function row(name: string, results: readonly LabelResult[]): string[] {
  const perHalf = (figure: (ofHalf: readonly LabelResult[]) => number | undefined) =>
    halves.map((half) => figure(of(half, results))?.toString() ?? '–').join(' / ');
  return [
    name,
    perHalf(({ length }) => length),
    ...columns.map((column) => perHalf((ofHalf) => rounded(share(ofHalf, column)))),
    perHalf((ofHalf) => rounded(slowest(ofHalf))),
  ];
}

function totals(results: readonly LabelResult[]): string {
  const build = of('build', results);
  const measured = of('measured', results);
  const gaps = columns.map(
    (column) => `${column.heading.replace(' %', '')} ${gap(share(build, column), share(measured, column))}`,
  );
  return [
    `All checks passed: build ${passed(build)}% of ${build.length}, measured ${passed(measured)}% of ${measured.length}.`,
    `Gap (build minus measured, in points): all checks ${gap(passed(build), passed(measured))}, ${gaps.join(', ')}.`,
  ].join('\n');
}

function passed(results: readonly LabelResult[]): number {
  const count = results.filter(({ score }) => score.reasons.length === 0).length;
  return Math.round(percent(count, results.length) ?? 0);
}

function gap(build: number | undefined, measured: number | undefined): string {
  return build === undefined || measured === undefined
    ? '–'
    : String(Math.round(build) - Math.round(measured));
}

function share(
  results: readonly LabelResult[],
  { check, countsFailures = false }: Column,
): number | undefined {
  const checked = results.map(({ score }) => score[check]).filter((each) => each !== undefined);
  return percent(checked.filter((isPassed) => isPassed !== countsFailures).length, checked.length);
}

function slowest(results: readonly LabelResult[]): number | undefined {
  return results.length === 0 ? undefined : Math.max(...results.map(({ milliseconds }) => milliseconds));
}

const of = (half: Half, results: readonly LabelResult[]) =>
  results.filter(({ question }) => question.half === half);
const percent = (part: number, whole: number) => (whole === 0 ? undefined : (part / whole) * 100);
const rounded = (value: number | undefined) => (value === undefined ? undefined : Math.round(value));
