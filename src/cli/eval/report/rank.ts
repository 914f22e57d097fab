import type { Run } from '../models/run.ts';
import { figuresOf } from './figures.ts';

/** The best score first. */
export function rank(runs: readonly Run[]): Run[] {
  const scores = new Map(runs.map((run) => [run, figuresOf(run).score?.mean ?? 0]));
  return runs.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
}
