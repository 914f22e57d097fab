// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IncrementalMarkdown } from '../../../../src/streaming/markdown/incremental-markdown';
import { renderHtml } from '../../../../src/streaming/markdown/render-html';
import { piecesOf } from '../../../support/pieces-of';

function bodyOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

it.each([
  ['H<sub>2</sub>O', '<p>H<sub>2</sub>O</p>'],
  ['E = mc<sup>2</sup>', '<p>E = mc<sup>2</sup></p>'],
  ['<kbd>Ctrl</kbd>+<kbd>C</kbd>', '<p><kbd>Ctrl</kbd>+<kbd>C</kbd></p>'],
  ['one<br>two<br/>three<br />four', '<p>one<br>two<br>three<br>four</p>'],
  ['<SUP>upper</sup> case', '<p><sup>upper</sup> case</p>'],
  ['x<sup>a<sub>*i*</sub></sup>', '<p>x<sup>a<sub><em>i</em></sub></sup></p>'],
  ['**H<sub>2</sub>O**', '<p><strong>H<sub>2</sub>O</strong></p>'],
  ['- item<br>line', '<ul><li>item<br>line</li></ul>'],
])('the tags that are rendered: %s', (markdown, html) => {
  expect(renderHtml(markdown)).toBe(html);
});

describe('tags that stay text', () => {
  it.each([
    ['with attributes', '<sub class="x">2</sub> <br clear="all"> <kbd onclick=alert(1)>x</kbd>'],
    ['with a space or a line in them', '<sub >2</sub> < br> <b\nr>'],
    ['without an end', 'a <sub>b'],
    ['without a beginning', 'a </sub> b </kbd>'],
    ['around nothing', '<sub></sub> <sup> </sup>'],
    ['that cross', '<sub>a <sup>b</sub'],
    ['with an escaped bracket', '\\<sub>a\\</sub>'],
    ['around half of a code span', '<sub>a `b</sub> c`'],
    ['around more than 200 characters', `<sub>${'x'.repeat(201)}</sub>`],
    ['that are not on the list', '<b>a</b> <ins>b</ins> <mark>c</mark> <img src=x> <script>d</script>'],
  ])('%s', (_, markdown) => {
    const body = bodyOf(renderHtml(markdown));
    expect(body.querySelector('sub, sup, kbd, br, b, ins, mark, img, script')).toBeNull();
  });

  it.each(['`<br> <sub>2</sub>`', '```\n<br> <sub>2</sub>\n```', '    <br> <sub>2</sub>'])(
    'in code: %j',
    (code) => {
      const body = bodyOf(renderHtml(code));
      expect(body.querySelector('code')?.textContent).toBe('<br> <sub>2</sub>');
      expect(body.querySelector('br, sub')).toBeNull();
    },
  );
});

const names =
  'a abbr area article audio b base bdi body br button canvas details dialog div embed fieldset font form frame ' +
  'h1 head html i iframe img input ins kbd label legend link main map mark marquee math meta noscript object option p ' +
  'picture plaintext portal pre q s samp script select slot small source span strike style sub summary sup svg table ' +
  'td template textarea title track u video wbr xmp subx su brr kbdx';
const tagName = fc.oneof(
  fc.constantFrom(...names.split(' '), 'SUB', 'Br', 'sub:x', 'sub-x'),
  fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/),
);
const attributes = piecesOf(
  '· / ·/ ⏎ ·class=x ·id="location" ·onclick=alert(1) ·style="position:fixed" /onload=x',
);
const attribute = fc.constantFrom('', ...attributes);
const tag = fc
  .tuple(fc.constantFrom('<', '</', '<\u0000', '< '), tagName, attribute, fc.constantFrom('>', '', '>>'))
  .map((parts) => parts.join(''));
const oneOf = (pieces: string) => fc.constantFrom(...piecesOf(pieces));
const pieces = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: tag },
    { weight: 3, arbitrary: oneOf('<sub> </sub> <sup> </sup> <kbd> </kbd> <br> <br/>') },
    { weight: 2, arbitrary: oneOf('word * ` \\ | [ ](u) &lt; · ⏎ ⏎|-|-|⏎ >· -·') },
  ),
  { maxLength: 24 },
);

/** What markdown itself makes of these pieces, and the four tags. */
const expected = new Set(
  'P EM STRONG CODE PRE UL LI BLOCKQUOTE TABLE THEAD TBODY TR TH TD DIV HR H1 H2 SUB SUP KBD BR'.split(' '),
);

it('makes an element of no other tag, and takes no attribute, whatever the text', () => {
  fc.assert(
    fc.property(pieces, (parts) => {
      const text = parts.join('');
      for (const element of bodyOf(renderHtml(text)).querySelectorAll('*')) {
        expect(expected, text).toContain(element.tagName);
        if (/^(?:SUB|SUP|KBD|BR)$/.test(element.tagName))
          expect(element.getAttributeNames(), text).toEqual([]);
      }
    }),
    { numRuns: Number(process.env['RUNS'] ?? 75) },
  );
});

it('shows a tag as written until its pair is complete', () => {
  const box = document.createElement('div');
  const growing = new IncrementalMarkdown(box);
  growing.update('H<sub>2', true);
  expect(box.innerHTML).toBe('<p>H&lt;sub&gt;2</p>');
  growing.update('H<sub>2</sub', true);
  expect(box.querySelector('sub')).toBeNull();
  growing.update('H<sub>2</sub>O', true);
  expect(box.innerHTML).toBe('<p>H<sub>2</sub>O</p>');
});
