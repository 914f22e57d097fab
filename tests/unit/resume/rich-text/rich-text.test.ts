import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRichText, plainLines } from '../../../../src/resume/rich-text/rich-text';
import type { Block, Inline } from '../../../../src/resume/rich-text/tree';
import { piecesOf } from '../../../support/pieces-of';

const plainText = (text: string) => plainLines(parseRichText(text)).join('\n');

/** A tree in one line of letters: p paragraph, s strong, e emphasis, c code, a link. */
function drawn(text: string): string {
  const inline = (node: Inline): string => {
    if (node.kind === 'break') return '|';
    if (node.kind === 'text') return node.text;
    if (node.kind === 'code') return `c(${node.text})`;
    const children = node.children.map(inline).join('');
    return node.kind === 'link' ? `a[${node.address}](${children})` : `${node.kind[0]}(${children})`;
  };
  const block = (node: Block): string => {
    if (node.kind === 'paragraph') return `p(${node.children.map(inline).join('')})`;
    const items = node.items.map((item) => item.map(block).join('')).join(' ');
    return `${node.isNumbered ? `ol${node.start ?? ''}` : 'ul'}(${items})`;
  };
  return parseRichText(text).map(block).join(' ');
}

describe('parseRichText', () => {
  it.each([
    'C++ * 2',
    'snake_case_name and __init__',
    'a < b and b > c',
    '1. FC Köln',
    '#1 in sales',
    '# 1',
    'Foo<T>, Map<String, List<T>>, Either<A>',
    '5 * 3 * 2',
    '5*3*2',
    'M*A*S*H',
    '~100 €, ~~ 20 ~~',
    '[ISO 9001]',
    '[ISO 9001] (2015)',
    '- since 2019 -',
    '– 2019',
    '* estimated',
    'Revenue* and costs*',
    'C:\\temp\\_new',
    'R&D, AT&T, &copy2019, &unknown;',
    'Built <table> layouts',
    'https://example.com/a_b_c',
    'a `b',
    '<https://example.com>',
    '![alt](https://example.com/a.png)',
    '[x](javascript:alert(1))',
    '[x](data:text/html,y)',
    '[x](/relative)',
    '|a|b|',
    '> 20 people',
    '---',
    '    indented',
    '2019\n=====',
  ])('keeps the characters of %j', (text) => {
    expect(drawn(text)).toBe(`p(${text.trim().replaceAll('\n', '|')})`);
    expect(plainText(text)).toBe(text.trim());
  });

  it.each([
    ['One.\nTwo.', 'p(One.|Two.)'],
    ['One.\r\n\r\nTwo.', 'p(One.) p(Two.)'],
    ['a **bold** and __strong one__', 'p(a s(bold) and s(strong one))'],
    ['an *em* and _em_', 'p(an e(em) and e(em))'],
    ['これは**重要**です', 'p(これはs(重要)です)'],
    ['**bold *both***', 'p(s(bold e(both)))'],
    ['use `a*b*c`', 'p(use c(a*b*c))'],
    ['\\*not\\*', 'p(*not*)'],
    ['see [my *site*](https://example.com/a?b=1)', 'p(see a[https://example.com/a?b=1](my e(site)))'],
    ['[mail](mailto:ada@example.com)', 'p(a[mailto:ada@example.com](mail))'],
    ['## Tasks\n- one\n- two', 'p(Tasks) ul(p(one) p(two))'],
    ['Tasks:\n- one\n- two\nAnd more', 'p(Tasks:) ul(p(one) p(two)) p(And more)'],
    ['• one\n• two', 'ul(p(one) p(two))'],
    ['* one\n\n* **two**', 'ul(p(one) p(s(two)))'],
    ['- one\n  goes on\n- two', 'ul(p(one|goes on) p(two))'],
    ['- one\n  - inner\n  - inner 2\n- two', 'ul(p(one)ul(p(inner) p(inner 2)) p(two))'],
    ['1. one\n2. two', 'ol(p(one) p(two))'],
    ['3) one\n4) two', 'ol3(p(one) p(two))'],
    ['1. FC Köln\nHeart of the city', 'p(1. FC Köln|Heart of the city)'],
    ['R&amp;D &lt;b&gt;', 'p(R&D <b>)'],
  ])('reads the markdown of %j', (text, tree) => {
    expect(drawn(text)).toBe(tree);
  });

  it.each([
    ['<p>One</p><p>Two</p>', 'p(One) p(Two)'],
    ['One<br>Two<br/>Three', 'p(One|Two|Three)'],
    ['- a<br>- b', 'ul(p(a) p(b))'],
    ['a <b>bold</b>, <strong>strong</strong>, <i>i</i>, <em>em</em>', 'p(a s(bold), s(strong), e(i), e(em))'],
    ['a <b>bold</b>\nline', 'p(a s(bold)|line)'],
    ['<ul><li>one</li><li>two <code>x</code></li></ul>', 'ul(p(one) p(two c(x)))'],
    ['<ol>\n <li>one\n <li>two\n</ol>', 'ol(p(one) p(two))'],
    ['<ul><li>one<ul><li>inner</li></ul></li></ul>', 'ul(p(one)ul(p(inner)))'],
    ['<a href="https://example.com">x</a>', 'p(a[https://example.com](x))'],
    ['<a href="javascript:alert(1)">x</a>', 'p(x)'],
    ['<a href=" JaVaScRiPt:alert(1)">x</a>', 'p(x)'],
    ['<a href="java&#115;cript:alert(1)">x</a>', 'p(x)'],
    ['<a href="https://example.com" onclick="alert(1)" style="x">x</a>', 'p(a[https://example.com](x))'],
    ['<div><span style="color:red">One</span></div>two', 'p(One) p(two)'],
    ['<h2>Tasks</h2><p>One</p>', 'p(Tasks) p(One)'],
    ['One<script>alert(1)</script> two', 'p(One two)'],
    ['<style>p{}</style><p>One</p>', 'p(One)'],
    ['<p>a &lt; b &amp; c&nbsp;d</p>', 'p(a < b & c\u00a0d)'],
    ['<p>a < b, Foo<T> and 5 > 3</p>', 'p(a < b, Foo<T> and 5 > 3)'],
    ['<img src=x onerror=alert(1)>One', 'p(One)'],
    ['<!-- hidden --><p>One</p>', 'p(One)'],
    ['<b>one<i>two</b>three</i>', 'p(s(onee(two))three)'],
    ['<b>open <p>next</b> end', 'p(s(open )) p(s(next)) p(end)'],
    ['<p>a\n  b</p>', 'p(a b)'],
    ['<br>', ''],
  ])('reads the HTML of %j', (text, tree) => {
    expect(drawn(text)).toBe(tree);
  });
});

const words = fc.stringMatching(/^[a-zà-ž]{1,8}\d{3}$/);
const tags = 'p br ul ol li b strong i em a code'.split(' ');
const marked = fc.array(
  fc.tuple(
    words,
    fc.constantFrom(
      ...piecesOf('W **W** *W* _W_ `W` [W](https://example.com) ⏎-·W⏎ ⏎1.·W⏎ ⏎⏎W *·W <div>W</div> <T>W <W>'),
      ...piecesOf('&lt;W&gt; &W <W [W](javascript:x) <!--· {W}'),
      ...tags.flatMap((tag) => [`<${tag}>W</${tag}>`, `<${tag}>W`, `W</${tag}>`, `<${tag} title="x">W`]),
    ),
  ),
  { maxLength: 30 },
);

describe('any text', () => {
  it('keeps all words in the tree and in plain text, and none of the tags', () => {
    fc.assert(
      fc.property(marked, (parts) => {
        const text = parts.map(([word, form]) => form.replace('W', word)).join(' ');
        const plain = plainText(text);
        const tree = drawn(text);
        for (const [word, form] of parts) {
          if (!form.includes('W')) continue;
          expect(plain).toContain(word);
          expect(tree).toContain(word);
        }
        expect(plain).not.toMatch(/<\/?(?:p|br|ul|ol|li|b|strong|i|em|a|code)(?:[\s/][^<>]*)?>/);
      }),
      { numRuns: 250 },
    );
  });

  it('has links to the web and to mailboxes alone, and few levels', () => {
    const pieces =
      '<a·href=" javascript: JAVASCRIPT: https:// mailto: "> </a> [x]( ) <b> -· ⏎··-· &#106; &#x6a;avascript: \u0000 ⏎ ' +
      '<ul><li> ** * <script> </script> vbscript: x';
    const hostile = fc.array(fc.constantFrom(...piecesOf(pieces)), { maxLength: 60 });
    const depth = (nodes: readonly (Block | Inline)[]): number =>
      1 +
      Math.max(
        0,
        ...nodes.map((node) =>
          'children' in node ? depth(node.children) : 'items' in node ? depth(node.items.flat()) : 0,
        ),
      );
    fc.assert(
      fc.property(hostile, (parts) => {
        const text = parts.join('');
        for (const [, address] of drawn(text).matchAll(/a\[([^\]]*)\]/g)) {
          expect(address).toMatch(/^(?:https?:\/\/|mailto:)/i);
        }
        expect(depth(parseRichText(text))).toBeLessThan(20);
      }),
      { numRuns: 250 },
    );
  });

  it('takes little time for 50 kB of hostile text', () => {
    const pieces = piecesOf(
      '* *a· *a*⏎⏎ **a _a_· [ [a]( [[a]](b) ` `a < <b> <a· <a·href=" </b> <!-- --><!-- -·a⏎ -·a⏎·· ··-·a⏎ 1.·a⏎ ' +
        '<ul><li> <li> & &amp; &# ⏎ · \\* <b><i> <script> <p>* *a⏎ <br> <br ~~a https://a.b/ ![',
    );
    const timeOf = (text: string) => {
      const start = performance.now();
      plainText(text);
      return performance.now() - start;
    };
    // The best of three, since another program may take the processor.
    const times = pieces.map((piece) => {
      const text = piece.repeat(50_000 / piece.length);
      return { piece, ms: Math.round(Math.min(timeOf(text), timeOf(text), timeOf(text))) };
    });
    // 200 ms on a quiet machine; what grows with the square takes minutes.
    expect(times.filter(({ ms }) => ms > 5000)).toEqual([]);
  });
});
