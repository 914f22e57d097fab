import { Lexer, Tokenizer, type Token, type Tokens } from 'marked';
import { lines, maxDepth, safeAddress, type Inline, decodeEntities } from './tree';

/** UTF-16 units and signs of one paragraph up to which markdown is looked for: marked takes quadratic time. */
const maxLength = 5000;
const maxSigns = 200;
const maxParagraphs = 300;
const signs = /[*_`[\]]/g;

/** Emphasis, code, links and escaped signs; in doubt a sign is what it looks like. */
class CautiousTokenizer extends Tokenizer {
  override tag(): undefined {}
  override reflink(): undefined {}
  override autolink(): undefined {}
  override url(): undefined {}
  override del(): undefined {}

  override escape(source: string): Tokens.Escape | undefined {
    return /^\\[*_`[\]]/.test(source) ? super.escape(source) : undefined;
  }

  /** "5*3*2", "M*A*S*H" and `__init__` are no emphasis. */
  override emStrong(source: string, masked: string, before = ''): Tokens.Em | Tokens.Strong | undefined {
    const token = super.emStrong(source, masked, before);
    if (!token) return undefined;
    const isInside = token.type === 'strong' ? /[a-z\d]/i : /[\p{L}\p{N}_]/u;
    const after = source[token.raw.length] ?? '';
    if (isInside.test(before) || isInside.test(after) || /^__[a-z\d_]+__$/.test(token.raw)) return undefined;
    return token;
  }
}

const lexer = new Lexer({ tokenizer: new CautiousTokenizer() });

export type InlineReader = (text: string) => Inline[];

/** Reads the paragraphs of one text, with their line breaks; the first few hundred with signs in them as markdown. */
export function inlineReader(): InlineReader {
  let left = maxParagraphs;
  return (text) => {
    const found = text.match(signs)?.length ?? 0;
    if (found < 2 || found > maxSigns || text.length > maxLength || left === 0)
      return lines(decodeEntities(text));
    left -= 1;
    return merged(lexer.inlineTokens(text, []).flatMap((token) => inlineOf(token, 0)));
  };
}

function inlineOf(token: Token, depth: number): Inline[] {
  if (depth >= maxDepth) return lines(decodeEntities(token.raw));
  const children = () =>
    (('tokens' in token && token.tokens) || []).flatMap((each) => inlineOf(each, depth + 1));
  switch (token.type) {
    case 'strong':
      return [{ kind: 'strong', children: children() }];
    case 'em':
      return [{ kind: 'emphasis', children: children() }];
    case 'codespan':
      return [{ kind: 'code', text: textOf(token) }];
    case 'br':
      return [{ kind: 'break' }];
    case 'link': {
      const address = 'href' in token && typeof token.href === 'string' ? safeAddress(token.href) : undefined;
      return address === undefined ? lines(token.raw) : [{ kind: 'link', address, children: children() }];
    }
    case 'escape':
      return lines(textOf(token));
    default:
      return lines(decodeEntities(token.raw));
  }
}

function textOf(token: Token): string {
  return 'text' in token && typeof token.text === 'string' ? token.text : token.raw;
}

/** marked may cut a text at a sign that then means nothing. */
function merged(inlines: readonly Inline[]): Inline[] {
  const result: Inline[] = [];
  for (const inline of inlines) {
    const last = result.at(-1);
    if (inline.kind === 'text' && last?.kind === 'text') {
      result[result.length - 1] = { kind: 'text', text: last.text + inline.text };
    } else {
      result.push(inline);
    }
  }
  return result;
}
