import type { Token, Tokens } from 'marked';
import type { OpenToken } from './open-syntax';
import { isKnown } from './tokens';

/** The construct at the end of a block, where the reply grows. */
type BlockEnd = { readonly cell?: number | undefined } & (
  | { readonly kind: 'prose'; readonly isAfterSpan: boolean }
  | { readonly kind: 'raw'; readonly token: OpenToken }
  | { readonly kind: 'code'; readonly isOneLine: boolean }
);

/** `undefined` where nothing can be appended without reading the block again. `cell` is the growing cell of a table. */
export function endOfBlock(token: Token | undefined): BlockEnd | undefined {
  if (!token || !isKnown(token)) return undefined;
  switch (token.type) {
    case 'paragraph':
    case 'heading':
    case 'text':
      return endOfInline(token.tokens);
    case 'list':
      return endOfNested(token.items.at(-1)?.tokens.at(-1));
    case 'blockquote':
      return endOfNested(token.tokens.at(-1));
    case 'code':
      return endOfCode(token);
    case 'table':
      return endOfTable(token);
    case 'open':
      return { kind: 'raw', token };
    default:
      return undefined;
  }
}

function endOfNested(token: Token | undefined): BlockEnd | undefined {
  const end = endOfBlock(token);
  return end?.kind === 'code' ? { kind: 'code', isOneLine: true } : end;
}

/** Spans after which text may follow once they are closed. */
const closedSpans = /^(?:strong|em|del|codespan|link|image|math|inline-html)$/;

function endOfInline(tokens: readonly Token[] | undefined): BlockEnd | undefined {
  const last = tokens?.at(-1);
  if (!last || !isKnown(last)) return undefined;
  if (last.type === 'open') return { kind: 'raw', token: last };
  if (last.type === 'text') return { kind: 'prose', isAfterSpan: false };
  return closedSpans.test(last.type) ? { kind: 'prose', isAfterSpan: true } : undefined;
}

function endOfCode({ raw, codeBlockStyle }: Tokens.Code): BlockEnd | undefined {
  if (codeBlockStyle === 'indented') return { kind: 'code', isOneLine: true };
  const opened = /^( {0,3})(`{3,}|~{3,})[^\n]*\n/.exec(raw);
  const fence = opened?.[2];
  if (!opened || fence === undefined) return undefined;
  const lastLine = raw.slice(raw.lastIndexOf('\n') + 1).trimStart();
  if (lastLine.startsWith(fence)) return undefined;
  return { kind: 'code', isOneLine: opened[1] !== '' };
}

/** The cell of the last row that is being written, if the table has that many. */
function endOfTable({ raw, rows }: Tokens.Table): BlockEnd | undefined {
  const line = raw.slice(raw.lastIndexOf('\n') + 1).trim();
  const cell = line.replace(/^\|/, '').match(/(?<!\\)(?:\\\\)*\|/g)?.length ?? 0;
  const end = endOfInline(rows.at(-1)?.[cell]?.tokens);
  return end && { ...end, cell };
}
