import { DomUtils, parseDocument } from 'htmlparser2';
import { quoted } from '../read/field';
import { escaped, type Node, readTags } from './html-blocks';
import { safeAddress } from './tree';

/** What of a text's HTML the page leaves out, each with what to write instead; empty for a text without HTML. */
export function unshownHtml(source: string): string[] {
  if (!source.includes('<')) return [];
  const found = new Set<string>();
  const { text, names, isReduced } = readTags(source);
  if (text !== source) found.add('holds <!-- -->, which is left out; delete it');
  if (isReduced) found.add('has so many tags that its links have no addresses; write it with fewer tags');
  else if (names.size > 0)
    for (const each of unshownParts(parseDocument(escaped(text, names)).children)) found.add(each);
  return [...found];
}

const unread = new Set(['script', 'style', 'title']);

function unshownParts(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (!('attribs' in node)) return [];
    const { name, attribs, children } = node;
    const { href, src, alt, title = '' } = attribs;
    const isSaid = DomUtils.textContent(node).trim() !== '';
    if (unread.has(name)) return isSaid ? [`holds <${name}>, which is left out; delete it`] : [];
    const isLink = name === 'a' && href !== undefined;
    const isShown = isLink && safeAddress(href) !== undefined;
    return [
      (src !== undefined || alt !== undefined) &&
        `holds the picture or file ${quoted(alt ?? src ?? '')}, which is left out; say it in words`,
      title.trim() !== '' && `holds the tooltip ${quoted(title)}, which is left out; write it into the text`,
      isLink &&
        !isShown &&
        `links to ${quoted(href)}, so only its words are shown; write an address with https://`,
      ...unshownParts(children),
      isShown &&
        !isSaid &&
        `links to ${quoted(href)} without words, so it is left out; write what it leads to`,
    ].filter((part) => part !== false);
  });
}
