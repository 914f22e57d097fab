import { unmentioned, type Check } from '../check';

/** What models invent of somebody's life has to be in the CV. */
export const privateLife: Check = ({ statement, facts }) => {
  const match = statement.phrases.privateLife.exec(statement.folded);
  if (!match || facts.parts.some(({ text }) => text.includes(match[0]))) return undefined;
  const what = statement.text.slice(match.index, match.index + match[0].length);
  return unmentioned(what);
};
