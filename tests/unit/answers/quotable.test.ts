// @vitest-environment jsdom
import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quotable } from '../../../src/answers/quotable';
import { renderHtml } from '../../../src/streaming/markdown/render-html';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;
const shown = (line: string) => parse(renderHtml(`> ${quotable(line)}`));

describe('a quoted line is shown word for word', () => {
  it.each([
    '*Not* _markup_, `code`, **bold** ~~gone~~',
    '# No heading',
    '- No list',
    '1. No list either',
    '2020) nor this',
    '+ plus',
    '> no quote',
    'a < b && c > d &amp; <img src=x onerror=alert(1)>',
    '$100k, $x^2$ and \\(y\\) and \\[z\\]',
    '[text](https://example.com) ![image](x.png)',
    '| a | b |',
    'C:\\temp\\',
    'Write to ada_l@example.com, see https://example.com/a_b_c?d=*e*.',
    'www.example.com/_x_ and (https://example.com/_y_)',
    '---',
    '===',
    'a\u00a0b',
    'one<br>two, H<sub>2</sub>O, x<sup>2</sup>, <kbd>Esc</kbd>',
  ])('%s', (line) => {
    expect(shown(line).textContent.trim()).toBe(line.trim());
  });

  it('whatever it is made of', () => {
    const line = array(
      constantFrom(...'*_`~#$&<>[]()|\\!-+.:/@1aé '.split(''), 'www.', 'http://', 'a@b.co', '&lt;', '\\('),
      { maxLength: 12 },
    )
      .map((parts) => parts.join('').replace(/\s+/g, ' ').trim())
      .filter((text) => text !== '');
    assert(
      property(line, (text) => {
        expect(shown(text).textContent.trim()).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  it('also below another line', () => {
    for (const line of ['---', '===', '# x', '- x', '2. x', '| a |', '| - |']) {
      const quote = parse(renderHtml(`> above | it\\\n> ${quotable(line)}`)).querySelector('blockquote');
      expect(quote?.textContent.replace(/\s+/g, ' ').trim()).toBe(`above | it${line}`);
    }
  });

  it('links addresses', () => {
    const links = [...shown('ada@example.com or https://example.com/cv.').querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'mailto:ada@example.com',
      'https://example.com/cv',
    ]);
  });
});
