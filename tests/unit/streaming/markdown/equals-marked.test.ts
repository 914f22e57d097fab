// @vitest-environment jsdom
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { renderHtml } from '../../../../src/streaming/markdown/render-html';
import { markdown } from './arbitrary-markdown';
import { wholeRender } from './reference';

const isOpenable = (href: string): boolean => /^(?:https?|mailto):/i.test(href) && URL.canParse(href);

/** Elements and text, without the wrappers and attributes that only one of the two adds. */
function outline(html: string): string {
  const box = document.createElement('div');
  // Only in a test: this fragment never reaches a page.
  box.append(document.createRange().createContextualFragment(html));
  for (const wrapper of box.querySelectorAll('.markdown-code, .markdown-table'))
    wrapper.replaceWith(...wrapper.childNodes);
  // The host after a label is ours.
  for (const host of box.querySelectorAll('.markdown-host')) host.remove();
  const lines: string[] = [];
  const walk = (node: Node): void => {
    if (node instanceof Text) lines.push(node.data.replaceAll('<', '‹'));
    if (!(node instanceof Element)) return;
    const names = ['start', 'align', 'checked'].filter((name) => node.hasAttribute(name));
    // We show a link that may not be opened as text; DOMPurify shows it as a link without an address.
    const plain = node.localName === 'a' && !isOpenable(node.getAttribute('href') ?? '');
    if (!plain) lines.push(`<${[node.localName, ...names].join(' ')}>`);
    node.childNodes.forEach(walk);
    if (!plain) lines.push('</>');
  };
  box.childNodes.forEach(walk);
  return lines
    .join('')
    .replace(/\s+/g, '')
    .replace(/<p>((?:\$\$|\\\[)[^<]*)<\/>/g, '$1')
    .replace(/<p><\/>/g, '');
}

it('renders any text as marked and DOMPurify do', () => {
  fc.assert(
    fc.property(markdown(30), (text) => {
      // We read definitions of several lines, control characters and underlines below formulas more strictly.
      fc.pre(!/[\0\r]|\]:|\n {0,3}(?:\$\$|\\\[)/.test(text));
      expect(outline(renderHtml(text)), JSON.stringify(text)).toBe(outline(wholeRender(text)));
    }),
    { numRuns: Number(process.env['RUNS'] ?? 75) },
  );
});

function expectEqual(file: string): void {
  const text = readFileSync(file, 'utf8');
  expect(outline(renderHtml(text)), file).toBe(outline(wholeRender(text)));
}

const tests = join(import.meta.dirname, '../../..');
const ownTexts = ['fixtures/markdown', 'bench/stream/corpus'].flatMap((folder) =>
  readdirSync(join(tests, folder)).map((name) => `${folder}/${name}`),
);

it.each(ownTexts)('draws what marked and DOMPurify draw of %s', (name) => expectEqual(join(tests, name)));
