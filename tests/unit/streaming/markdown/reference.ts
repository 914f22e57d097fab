import DOMPurify from 'dompurify';
import { Marked } from 'marked';
import { inlineHtmlExtension, type InlineHtmlToken } from '../../../../src/streaming/markdown/inline-html';
import { mathExtensions } from '../../../../src/streaming/markdown/math-syntax';
import { TextAhead } from '../../../../src/streaming/markdown/text-ahead';

/**
 * A render without streaming: marked's own parser makes HTML, DOMPurify sanitises the string. HTML is text but for
 * the few tags that are rendered, images are links with their description as the label, formulas show their source.
 */
const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const marked = new Marked({
  gfm: true,
  extensions: [
    ...mathExtensions({ reachesEnd: () => false, aheadOf: (source) => new TextAhead(source) }),
    { name: 'math', renderer: ({ raw }) => escaped(raw.trim()) },
    inlineHtmlExtension,
    {
      name: 'inline-html',
      renderer(token) {
        const { tag, tokens } = token as InlineHtmlToken;
        return `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`;
      },
    },
  ],
  tokenizer: { html: () => undefined, tag: () => undefined },
  renderer: {
    image({ href, tokens }) {
      return `<a href="${escaped(href)}">${this.parser.parseInline(tokens)}</a>`;
    },
  },
});

export function wholeRender(markdown: string): string {
  return DOMPurify.sanitize(marked.parse(markdown, { async: false }), { ADD_ATTR: ['disabled'] });
}
