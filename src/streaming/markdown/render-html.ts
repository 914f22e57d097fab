import { drawBlocks } from './draw-blocks';
import { lex, noLinks } from './lexer';
import { createStatic } from './patch';

/** Sanitised HTML of a finished text, for the clipboard and other programs: formulas as source, no buttons. */
export function renderHtml(markdown: string): string {
  return createStatic(drawBlocks(lex(markdown, { open: false, links: noLinks() }))).innerHTML;
}
