import type { ClaimReason } from '../../../src/answers/check-claims';
import { askedLanguages, halves } from '../quotes/labels';
import { table } from '../../../src/cli/eval/report';
import { origins, type Checked } from './check-answer';
import { lieKinds } from './kinds';

/** Percent of lies caught at least, and of true sentences marked at most. */
export const goals = { caught: 95, marked: 3 };

interface Figure {
  readonly sentences: number;
  readonly marked: number;
}

/** Figures as tables, development and held-out set side by side. */
export function report(checked: readonly Checked[]): string {
  return [...origins.flatMap((origin) => reportOf(origin, checked)), times(checked)].join('\n\n');
}

function reportOf(origin: Checked['origin'], all: readonly Checked[]): string[] {
  const checked = all.filter((sentence) => sentence.origin === origin);
  if (checked.length === 0) return [];
  const columns = [...askedLanguages, 'all' as const];
  const row = (name: string, belongs: (sentence: Checked) => boolean) => [
    name,
    ...columns.map((language) =>
      cell(checked.filter((one) => (language === 'all' || one.language === language) && belongs(one))),
    ),
  ];
  const isLie = ({ label }: Checked) => label !== 'true' && label !== 'none';
  return [
    `Claims, ${origin}: % marked of build (sentences) / measured (sentences)`,
    table([
      ['', ...columns],
      ...lieKinds
        .filter((kind) => checked.some(({ label }) => label === kind))
        .map((kind) => row(kind, ({ label }) => label === kind)),
      row(`lies (goal ${goals.caught})`, isLie),
      row(`true (goal ${goals.marked})`, ({ label }) => label === 'true'),
      row('none', ({ label }) => label === 'none'),
    ]),
  ];
}

function cell(checked: readonly Checked[]): string {
  return halves
    .map((half) => {
      const { sentences, marked } = figureOf(checked.filter((one) => one.half === half));
      return sentences === 0 ? '–' : `${((marked / sentences) * 100).toFixed(1)} (${sentences})`;
    })
    .join(' / ');
}

function figureOf(checked: readonly Checked[]): Figure {
  return { sentences: checked.length, marked: checked.filter(({ isMarked }) => isMarked).length };
}

function times(checked: readonly Checked[]): string {
  const { median, most, worst } = msOf(checked);
  const figures = [
    `median ${median.toFixed(2)}`,
    `99 % below ${most.toFixed(2)}`,
    `worst ${worst.toFixed(2)}`,
  ];
  return `ms a sentence: ${figures.join(', ')} (goal below 1)`;
}

function msOf(checked: readonly Checked[]) {
  const sorted = checked.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { median: at(0.5), most: at(0.99), worst: at(1) };
}

/** A line for each sentence of the development set that is marked or left unmarked wrongly; the held-out set stays unread. */
export function failures(checked: readonly Checked[]): string[] {
  return checked
    .filter(({ half }) => half === 'build')
    .filter(({ label, isMarked }) => isMarked !== (label !== 'true' && label !== 'none'))
    .map(({ cv, language, label, text, reasons, verdicts, origin, id }) =>
      [
        origin === 'generated' ? cv : id,
        language,
        label,
        text.replaceAll('\n', ' ⏎ '),
        reasons.length > 0 ? reasons.map(said).join('; ') : verdicts.join(' '),
      ].join(' | '),
    );
}

function said({ kind, ...words }: ClaimReason): string {
  return `${kind}: ${Object.values(words).join(' ≠ ')}`;
}
