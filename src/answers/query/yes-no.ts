import type { Asking } from '../languages/lexicon';
import { fold } from '../text/fold';

/** True for a question that asks for more than yes or no: "which", "how many". */
export function isOpen(text: string, { beginsWithVerb, more }: Asking): boolean {
  const plain = fold(text);
  return !beginsWithVerb?.test(plain) && more.test(plain);
}

/** True for a question that yes or no answers. */
export function isYesNo(text: string, { beginsWithVerb, more, yesNo }: Asking): boolean {
  const plain = fold(text);
  if (beginsWithVerb?.test(plain)) return true;
  return !more.test(plain) && yesNo.test(plain);
}
