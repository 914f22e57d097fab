import { type Answered, questionKinds, type Run } from './models/run.ts';
import { intervalOf, meanOf, type Interval } from './interval.ts';

/** A column of the table. */
export type FigureName =
  'score' | 'right' | 'honest' | 'invented' | 'language' | 'words' | 'seconds' | 'first word' | 'tokens/s';

/** Each undefined where no question of the run tries it. */
export type Figures = Readonly<Record<FigureName, Interval | undefined>>;

/**
 * What one reply is worth, from 0 to 1: what its question tries (right or honest), times the share of its statements
 * that the CV supports, times its language. So neither silence nor invention earns anything by itself, and a reply that
 * failed has 0.
 */
export function scoreOf({ marks, error }: Answered): number {
  if (error !== undefined) return 0;
  const tried = [marks.right, marks.honest].filter((mark) => mark !== undefined);
  const aim = tried.length === 0 ? 1 : meanOf(tried);
  return aim * (1 - (marks.invented ?? 0)) * (marks.language ?? 1);
}

const of = (answers: readonly Answered[], value: (answer: Answered) => number | undefined) =>
  intervalOf([answers.map(value).filter((each) => each !== undefined)]);

/** The table's row of a run. The score is the mean of the kinds' means, so that no kind counts more than another. */
export function figuresOf({ answers }: Run): Figures {
  const whole = answers.filter(({ error }) => error === undefined);
  return {
    score: intervalOf(
      questionKinds.map((kind) => answers.filter((answer) => answer.kind === kind).map(scoreOf)),
    ),
    right: of(answers, ({ marks }) => marks.right),
    honest: of(answers, ({ marks }) => marks.honest),
    // A reply that failed has no statements, and would count as one that invents nothing.
    invented: of(whole, ({ marks }) => marks.invented),
    language: of(answers, ({ marks }) => marks.language),
    words: of(whole, ({ words }) => words),
    seconds: of(whole, ({ seconds }) => seconds),
    'first word': of(whole, ({ firstSeconds }) => firstSeconds),
    'tokens/s': of(whole, ({ tokensPerSecond }) => tokensPerSecond),
  };
}
