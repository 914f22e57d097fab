/** Characters that a text may repeat or leave blank at its end. No table, list or block of code comes near it. */
const longest = 400;
/** How often one unit must stand there; six equal lines are a style, not an accident. */
const mostRepeats = 8;
/** What is looked at: a unit may be as long as an eighth of it. */
const tailLength = 3200;

export function createRunawayGuard() {
  let tail = '';
  let unseen = 0;
  return {
    /** True once the text so far ends in nothing but spaces, or in one unit over and over. */
    push(text: string): boolean {
      tail = (tail + text).slice(-tailLength);
      unseen += text.length;
      // A repetition only grows: looking at each sixteenth character loses none, and costs little.
      if (unseen < 16) return false;
      unseen = 0;
      return runsAway(tail);
    },
  };
}

/** True if a text ends in at least 400 characters that are blank, or one unit at least eight times. */
export function runsAway(text: string): boolean {
  if (text.length >= longest && text.slice(-longest).trim() === '') return true;
  for (let unit = 1; unit <= tailLength / mostRepeats; unit += 1) {
    const length = Math.max(longest, unit * mostRepeats);
    const tail = text.slice(-length);
    if (tail.length === length && tail.startsWith(tail.slice(unit))) return true;
  }
  return false;
}
