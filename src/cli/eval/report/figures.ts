import type { Answered, Marks, QuestionKind, Run } from '../models/run.ts';
import { questionKinds } from '../models/run.ts';
import { bootstrapInterval, meanOf, stratifiedInterval, type Interval } from './bootstrap.ts';

export const markNames = [
  'right',
  'honest',
  'invented',
  'language',
  'persona',
] as const satisfies readonly (keyof Marks)[];
export type MarkName = (typeof markNames)[number];

/** A column of the table. */
export type FigureName = 'score' | MarkName | 'words' | 'seconds' | 'first word' | 'tokens/s';

/** Each undefined where no question of the run tries it. */
export type Figures = Readonly<Record<FigureName, Interval | undefined>>;

/**
 * What one reply is worth, from 0 to 1: what its question tries (right, honest, persona), times the share of its
 * statements that the CV supports, times its language. So neither silence nor invention earns anything by itself, and a
 * reply that failed has 0.
 */
export function scoreOf({ marks, error }: Answered): number {
  if (error !== undefined) return 0;
  const tried = [marks.right, marks.honest, marks.persona].filter((mark) => mark !== undefined);
  const aim = tried.length === 0 ? 1 : meanOf(tried);
  return aim * (1 - (marks.invented ?? 0)) * (marks.language ?? 1);
}

/** The table's row of a run. The score is the mean of the kinds' means, so that no kind counts more than another. */
export function figuresOf({ answers }: Run): Figures {
  const strata = byKind(answers).map(([, group]) => group.map(scoreOf));
  const whole = answers.filter(({ error }) => error === undefined);
  return {
    score: strata.length === 0 ? undefined : stratifiedInterval(strata),
    right: markInterval(answers, 'right'),
    honest: markInterval(answers, 'honest'),
    // A reply that failed has no statements, and would count as one that invents nothing.
    invented: markInterval(whole, 'invented'),
    language: markInterval(answers, 'language'),
    persona: markInterval(answers, 'persona'),
    words: intervalOf(whole.map(({ words }) => words)),
    seconds: intervalOf(whole.map(({ seconds }) => seconds)),
    'first word': intervalOf(known(whole.map(({ firstSeconds }) => firstSeconds))),
    'tokens/s': intervalOf(known(whole.map(({ tokensPerSecond }) => tokensPerSecond))),
  };
}

/** The kinds that these answers are of, in the usual order, each with its answers. */
export function byKind<Item extends { readonly kind: QuestionKind }>(
  items: readonly Item[],
): (readonly [QuestionKind, readonly Item[]])[] {
  return questionKinds
    .map((kind) => [kind, items.filter((item) => item.kind === kind)] as const)
    .filter(([, group]) => group.length > 0);
}

/** True for what stands in each table to be beaten. */
export function isBaseline({ backend }: Run): boolean {
  return backend === 'fixed-sentence' || backend === 'parrot';
}

function markInterval(answers: readonly Answered[], name: MarkName): Interval | undefined {
  return intervalOf(known(answers.map(({ marks }) => marks[name])));
}

function known(values: readonly (number | undefined)[]): number[] {
  return values.filter((value) => value !== undefined);
}

function intervalOf(values: readonly number[]): Interval | undefined {
  return values.length === 0 ? undefined : bootstrapInterval(values);
}
