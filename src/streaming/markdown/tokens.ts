import type { MarkedToken, Token } from 'marked';
import type { InlineHtmlToken } from './inline-html';
import type { MathToken } from './math-syntax';
import type { OpenToken } from './open-syntax';

type KnownToken = MarkedToken | MathToken | OpenToken | InlineHtmlToken;

const types = new Set<string>(
  (
    'paragraph text heading list blockquote code table hr checkbox math open html escape strong em del codespan ' +
    'br link image space def inline-html'
  ).split(' '),
);

/** Narrows marked's open token type to the tokens that this lexer produces. */
export const isKnown = (token: Token): token is KnownToken => types.has(token.type);
