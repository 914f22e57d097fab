import { numbersIn } from '../sources/numbers';
import { fold } from '../text/fold';

/** How questions ask whether a number is reached, folded. */
const reaching =
  /\bmore than\b|\bover\b|\bat least\b|\bplus (?:de|d')\b|\bau moins\b|\bmehr als\b|\buber\b|\bmindestens\b|\bmas de\b|\bal menos\b|以上|超/;
/** Durations and ages are worked out from dates. */
const ofTime =
  /\d ?(?:years?|months?|ans?|annees?|mois|jahre?n?|monate?n?|anos|meses|年|か月|ヶ月|歳)|\b(?:years?|months?|ans|annees?|jahre?n?|monate?n?|anos|meses)\b/;

/** The number that "more than ten people" asks to be reached; undefined for other questions, and for times. */
export function amountAsked(text: string): number | undefined {
  const folded = fold(text);
  if (!reaching.test(folded) || ofTime.test(folded)) return undefined;
  const [number] = numbersIn(folded);
  return number === undefined ? undefined : Number(number.value);
}

export function asksAmount(text: string): boolean {
  return amountAsked(text) !== undefined;
}
