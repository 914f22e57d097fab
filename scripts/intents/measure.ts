import type { RankedIntent } from '../../src/answers/intent/classifier.ts';
import type { Utterance } from './utterances.ts';

/**
 * Shares of the messages whose intent is the best, or one of the two best; the mean probability of the best, which is a
 * calibrated classifier's accuracy; at each least probability the share of messages that reach it, and how many of these are
 * right; "meant as taken", most frequent first.
 */
export function measure(
  messages: readonly Utterance[],
  classify: (message: string) => readonly RankedIntent[],
) {
  const results = messages.map(({ intent, text }) => {
    const [first, second] = classify(text);
    return {
      pair: `${intent} as ${first!.intent}`,
      isFirst: first!.intent === intent,
      isSecond: second!.intent === intent,
      probability: first!.probability,
    };
  });
  const times = new Map<string, number>();
  for (const { pair, isFirst } of results) if (!isFirst) times.set(pair, (times.get(pair) ?? 0) + 1);
  return {
    first: share(results.map(({ isFirst }) => isFirst)),
    firstTwo: share(results.map(({ isFirst, isSecond }) => isFirst || isSecond)),
    confidence: results.reduce((sum, { probability }) => sum + probability, 0) / Math.max(1, results.length),
    thresholds: [0.2, 0.3, 0.4, 0.5, 0.7].map((least) => {
      const sure = results.filter(({ probability }) => probability >= least);
      return {
        least,
        coverage: sure.length / Math.max(1, results.length),
        accuracy: share(sure.map(({ isFirst }) => isFirst)),
      };
    }),
    confusions: [...times]
      .map(([pair, count]) => ({ pair, times: count }))
      .toSorted((one, other) => other.times - one.times),
  };
}

export function reportMeasures({
  first,
  firstTwo,
  confidence,
  thresholds,
  confusions,
}: ReturnType<typeof measure>): string {
  const sure = thresholds.map(
    ({ least, coverage, accuracy }) => `${percent(accuracy)} of the ${percent(coverage)} from ${least}`,
  );
  const pairs = confusions.slice(0, 8).map(({ pair, times }) => `${pair} (${times})`);
  return [
    `top 1 ${percent(first)}, top 2 ${percent(firstTwo)}, mean confidence ${percent(confidence)}`,
    `  right: ${sure.join(', ')}`,
    `  most confused: ${pairs.join(', ') || 'none'}`,
  ].join('\n');
}

const share = (list: readonly boolean[]) => list.filter(Boolean).length / Math.max(1, list.length);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
