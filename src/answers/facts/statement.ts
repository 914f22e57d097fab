import type { Query } from '../query/query';
import { quotable } from '../quotable';
import type { FoundLine, Line } from '../search/line-search';
import { isYear } from '../entities/link-entities';
import { numbersIn } from '../time/numbers';
import { isOngoing, lineOf, longestLine, titleOf, type Context } from './context';

/** What a line is worth beside others where the question asks for more than its words. */
const fitting = 1.5;

/** Found lines, those first that hold what the question asks for: a number, what lasts, what was spoken of. */
export function ranked(found: readonly FoundLine[], query: Query): FoundLine[] {
  const { modifiers, focus } = query;
  const worth = ({ line: { text, passage }, score }: FoundLine) =>
    score *
    (modifiers.has('count') && hasNumber(text) ? fitting : 1) *
    (modifiers.has('now') && passage.entry && isOngoing(passage.entry) ? fitting : 1) *
    (modifiers.has('anaphor') && passage.entry && passage.entry === focus.entries[0] ? fitting : 1);
  return found.toSorted((a, b) => worth(b) - worth(a));
}

/** A line of the CV as a sentence, with the entry that it belongs to; undefined for what is too long to say. */
export function statement({ passage, text }: Line, context: Context): string | undefined {
  const { entry, part, heading } = passage;
  if (text.length > longestLine) return undefined;
  const line = quotable(text.replace(/[.。]$/, ''));
  if (!entry || entry.topic === 'summary') return context.say.says(quotable(heading), line);
  if (part === 'point') return context.say.says(titleOf(entry, context), line);
  const whole = lineOf(entry, context);
  const isSaid = [entry.title, entry.organisation, entry.period].includes(text);
  return isSaid ? context.say.stated(whole) : context.say.says(whole, line);
}

/** True for a text with a number other than a year, in digits or words. */
export function hasNumber(text: string): boolean {
  return numbersIn(text).some(({ value }) => Number(value) > 1 && !isYear(value));
}
