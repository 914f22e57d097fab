/** Steps of each half: putting the weights on the GPU, then compiling its programs. */
const half = 50;
export const compileSteps = 2 * half;

/**
 * Reads web-llm's progress text, the only place where it tells the two phases apart; each counts from nothing.
 * `undefined` for reports that say nothing new.
 */
export function compileProgress(text: string): number | undefined {
  const found = /^(Loading model from cache|Loading GPU shader modules)\[(\d+)\/(\d+)\]/.exec(text);
  if (!found) return undefined;
  const share = Math.round((Number(found[2]) / Number(found[3])) * half);
  return found[1] === 'Loading model from cache' ? share : half + share;
}
