import type { Language } from '../languages/language-pack';

/**
 * Longer words that most sentences share, folded: what they have in common says nothing about a source. Japanese has none:
 * its words are told by their letters.
 */
const commonIn: Readonly<Record<Exclude<Language, 'ja'>, string>> = {
  en: 'about after also been during experience from have including into more most other over role since than that their then they this through until very well were what when where which while with worked working years your',
  fr: 'aussi cette chez comme dans depuis deux elle etre leur pour sont tout vous',
  de: 'aber auch beim dass eine einem einen einer haben hatte ihre jahre kann nach nicht oder seine seit sich sind sowie wurde wird uber',
  es: 'anos como cuando desde donde entre esta hasta para pero sobre tambien tiene todo',
  pt: 'como quando desde onde entre esta para pelo mais sobre tambem tudo anos dele dela seus suas',
  ar: 'الي علي هذا هذه ذلك تلك التي الذي كان كانت لدي لديه لديها خلال منذ حتي بعد قبل بين هنا هناك هل ماذا متي اين كيف',
};
const common = new Set(Object.values(commonIn).flatMap((words) => words.split(' ')));

/** Short words are grammar in languages that write letters. */
export function isCommon(folded: string): boolean {
  return /^(?:[a-z]{1,3}|\p{Script=Arabic}{1,2})$/u.test(folded) || common.has(folded);
}
