import { meet } from '../../text/span';
import { isInLanguageOfCv, unmentioned, type Check } from '../check';

/** What models invent of somebody's life has to be in the CV, by any of its names. */
export const privateLife: Check = (about) => {
  const { statement, facts } = about;
  // A translation has its own word for it.
  if (!isInLanguageOfCv(about)) return undefined;
  const match = statement.phrases.privateLife.exec(statement.folded);
  if (!match || facts.parts.some(({ text }) => text.includes(match[0]))) return undefined;
  const span = { start: match.index, end: match.index + match[0].length };
  if (statement.terms.some((term) => term.passages.size > 0 && meet(term, span))) return undefined;
  return unmentioned(statement.text.slice(span.start, span.end));
};
