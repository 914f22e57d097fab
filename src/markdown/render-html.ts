import { drawBlocks } from './draw-tokens';
import { lex, noLinks } from './lexer';
import { createStatic } from './patch';

/**
 * Sanitised HTML of a finished text, for the clipboard and other programs: formulas as they were written, no buttons,
 * nothing that needs this site's style.
 */
export function renderHtml(markdown: string): string {
  return createStatic(drawBlocks(lex(markdown, { open: false, links: noLinks() }))).innerHTML;
}
