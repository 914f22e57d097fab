import type { Case, Fault } from './check';
import type { ClaimQuote } from './claim';
import type { Passage } from '../passages';

/** The line of the CV that has most in common with a sentence: of what it is held against, where that is known. */
export function nearestQuote(
  { statement, facts }: Case,
  { entry, part }: Pick<Fault, 'entry' | 'part'>,
): ClaimQuote | undefined {
  const { lines, passages, passageOf } = facts.knowledge;
  if (part) return quoteOf(passages.find((passage) => passage.part === part));
  const found = lines
    .find(statement.terms.filter((term) => term.passages.size > 0))
    // A period alone tells nothing.
    .filter(({ line }) => line.text !== line.passage.entry?.period);
  const [best] = entry ? found.filter(({ line }) => line.passage.entry === entry) : found;
  return best ? quoteOf(best.line.passage, best.line.text) : quoteOf(entry && passageOf(entry));
}

/** None for the owner's words beyond the page. */
function quoteOf(passage: Passage | undefined, text = passage?.text): ClaimQuote | undefined {
  if (!passage || passage.anchor === '' || text === undefined) return undefined;
  return { anchor: passage.anchor, heading: passage.heading, text };
}
