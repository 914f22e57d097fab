import type { Answered, QuestionKind, Run } from '../models/run.ts';
import { bootstrapInterval, stratifiedInterval, type Interval } from './bootstrap.ts';
import { byKind, type FigureName, markNames, scoreOf } from './figures.ts';

/** One question in two runs. */
export interface Pair {
  readonly kind: QuestionKind;
  readonly before: Answered;
  readonly after: Answered;
}

export interface Comparison {
  readonly before: Run;
  readonly after: Run;
  /** Questions that both runs asked. */
  readonly shared: number;
  /** Of each question the second run's figure less the first's; undefined where no question has both. */
  readonly differences: Readonly<Record<FigureName, Interval | undefined>>;
  /** Questions whose score changed, the largest change first. */
  readonly changed: readonly Pair[];
}

/** A change below this is one of rounding. */
const leastChange = 0.005;

/** Compares question by question, which tells far smaller differences than two intervals side by side. */
export function compareRuns(before: Run, after: Run): Comparison {
  const pairs = pairsOf(before, after);
  const difference = (valueOf: (answer: Answered) => number | undefined) => intervalOf(pairs, valueOf);
  const marks = markNames.map(
    (name) =>
      [
        name,
        difference(({ marks, error }) =>
          name === 'invented' && error !== undefined ? undefined : marks[name],
        ),
      ] as const,
  );
  const whole = (value: (answer: Answered) => number | undefined) =>
    difference((answer) => (answer.error === undefined ? value(answer) : undefined));
  const strata = byKind(pairs).map(([, group]) => group.map(scoreChange));
  return {
    before,
    after,
    shared: pairs.length,
    differences: {
      ...(Object.fromEntries(marks) as Record<(typeof markNames)[number], Interval | undefined>),
      score: strata.length === 0 ? undefined : stratifiedInterval(strata),
      words: whole(({ words }) => words),
      seconds: whole(({ seconds }) => seconds),
      'first word': whole(({ firstSeconds }) => firstSeconds),
      'tokens/s': whole(({ tokensPerSecond }) => tokensPerSecond),
    },
    changed: pairs
      .filter((pair) => Math.abs(scoreChange(pair)) >= leastChange)
      .toSorted((a, b) => Math.abs(scoreChange(b)) - Math.abs(scoreChange(a))),
  };
}

/** True if the interval leaves no doubt about the sign. */
export function isClear({ low, high }: Interval): boolean {
  return low > 0 || high < 0;
}

export function scoreChange({ before, after }: Pair): number {
  return scoreOf(after) - scoreOf(before);
}

/** By id, as long as the visitor said the same. */
function pairsOf(before: Run, after: Run): Pair[] {
  const byId = new Map(before.answers.map((answer) => [answer.id, answer]));
  return after.answers.flatMap((answer) => {
    const earlier = byId.get(answer.id);
    if (earlier === undefined || earlier.messages.join('\n') !== answer.messages.join('\n')) return [];
    return [{ kind: answer.kind, before: earlier, after: answer }];
  });
}

function intervalOf(
  pairs: readonly Pair[],
  valueOf: (answer: Answered) => number | undefined,
): Interval | undefined {
  const changes = pairs.flatMap(({ before, after }) => {
    const [from, to] = [valueOf(before), valueOf(after)];
    return from === undefined || to === undefined ? [] : [to - from];
  });
  return changes.length === 0 ? undefined : bootstrapInterval(changes);
}
