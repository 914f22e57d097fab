import { drawBlocks } from './draw-blocks';
import { lex, noLinks } from './lexer';
import type { View } from './view';

/** UTF-16 units of a preview; more than two lines show. */
const longestPreview = 500;
/** UTF-16 units that are read for it, at most. */
const mostRead = 4000;

/**
 * The beginning of a markdown text as one line of plain text, for a preview: no markup, a space between blocks, spaces
 * collapsed. Quotes are left out where there is other text.
 */
export function plainText(markdown: string): string {
  // A paragraph is read whole: a link that is cut would show its markup.
  const end = markdown.indexOf('\n\n', longestPreview);
  const read = markdown.slice(0, end < 0 ? mostRead : Math.min(end, mostRead));
  const views = drawBlocks(lex(read, { open: false, links: noLinks() }));
  return (oneLine(views.filter((view) => !isQuote(view))) || oneLine(views)).slice(0, longestPreview);
}

function isQuote(view: View): boolean {
  return view.kind === 'element' && view.tag === 'blockquote';
}

function oneLine(views: readonly View[]): string {
  return views.map(spoken).join(' ').replace(/\s+/g, ' ').trim();
}

const blocks = /^(?:p|h[1-6]|ul|ol|li|blockquote|pre|div|table|thead|tbody|tr|th|td|hr|br)$/;

function spoken(view: View): string {
  if (view.kind === 'text') return view.text;
  if (view.kind === 'formula') return view.tex;
  if (view.tag === 'button' || view.tag === 'bdi') return '';
  const inner = view.children.map(spoken).join('');
  return blocks.test(view.tag) ? ` ${inner} ` : inner;
}
