/** Characters. A longer run of one script is no word. */
const longest = 24;

/** True if a run of one Japanese script is made of parts that are known, each of two characters at least. */
export function isMadeOf(run: string, isKnown: (part: string) => boolean): boolean {
  if (run.length > longest) return false;
  const reached = [0];
  for (let to = 2; to <= run.length; to++) {
    if (reached.some((from) => to - from > 1 && isKnown(run.slice(from, to)))) reached.push(to);
  }
  return reached.includes(run.length);
}
