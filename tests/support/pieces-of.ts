/** The pieces of a text that are apart by a space; in one `·` is a space and `⏎` a line break. */
export const piecesOf = (text: string): string[] =>
  text.split(' ').map((piece) => piece.replaceAll('·', ' ').replaceAll('⏎', '\n'));
