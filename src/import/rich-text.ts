import { Parser } from 'htmlparser2';
import { webAddress } from '../resume/web-address.ts';
import { cleanText } from './text.ts';

/** A description in the two shapes that JSON Resume has. */
interface RichText {
  readonly summary?: string | undefined;
  /** The points of its lists. */
  readonly highlights: readonly string[];
}

const blocks = new Set([
  'p',
  'div',
  'br',
  'ul',
  'ol',
  'li',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
]);
const silent = new Set(['script', 'style', 'template', 'iframe', 'object', 'title']);

/** Splits a description, in HTML or in plain text with bullets, into its prose and its points. */
export function readRichText(text: string | undefined): RichText {
  if (text === undefined) return { highlights: [] };
  return looksLikeHtml(text) ? readHtml(text) : readBullets(text);
}

/** Its prose, then its points. */
export function linesOf(text: string | undefined): string[] {
  const { summary, highlights } = readRichText(text);
  return summary === undefined ? [...highlights] : [summary, ...highlights];
}

/** The text of a description without its markup, lists as lines. */
export function plainOf(text: string | undefined): string | undefined {
  return linesOf(text).join('\n') || undefined;
}

function looksLikeHtml(text: string): boolean {
  return /<\/?(?:p|div|br|ul|ol|li|strong|em|b|i|u|a|span|h[1-6])\b[^>]*>/i.test(text);
}

function readHtml(html: string): RichText {
  const prose: string[] = [''];
  const points: string[] = [];
  let listDepth = 0;
  let silentDepth = 0;
  let link: { readonly href: string | undefined; text: string } | undefined;
  const write = (text: string) => {
    const target = listDepth > 0 && points.length > 0 ? points : prose;
    target[target.length - 1] += text;
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (silent.has(name)) silentDepth += 1;
        if (name === 'li') {
          listDepth += 1;
          points.push('');
        } else if (name === 'a') link = { href: webAddress(attributes['href'] ?? ''), text: '' };
        else if (name === 'br') write('\n');
        else if (blocks.has(name) && listDepth === 0) prose.push('');
        else if (blocks.has(name)) write(' ');
      },
      ontext(text) {
        if (silentDepth > 0) return;
        const words = text.replace(/\s+/g, ' ');
        if (link) link.text += words;
        else write(words);
      },
      onclosetag(name) {
        if (silent.has(name)) silentDepth -= 1;
        if (name === 'li') {
          listDepth -= 1;
          if (listDepth === 0) prose.push('');
        } else if (name === 'a' && link) {
          write(linkText(link.href, link.text));
          link = undefined;
        } else if (blocks.has(name) && name !== 'br' && listDepth === 0) prose.push('');
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.end(html);
  if (link) write(link.text);
  const summary = prose.map(cleanText).filter(Boolean).join('\n\n');
  return { summary: summary || undefined, highlights: points.map(cleanText).filter(Boolean) };
}

/** Markdown, which the site renders. */
function linkText(href: string | undefined, text: string): string {
  const label = text.trim();
  if (href === undefined || label === '') return text;
  return href.replace(/\/$/, '').endsWith(label.replace(/\/$/, '')) ? href : `[${label}](${href})`;
}

const bullet = /^\s*(?:[•●▪◦‣·∙○■*–—-]|\d{1,2}[.)])\s+/u;

function readBullets(text: string): RichText {
  // LinkedIn may put the whole list into one line.
  const lines = cleanText(text.replace(/(?<=\S)[ \t]+(?=[•●▪‣]\s)/gu, '\n')).split('\n');
  const marked = lines.filter((line) => bullet.test(line)).length;
  if (marked === 0 || (marked === 1 && lines.length > 1 && !bullet.test(lines.at(-1) ?? ''))) {
    return { summary: lines.join('\n') || undefined, highlights: [] };
  }
  const highlights: string[] = [];
  const prose: string[] = [];
  let inPoint = false;
  for (const line of lines) {
    if (bullet.test(line)) {
      highlights.push(line.replace(bullet, '').trim());
      inPoint = true;
    } else if (line.trim() !== '' && inPoint && /^\s/.test(line)) {
      highlights[highlights.length - 1] += ` ${line.trim()}`;
    } else {
      prose.push(line);
      inPoint = false;
    }
  }
  return { summary: cleanText(prose.join('\n')) || undefined, highlights };
}
