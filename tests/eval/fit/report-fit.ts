import { count, halvesTable, share, type Column } from '../halves-table';
import { languages } from '../quotes/labels';
import type { AdScore, RequirementScore } from './score-sheet';

const requirementsOf = (scores: readonly AdScore[]) => scores.flatMap(({ requirements }) => requirements);

/** Of the requirements that it is about, those that pass. */
const shared = (
  heading: string,
  isCounted: (score: RequirementScore) => boolean,
  isPassed: (score: RequirementScore) => boolean,
): Column<AdScore> => ({
  heading,
  figure: (scores) => share(requirementsOf(scores).filter(isCounted), isPassed),
});
const isRight = (score: RequirementScore) => score.isRight;

const columns: readonly Column<AdScore>[] = [
  { heading: 'ads', figure: count },
  { heading: 'requirements', figure: (scores) => requirementsOf(scores).length },
  shared(
    'found %',
    () => true,
    ({ isFound }) => isFound,
  ),
  shared('precision of met %', ({ isCalledMet }) => isCalledMet, isRight),
  shared('recall of met %', ({ label }) => label.met.length > 0, isRight),
  shared(
    'honest misses %',
    ({ label }) => label.met.length === 0,
    ({ isFound, isCalledMet }) => isFound && !isCalledMet,
  ),
  { heading: 'other rows', figure: (scores) => scores.flatMap(({ others }) => others).length },
  {
    heading: 'slowest ms',
    figure: (scores) => Math.max(0, ...scores.map(({ milliseconds }) => milliseconds)),
  },
];

/** A table by language, each figure "build / measured". */
export function reportFit(scores: readonly AdScore[]): string {
  const rows = languages.map(
    (language) => [language, ({ ad }: AdScore) => ad.language === language] as const,
  );
  return [
    'Fit sheets of job ads (each cell: build / measured)',
    halvesTable(scores, ({ ad }) => ad.half, ['language', [...rows, ['all', () => true]]], columns),
  ].join('\n\n');
}

/** The failed requirements of the development set; the held-out set stays unread. */
export function reportFitFailures(scores: readonly AdScore[]): string {
  return scores
    .filter(({ ad }) => ad.half === 'build')
    .map(({ ad: { id, language }, requirements, others, reply }) => {
      const reasons = requirements.flatMap((score) => reasonOf(score) ?? []);
      const rows = others.map((other) => `? not labelled: ${other}`);
      if (reasons.length + rows.length === 0) return '';
      return [`## ${id} (${language})`, reply, [...reasons, ...rows].join('\n')].join('\n\n');
    })
    .filter(Boolean)
    .join('\n\n');
}

function reasonOf({
  label: { text, met },
  isFound,
  isCalledMet,
  isRight,
}: RequirementScore): string | undefined {
  if (!isFound) return `! not found: ${text}`;
  if (isCalledMet && !isRight) return `! wrong line (accepted: ${met.join(' ') || 'none'}): ${text}`;
  if (!isCalledMet && met.length > 0) return `! missed (${met.join(' ')}): ${text}`;
  return undefined;
}
