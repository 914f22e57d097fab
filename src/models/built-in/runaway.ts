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
  const tail = text.slice(-tailLength);
  return tail.length - tail.trimEnd().length >= longest || repeatsItself(tail);
}

/** By the borders of its reversed beginnings: one of n characters with a border of b repeats a unit of n - b. */
function repeatsItself(tail: string): boolean {
  const borders = new Uint16Array(tail.length);
  const at = (index: number): number => tail.charCodeAt(tail.length - 1 - index);
  let border = 0;
  for (let index = 1; index < tail.length; index += 1) {
    while (border > 0 && at(index) !== at(border)) border = borders[border - 1] ?? 0;
    if (at(index) === at(border)) border += 1;
    borders[index] = border;
    const length = index + 1;
    if (length >= longest && (length - border) * mostRepeats <= length) return true;
  }
  return false;
}
