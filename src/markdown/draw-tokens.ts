import type { Token, Tokens } from 'marked';
import { decodeCharacterReferences } from './character-references';
import { isPlace, safeLink } from './links';
import { isKnown } from './tokens';
import { element, text } from './view';
import type { ElementView, View } from './view';

/** One view per block; blank lines and link definitions have none. */
export function drawBlocks(tokens: readonly Token[]): View[] {
  return tokens.flatMap(drawBlock);
}

function drawBlock(token: Token): View[] {
  if (!isKnown(token)) return [];
  switch (token.type) {
    case 'paragraph':
      return [element('p', drawInline(token.tokens))];
    case 'text':
      return token.tokens ? drawInline(token.tokens) : [text(plain(token))];
    case 'heading':
      return [element(`h${token.depth}`, drawInline(token.tokens))];
    case 'list':
      return [drawList(token)];
    case 'blockquote':
      return [element('blockquote', drawBlocks(token.tokens))];
    case 'code':
      return [drawCode(token)];
    case 'table':
      return [drawTable(token)];
    case 'hr':
      return [element('hr')];
    case 'checkbox':
      return drawInline([token]);
    case 'math':
    case 'open':
      return [element('p', drawInline([token]))];
    case 'html':
      return [element('p', [text(token.raw)])];
    default:
      return [];
  }
}

function drawList(token: Tokens.List): ElementView {
  const items = token.items.map((item) =>
    element('li', join(item.tokens), item.task ? { class: 'markdown-task' } : {}),
  );
  if (!token.ordered) return element('ul', items);
  return element('ol', items, token.start === 1 ? {} : { start: String(token.start) });
}

/** The blocks of a tight item are runs of text, which may follow one another. */
function join(tokens: readonly Token[]): View[] {
  return mergeText(drawBlocks(tokens));
}

function drawCode(token: Tokens.Code): ElementView {
  const language = /^\S+/.exec(token.lang ?? '')?.[0] ?? '';
  const bar = element('div', [element('button', [text('Copy')], copyButton)], {
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

const copyButton = { type: 'button', class: 'button button--quiet markdown-copy', 'aria-label': 'Copy code' };

function drawTable(token: Tokens.Table): ElementView {
  const parts = [element('thead', [drawRow('th', token.header)])];
  if (token.rows.length > 0)
    parts.push(
      element(
        'tbody',
        token.rows.map((cells) => drawRow('td', cells)),
      ),
    );
  return element('div', [element('table', parts)], { class: 'markdown-table', tabindex: '0' });
}

function drawRow(tag: 'th' | 'td', cells: readonly Tokens.TableCell[]): ElementView {
  return element(
    'tr',
    cells.map((cell) => element(tag, drawInline(cell.tokens), cell.align ? { align: cell.align } : {})),
  );
}

function drawInline(tokens: readonly Token[]): View[] {
  return mergeText(tokens.flatMap(drawSpan));
}

function drawSpan(token: Token): View[] {
  if (!isKnown(token)) return [text(token.raw)];
  switch (token.type) {
    case 'text':
      return token.tokens ? drawInline(token.tokens) : [text(plain(token))];
    case 'escape':
      return [text(token.text)];
    case 'strong':
    case 'em':
    case 'del':
      return [element(token.type, drawInline(token.tokens))];
    case 'codespan':
      return [element('code', [text(token.text)])];
    case 'br':
      return [element('br')];
    case 'link':
      return drawLink(token, token.autolink === true ? [text(token.text)] : drawInline(token.tokens));
    case 'image':
      return drawLink(token, drawInline(token.tokens));
    case 'checkbox':
      return [checkbox(token.checked)];
    case 'math':
      return [{ kind: 'formula', tex: token.tex, display: token.display, source: token.raw.trim() }];
    default:
      return [text(token.raw)];
  }
}

function plain(token: Tokens.Text): string {
  return token.escaped === true ? token.text : decodeCharacterReferences(token.text);
}

function checkbox(checked: boolean): ElementView {
  const attributes = { type: 'checkbox', disabled: '', 'aria-label': checked ? 'Done' : 'To do' };
  return element('input', [], checked ? { ...attributes, checked: '' } : attributes);
}

/** Links and images alike; one that may not be opened is shown as the text it was written in. */
function drawLink(token: Tokens.Link | Tokens.Image, label: View[]): View[] {
  if (label.length > 0 && isPlace(token.href)) return [element('a', label, { href: token.href })];
  const link = safeLink(token.href, { literal: token.type === 'link' && token.autolink === true });
  if (!link) return label.length > 0 ? label : [text(token.raw)];
  const shown = label.length > 0 ? label : [text(link.host)];
  const title = token.title ? `${decodeCharacterReferences(token.title)} (${link.href})` : link.href;
  return [
    element('a', shown, {
      href: link.href,
      title,
      target: '_blank',
      rel: 'noopener noreferrer nofollow',
      ...(!plainTextOf(shown).includes(link.host) && { 'data-host': link.host }),
    }),
  ];
}

/** What a reader would hear; formulas as TeX. */
export function plainTextOf(views: readonly View[]): string {
  return views
    .map((view) => {
      if (view.kind === 'text') return view.text;
      return view.kind === 'formula' ? view.source : plainTextOf(view.children);
    })
    .join('');
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
