import type { Token, Tokens } from 'marked';
import { wrap } from '../../resume/exports/plain-text.ts';
import { decodeEntities } from '../../resume/rich-text/tree.ts';
import { lex, noLinks } from '../../streaming/markdown/lexer.ts';
import { visibleText } from '../../shared/visible-text.ts';

/** Markdown for a terminal: without markup, with the addresses of links beside them. */
export function plainText(markdown: string): string {
  const text = visibleText(blocks(lex(markdown, { open: false, links: noLinks() })).join('\n\n'));
  // An address that follows its own link is said once.
  return text.replace(/ \((\S+@\S+)\)(?=[,、，] ?\1)/g, '');
}

/** Begins each line with `indent`, and breaks it at `width` characters. */
export function indented(text: string, indent: string, width: number): string {
  return text
    .split('\n')
    .map((line) => wrap(line, indent, indent, width).trimEnd())
    .join('\n');
}

function blocks(tokens: readonly Token[]): string[] {
  return tokens.map(block).filter((text) => text !== '');
}

function block(token: Token): string {
  switch (token.type) {
    case 'space':
    case 'def':
      return '';
    case 'hr':
      return '---';
    case 'code':
      return indented(String(token['text']), '    ', Infinity);
    case 'blockquote':
      return indented(blocks(token.tokens ?? []).join('\n\n'), '  ', Infinity);
    case 'list':
      return list(token as Tokens.List);
    case 'table':
      return table(token as Tokens.Table);
    default:
      return inline(token);
  }
}

function list({ items, ordered, start }: Tokens.List): string {
  return items
    .map(({ tokens }, index) => {
      const mark = ordered ? `${(start || 1) + index}. ` : '- ';
      const text = indented(blocks(tokens).join('\n'), ' '.repeat(mark.length), Infinity);
      return `${mark}${text.trimStart()}`;
    })
    .join('\n');
}

/** A line for the first cell of a row, or for its sign and the second, then the other cells below it. */
function table({ header, rows }: Tokens.Table): string {
  const [head = [], ...others] = [header, ...rows].map(cellTexts);
  const led = head[0] === '' ? 2 : 1;
  const title = head.filter(Boolean).join(' | ');
  return [
    title,
    ...others.map((cells) =>
      [cells.slice(0, led).join(' '), ...cells.slice(led).map((text) => `  ${text}`)].join('\n'),
    ),
  ]
    .filter((text) => text !== '')
    .join('\n');
}

function cellTexts(row: readonly Tokens.TableCell[]): string[] {
  return row.map(({ tokens }) => tokens.map(inline).join(''));
}

function inline(token: Token): string {
  if (token.type === 'link') return link(token as Tokens.Link);
  if (token.type === 'br') return '\n';
  if (token.type === 'image') return String(token['text']);
  if ('tokens' in token && token.tokens) return token.tokens.map(inline).join('');
  const isText = token.type === 'text' || token.type === 'codespan' || token.type === 'escape';
  // marked leaves character references to HTML.
  return decodeEntities(isText ? String(token['text']) : token.raw);
}

/** The letter that a `mailto:` address prepares is left out. */
function link({ href, tokens }: Tokens.Link): string {
  const text = tokens.map(inline).join('');
  const address = href.replace(/^mailto:([^?]*).*$/, '$1');
  return text === address ? text : `${text} (${address})`;
}
