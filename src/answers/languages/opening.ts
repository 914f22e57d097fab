/** "Yes: …"; a sentence with a colon of its own follows a full stop. */
export const opening = (word: string) => (sentence: string) =>
  `${word}${/[:：] /.test(sentence) ? '.' : ':'} ${sentence}`;
