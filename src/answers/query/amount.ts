import type { Grammar } from '../languages/grammar';
import { numbersIn } from '../time/numbers';
import { fold } from '../text/fold';

/** The number that "more than ten people" asks to be reached; undefined for other questions, and for times, which dates tell. */
export function amountAsked(text: string, { atLeast, lengthOfTime }: Grammar): number | undefined {
  const folded = fold(text);
  if (!atLeast.test(folded) || lengthOfTime.test(folded)) return undefined;
  const [number] = numbersIn(folded);
  return number === undefined ? undefined : Number(number.value);
}
