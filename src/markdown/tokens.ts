import type { MarkedToken, Token } from 'marked';
import type { MathToken, OpenMathToken } from './math-syntax';

export type KnownToken = MarkedToken | MathToken | OpenMathToken;

const types = new Set<string>(
  (
    'paragraph text heading list blockquote code table hr checkbox math openMath html escape strong em del codespan ' +
    'br link image space def'
  ).split(' '),
);

/** marked's own type leaves room for tokens of any extension; these are all there are here. */
export const isKnown = (token: Token): token is KnownToken => types.has(token.type);
