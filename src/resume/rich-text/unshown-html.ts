import { Parser } from 'htmlparser2';
import { quoted } from '../read/field';
import { escaped, readTags } from './html-blocks';
import { safeAddress } from './tree';

/** What of a text's HTML the page leaves out, each with what to write instead; empty for a text without HTML. */
export function unshownHtml(source: string): string[] {
  if (!source.includes('<')) return [];
  const found = new Set<string>();
  const { text, names, isReduced } = readTags(source);
  if (text !== source) found.add('holds <!-- -->, which is left out; delete it');
  if (isReduced) found.add('has so many tags that its links have no addresses; write it with fewer tags');
  else if (names.size > 0) for (const each of unshownParts(escaped(text, names))) found.add(each);
  return [...found];
}

const unread = new Set(['script', 'style', 'title']);

function unshownParts(html: string): string[] {
  const found: string[] = [];
  let unreadElement: string | undefined;
  let link: { readonly address: string; hasWords: boolean } | undefined;
  const parser = new Parser({
    onopentag: (name, { href, src, alt, title }) => {
      if (unread.has(name)) unreadElement = name;
      if (src !== undefined || alt !== undefined)
        found.push(
          `holds the picture or file ${quoted(alt ?? src ?? '')}, which is left out; say it in words`,
        );
      if (title !== undefined && title.trim() !== '')
        found.push(`holds the tooltip ${quoted(title)}, which is left out; write it into the text`);
      if (name !== 'a' || href === undefined) return;
      if (safeAddress(href) === undefined)
        found.push(`links to ${quoted(href)}, so only its words are shown; write an address with https://`);
      else link = { address: href, hasWords: false };
    },
    ontext: (text) => {
      if (text.trim() === '') return;
      if (unreadElement !== undefined) found.push(`holds <${unreadElement}>, which is left out; delete it`);
      else if (link) link.hasWords = true;
    },
    onclosetag: (name) => {
      if (name === unreadElement) unreadElement = undefined;
      if (name !== 'a' || link === undefined) return;
      if (!link.hasWords)
        found.push(
          `links to ${quoted(link.address)} without words, so it is left out; write what it leads to`,
        );
      link = undefined;
    },
  });
  parser.end(html);
  return found;
}
