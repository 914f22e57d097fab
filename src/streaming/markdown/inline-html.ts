import type { Token, TokenizerAndRendererExtension, Tokens } from 'marked';

/** A pair of tags that is rendered. Its name becomes an element's, so it is one of these and nothing else. */
export interface InlineHtmlToken extends Tokens.Generic {
  type: 'inline-html';
  raw: string;
  tag: 'sub' | 'sup' | 'kbd';
  tokens: Token[];
}

/** A table's cell has no other way to break a line. */
const lineBreak = /^<br ?\/?>/i;
/**
 * A short text between two tags without attributes. It holds neither another opener of the same name, so pairs do not
 * nest deeply, nor a backtick or an escaped bracket, which could make the closing tag a part of code or text.
 */
const pair = /^<(sub|sup|kbd)>((?:(?!<\1>)[^`\\]|\\[^`]){1,200}?)<\/\1>/i;

const tags: Readonly<Record<string, InlineHtmlToken['tag']>> = { sub: 'sub', sup: 'sup', kbd: 'kbd' };

/** The only HTML that is rendered. Models write it where markdown has no syntax of its own; any other tag is text. */
export const inlineHtmlExtension: TokenizerAndRendererExtension = {
  name: 'inline-html',
  level: 'inline',
  tokenizer(source): InlineHtmlToken | Tokens.Br | undefined {
    if (!source.startsWith('<')) return undefined;
    const [broken] = lineBreak.exec(source) ?? [];
    if (broken !== undefined) return { type: 'br', raw: broken };
    const [raw, name, content] = pair.exec(source) ?? [];
    const tag = tags[name?.toLowerCase() ?? ''];
    if (raw === undefined || content === undefined || content.trim() === '' || !tag) return undefined;
    return { type: 'inline-html', raw, tag, tokens: this.lexer.inlineTokens(content) };
  },
};
