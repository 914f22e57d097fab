import type { LabelledCv } from '../quotes/labels';
import { createReplyTo } from '../quotes/reply-to';
import { readAds } from './read-ads';
import { reportFit, reportFitFailures } from './report-fit';
import { scoreSheet, type AdScore } from './score-sheet';

interface FitRun {
  /** Holds the labelled ads. */
  readonly folder: string;
  readonly cvs: readonly Pick<LabelledCv, 'name' | 'profile'>[];
  readonly showsFailures: boolean;
}

/** Pastes every labelled ad into a chat of its own, and returns what to print. */
export async function runFit({ folder, cvs, showsFailures }: FitRun): Promise<string> {
  const scores: AdScore[] = [];
  for (const ad of readAds(folder)) {
    const cv = cvs.find(({ name }) => name === ad.cv);
    if (!cv) throw new Error(`${ad.id} names no CV of the labelled set`);
    const began = performance.now();
    const reply = await createReplyTo(cv.profile)([{ role: 'user', content: ad.ad }]);
    scores.push(scoreSheet(ad, reply, performance.now() - began));
  }
  return [...(showsFailures ? [reportFitFailures(scores)] : []), reportFit(scores)].join('\n\n');
}
