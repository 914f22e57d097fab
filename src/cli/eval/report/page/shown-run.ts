import type { Run } from '../../models/run.ts';
import { type Figures, figuresOf, isBaseline, kindScores, type KindScore } from '../figures.ts';
import { rank } from '../rank.ts';

/** A run with what the parts of the page show of it. */
export interface ShownRun {
  readonly run: Run;
  /** 1 for the best score; stands for the run where its name has no room. */
  readonly place: number;
  readonly figures: Figures;
  readonly kinds: readonly KindScore[];
  readonly isBaseline: boolean;
  /** Replies that are not whole. */
  readonly failed: number;
}

/** The best first. */
export function showRuns(runs: readonly Run[]): ShownRun[] {
  return rank(runs).map((run, index) => ({
    run,
    place: index + 1,
    figures: figuresOf(run),
    kinds: kindScores(run),
    isBaseline: isBaseline(run),
    failed: run.answers.filter(({ error }) => error !== undefined).length,
  }));
}

/** Tells apart runs of one model. */
export function titleOf({ model, prompt }: Run): string {
  return prompt === 'default' ? model : `${model}, ${prompt}`;
}
