import type { Grammar } from '../languages/grammar';
import { numbersIn } from '../time/numbers';
import { fold } from '../text/fold';

/** The number that "more than ten people" asks to be reached; undefined for other questions. */
export function amountAsked(text: string, { atLeast }: Grammar): number | undefined {
  const folded = fold(text);
  const [number] = atLeast.test(folded) ? numbersIn(folded) : [];
  return number && Number(number.value);
}
