import type { ElementView } from './view';

/** Code at the end of a reply: shown as written, until a line closes the fence. */
export interface LiveCode {
  readonly kind: 'code';
  readonly holder: ElementView;
  /** A new line may end the code or lose its indent: code in a list or quote, indented code. */
  readonly isOneLine: boolean;
}

/** Accepts everything but a line that may close the fence. */
export function acceptsCode({ isOneLine }: LiveCode, source: string, shown: number, added: string): boolean {
  if (isOneLine && /[\n\t\r]/.test(added)) return false;
  const lineStart = source.lastIndexOf('\n', shown - 1) + 1;
  return !/^\s*[`~]/m.test(source.slice(lineStart, shown) + added);
}
