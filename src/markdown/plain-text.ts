import { drawBlocks } from './draw-blocks';
import { lex, noLinks } from './lexer';
import type { View } from './view';

/** Markdown as one line of plain text, for a preview: no markup, a space between blocks, blanks collapsed. */
export function plainText(markdown: string): string {
  return drawBlocks(lex(markdown, { open: false, links: noLinks() }))
    .map(spoken)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const blocks = /^(?:p|h[1-6]|ul|ol|li|blockquote|pre|div|table|thead|tbody|tr|th|td|hr|br)$/;

function spoken(view: View): string {
  if (view.kind === 'text') return view.text;
  if (view.kind === 'formula') return view.tex;
  if (view.tag === 'button' || view.tag === 'bdi') return '';
  const inner = view.children.map(spoken).join('');
  return blocks.test(view.tag) ? ` ${inner} ` : inner;
}
