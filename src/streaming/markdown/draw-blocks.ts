import type { Token, Tokens } from 'marked';
import { isAnchor } from './address';
import { withoutControls } from '../../shared/visible-text';
import { decodeCharacterReferences } from './sanitize';
import { isAddressItself, safeLink, type SafeLink } from './links';
import type { MathToken } from './math-syntax';
import { isKnown } from './tokens';
import { element, text, type ElementView, type View } from './view';
import type { MarkdownWords } from './words.en';

/** For text that is read and not shown: controls have no labels there. */
export const unspoken: MarkdownWords = {
  copy: '',
  copyCode: '',
  copied: '',
  notCopied: '',
  taskDone: '',
  taskOpen: '',
  formulaLimits: { large: '', macros: '' },
};

/** One view for each block. Blank lines and link definitions have none. */
export function drawBlocks(tokens: readonly Token[], words: MarkdownWords = unspoken): View[] {
  return tokens.flatMap((token) => drawBlock(token, words));
}

function drawBlock(token: Token, words: MarkdownWords): View[] {
  if (!isKnown(token)) return [];
  switch (token.type) {
    case 'paragraph':
      return [element('p', drawInline(token.tokens, words))];
    case 'text':
      return token.tokens ? drawInline(token.tokens, words) : [text(plain(token))];
    case 'heading':
      return [element(`h${token.depth}`, drawInline(token.tokens, words))];
    case 'list':
      return [drawList(token, words)];
    case 'blockquote':
      return [element('blockquote', drawBlocks(token.tokens, words))];
    case 'code':
      return [drawCode(token, words)];
    case 'table':
      return [drawTable(token, words)];
    case 'hr':
      return [element('hr')];
    case 'checkbox':
      return drawInline([token], words);
    case 'math':
    case 'open':
      return [element('p', drawInline([token], words))];
    case 'html':
      return [element('p', [text(token.raw)])];
    default:
      return [];
  }
}

function drawList(token: Tokens.List, words: MarkdownWords): ElementView {
  const items = token.items.map((item) =>
    element('li', drawItem(item.tokens, words), item.task ? { class: 'markdown-task' } : {}),
  );
  if (!token.ordered) return element('ul', items);
  return element('ol', items, token.start === 1 ? {} : { start: String(token.start) });
}

/** The blocks of a tight item are texts, which may stand side by side: they are merged into one node. */
function drawItem(tokens: readonly Token[], words: MarkdownWords): View[] {
  return mergeText(drawBlocks(tokens, words));
}

function drawCode(token: Tokens.Code, words: MarkdownWords): ElementView {
  const language = /^\S+/.exec(token.lang ?? '')?.[0] ?? '';
  const copyButton = {
    type: 'button',
    class: 'button button--quiet markdown-copy',
    'aria-label': words.copyCode,
  };
  const bar = element('div', [element('button', [text(words.copy)], copyButton)], {
    class: 'markdown-code-bar',
    'data-language': language,
  });
  const code = element(
    'code',
    [text(token.text.replace(/\n$/, ''))],
    language === '' ? {} : { class: `language-${language}` },
  );
  return element('div', [bar, element('pre', [code], { tabindex: '0' })], { class: 'markdown-code' });
}

function drawTable(token: Tokens.Table, words: MarkdownWords): ElementView {
  const parts = [element('thead', [drawRow('th', token.header, words)])];
  if (token.rows.length > 0)
    parts.push(
      element(
        'tbody',
        token.rows.map((cells) => drawRow('td', cells, words)),
      ),
    );
  return element('div', [element('table', parts)], { class: 'markdown-table', tabindex: '0' });
}

function drawRow(tag: 'th' | 'td', cells: readonly Tokens.TableCell[], words: MarkdownWords): ElementView {
  return element(
    'tr',
    cells.map((cell) =>
      element(tag, drawInline(cell.tokens, words), cell.align ? { align: cell.align } : {}),
    ),
  );
}

function drawInline(tokens: readonly Token[], words: MarkdownWords): View[] {
  return mergeText(tokens.flatMap((token) => drawSpan(token, words)));
}

function drawSpan(token: Token, words: MarkdownWords): View[] {
  if (!isKnown(token)) return [text(token.raw)];
  switch (token.type) {
    case 'text':
      return token.tokens ? drawInline(token.tokens, words) : [text(plain(token))];
    case 'escape':
      return [text(token.text)];
    case 'strong':
    case 'em':
    case 'del':
      return [element(token.type, drawInline(token.tokens, words))];
    case 'inline-html':
      return [element(token.tag, drawInline(token.tokens, words))];
    case 'codespan':
      return [element('code', [text(token.text)])];
    case 'br':
      return [element('br')];
    case 'link':
      return drawLink(token, token.autolink === true ? [text(token.text)] : drawInline(token.tokens, words));
    case 'image':
      return drawLink(token, drawInline(token.tokens, words));
    case 'checkbox':
      return [checkbox(token.checked, words)];
    case 'math':
      return [drawFormula(token, words)];
    default:
      return [text(token.raw)];
  }
}

function drawFormula({ tex, display, raw }: MathToken, words: MarkdownWords): View {
  return { kind: 'formula', tex, display, source: raw.trim(), reasons: words.formulaLimits };
}

function plain(token: Tokens.Text): string {
  if (token.escaped === true) return token.text;
  const decoded = decodeCharacterReferences(token.text);
  // marked itself decodes numeric references.
  return token.raw.includes('&#') ? withoutControls(decoded) : decoded;
}

function checkbox(checked: boolean, words: MarkdownWords): ElementView {
  const attributes = {
    type: 'checkbox',
    disabled: '',
    'aria-label': checked ? words.taskDone : words.taskOpen,
  };
  return element('input', [], checked ? { ...attributes, checked: '' } : attributes);
}

/**
 * Images become links, too. A link that may not be opened is shown as its label. Every label but the address itself is
 * followed by the host, in text that nobody can style or word away.
 */
function drawLink(token: Tokens.Link | Tokens.Image, drawn: View[]): View[] {
  // A formula could cover the host with other words.
  const label = mergeText(drawn.map(withoutFormulas));
  if (label.length > 0 && isAnchor(token.href)) return [element('a', label, { href: token.href })];
  const link = safeLink(token.href, { literal: token.type === 'link' && token.autolink === true });
  if (!link) return label.length > 0 ? label : [text(token.raw)];
  // A mail needs no tab, and its text is too long for a hint.
  const isMail = link.href.startsWith('mailto:');
  const address = isMail ? link.host : link.href;
  const title = token.title ? `${decodeCharacterReferences(token.title)} (${address})` : address;
  const attributes = { href: link.href, title, rel: 'noopener noreferrer nofollow' };
  return [element('a', withHost(label, link), isMail ? attributes : { ...attributes, target: '_blank' })];
}

function withHost(label: View[], link: SafeLink): View[] {
  const [only, ...others] = label;
  if (!only) return [text(link.host)];
  if (only.kind === 'text' && others.length === 0 && isAddressItself(only.text, link)) return label;
  // Isolated: characters of the label that turn the direction of the text do not reach the host.
  return [...label, element('bdi', [text(` (${link.host})`)], { class: 'markdown-host' })];
}

function withoutFormulas(view: View): View {
  if (view.kind === 'formula') return text(view.source);
  if (view.kind === 'text') return view;
  return { ...view, children: mergeText(view.children.map(withoutFormulas)) };
}

function mergeText(views: View[]): View[] {
  const merged: View[] = [];
  for (const view of views) {
    const last = merged.at(-1);
    if (view.kind === 'text' && last?.kind === 'text') last.text += view.text;
    else if (view.kind !== 'text' || view.text !== '') merged.push(view);
  }
  return merged;
}
