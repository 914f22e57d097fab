/** Longer words that most sentences share, folded: what they have in common says nothing about a source. */
const common = new Set(
  (
    'about after also been during experience from have including into more most other over role since than that their then they this through until very well were what when where which while with worked working years your ' +
    'aussi cette chez comme dans depuis deux elle etre leur pour sont tout vous ' +
    'aber auch beim dass eine einem einen einer haben hatte ihre jahre kann nach nicht oder seine seit sich sind sowie wurde wird uber ' +
    'anos como cuando desde donde entre esta hasta para pero sobre tambien tiene todo ' +
    'الي علي هذا هذه ذلك تلك التي الذي كان كانت لدي لديه لديها خلال منذ حتي بعد قبل بين هنا هناك هل ماذا متي اين كيف'
  ).split(' '),
);

/** Short words are grammar in languages that write letters. */
export function isCommon(folded: string): boolean {
  return /^(?:[a-z]{1,3}|\p{Script=Arabic}{1,2})$/u.test(folded) || common.has(folded);
}
