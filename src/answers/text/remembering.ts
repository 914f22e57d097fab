/** Results that are kept; beyond it all are forgotten, so that a long chat does not fill the memory. */
const most = 50_000;
/** Characters of a text that is likely to be read again. */
const longest = 1_000;

/** The same function, which reads a text once: a CV's words are compared with every word of a question. */
export function remembering<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    if (text.length > longest) return read(text);
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = read(text);
    if (known.size >= most) known.clear();
    known.set(text, result);
    return result;
  };
}
