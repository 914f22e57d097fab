/** Parts of contracted words, which count as the word alone: "l’expérience", "Ada’s", "we’re"; "don’t" is one word. */
const contraction = /(?<!\p{L})(\p{L}{1,50})['’](\p{L}+)/gu;
const englishEnds = /^(?:s|m|d|re|ve|ll)$/i;

/** A text in which what English and French write together with an apostrophe is two words; offsets hold. */
export function withoutContractions(text: string): string {
  return text.replace(contraction, (whole, left: string, right: string) => {
    if (/^t$/i.test(right) || /^aujourd$/i.test(left)) return `${left}${right} `;
    return englishEnds.test(right) && left.length > 1
      ? `${left} ${blank(right)}`
      : left.length <= 2 || /^(?:lorsqu|puisqu|jusqu|quoiqu)$/i.test(left)
        ? `${blank(left)} ${right}`
        : whole;
  });
}

/** As many spaces, so that the words behind keep their places. */
function blank(part: string): string {
  return ' '.repeat(part.length);
}
