import { halves, languages, type Half } from '../quotes/labels';
import { table } from '../../../src/cli/eval/table';
import type { AdScore, RequirementScore } from './score-sheet';

/** A table by language, each figure "build / measured". */
export function reportFit(scores: readonly AdScore[]): string {
  const rows = languages.map((language) =>
    row(
      language,
      scores.filter(({ ad }) => ad.language === language),
    ),
  );
  return [
    'Fit sheets of job ads (each cell: build / measured)',
    table([
      [
        'language',
        'ads',
        'requirements',
        'found %',
        'precision of met %',
        'recall of met %',
        'honest misses %',
        'other rows',
        'slowest ms',
      ],
      ...rows,
      row('all', scores),
    ]),
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

function row(name: string, scores: readonly AdScore[]): string[] {
  const cell = (figure: (ofHalf: readonly AdScore[]) => string) =>
    halves.map((half) => figure(of(half, scores))).join(' / ');
  const shared = (
    isCounted: (score: RequirementScore) => boolean,
    isPassed: (score: RequirementScore) => boolean,
  ) =>
    cell((ofHalf) => {
      const counted = ofHalf.flatMap(({ requirements }) => requirements).filter(isCounted);
      return counted.length === 0
        ? '–'
        : String(Math.round((counted.filter(isPassed).length / counted.length) * 100));
    });
  return [
    name,
    cell(({ length }) => String(length)),
    cell((ofHalf) => String(ofHalf.flatMap(({ requirements }) => requirements).length)),
    shared(
      () => true,
      ({ isFound }) => isFound,
    ),
    shared(
      ({ isCalledMet }) => isCalledMet,
      ({ isRight }) => isRight,
    ),
    shared(
      ({ label }) => label.met.length > 0,
      ({ isRight }) => isRight,
    ),
    shared(
      ({ label }) => label.met.length === 0,
      ({ isFound, isCalledMet }) => isFound && !isCalledMet,
    ),
    cell((ofHalf) => String(ofHalf.flatMap(({ others }) => others).length)),
    cell((ofHalf) => String(Math.round(Math.max(0, ...ofHalf.map(({ milliseconds }) => milliseconds))))),
  ];
}

const of = (half: Half, scores: readonly AdScore[]) => scores.filter(({ ad }) => ad.half === half);
