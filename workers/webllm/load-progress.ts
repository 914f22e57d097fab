/** Steps of each phase: copying the weights to the GPU, then compiling the shaders. */
const stepsPerPhase = 50;
export const compileSteps = 2 * stepsPerPhase;

/**
 * Reads the step out of web-llm's progress text, the only place where it tells the two phases apart.
 *
 * @returns 0 to `compileSteps`, or `undefined` for a text of another phase
 */
export function compileProgress(text: string): number | undefined {
  const found = /^(Loading model from cache|Loading GPU shader modules)\[(\d+)\/(\d+)\]/.exec(text);
  if (!found) return undefined;
  const steps = Math.round((Number(found[2]) / Number(found[3])) * stepsPerPhase);
  return found[1] === 'Loading model from cache' ? steps : stepsPerPhase + steps;
}
