const foreignLetter = /(?!\p{Script=Arabic})[\p{L}\p{N}]/u;

/**
 * An inserted text for a sentence that runs from right to left: a name, an address or a figure keeps its own direction,
 * so that the punctuation around it stays in place (U+2068 FIRST STRONG ISOLATE to U+2069, https://unicode.org/reports/tr9/).
 * A text of Arabic letters alone needs no marks.
 */
export function isolate(text: string): string {
  return foreignLetter.test(text) ? `\u2068${text}\u2069` : text;
}
