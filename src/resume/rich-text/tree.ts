import { visibleText } from '../../shared/visible-text';
import { Parser } from 'htmlparser2';

/** What a text of a résumé may hold beside words. The page draws nothing else. */
export type Block = Paragraph | List;

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly children: readonly Inline[];
}

export interface List {
  readonly kind: 'list';
  readonly isNumbered: boolean;
  /** Of the first item, where it is not 1. */
  readonly start?: number | undefined;
  readonly items: readonly (readonly Block[])[];
}

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | {
      readonly kind: 'link';
      /** `http(s)` or `mailto`. */
      readonly address: string;
      readonly children: readonly Inline[];
    };

/** Levels of lists, and of emphasis, that are kept; what lies deeper is text of the level above. */
export const maxDepth = 6;

/** The address of a link that a page may show; `undefined` for any other scheme. */
export function safeAddress(address: string): string | undefined {
  const trimmed = visibleText(address).trim();
  if (!/^(?:https?:\/\/|mailto:)[^\s\p{Cc}]+$/iu.test(trimmed) || !URL.canParse(trimmed)) return undefined;
  return trimmed;
}

/** A text with its line breaks. */
export function lines(text: string): Inline[] {
  return text
    .split('\n')
    .flatMap((line, index): Inline[] => [
      ...(index > 0 ? [{ kind: 'break' } as const] : []),
      ...(line === '' ? [] : [{ kind: 'text', text: line } as const]),
    ]);
}

export function wordsOf(children: readonly Inline[], lineBreak = '\n'): string {
  return children
    .map((inline) => {
      if (inline.kind === 'break') return lineBreak;
      return 'text' in inline ? inline.text : wordsOf(inline.children, lineBreak);
    })
    .join('');
}

/** "R&amp;D" as "R&D". An ampersand that begins no complete entity stays. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  let decoded = '';
  const parser = new Parser({ ontext: (part) => (decoded += part) });
  parser.end(escapeAmpersands(text).replaceAll('<', '&lt;'));
  return decoded;
}

/** Escapes each ampersand that begins no complete entity: HTML would read "&copy2019" as "©2019". */
export function escapeAmpersands(html: string): string {
  return html.replace(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});)/gi, '&amp;');
}
