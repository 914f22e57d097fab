import type { Asking } from '../languages/lexicon';
import { fold } from '../text/fold';

/** A shorter text is a question. */
const leastLength = 150;
const leastLines = 3;

/** Whether a question is one that a job ad would answer better. */
export function asksFit(text: string, asks: Asking): boolean {
  const folded = fold(text).trim();
  return asks.needs.test(folded) || asks.fits.test(folded);
}

/** Whether a message may be a job ad or its short form; it need not be one. */
export function mayBeAd(text: string, asks: Asking): boolean {
  const folded = fold(text).trim();
  return folded.length >= leastLength || folded.split('\n').length >= leastLines || asksFit(text, asks);
}
