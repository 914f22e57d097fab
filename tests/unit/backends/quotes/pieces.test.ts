import fc from 'fast-check';
import { expect, it } from 'vitest';
import { piecesOf, withFirstWordAtOnce } from '../../../../src/backends/quotes/quotes-backend';
import * as written from '../../../support/pieces-of';

const quote = '> March 2024 – Ongoing\\\n> Rebinds atlases\n>\n> — [Bookbinder, A library](#job-1)';
it('types the words, and shows each quote whole', () => {
  expect(piecesOf(`Since March 2024.\n\n${quote}\n\n${quote}`)).toEqual([
    { text: 'Since March 2024.', atOnce: false },
    { text: `\n\n${quote}\n\n${quote}`, atOnce: true },
  ]);
});

const markup =
  '[Write·to·Tamsin](mailto:t@example.org?body=Is%20she%20free%3F) <t@example.org> https://example.org/a_long_path ' +
  '**eight·years** `C_n_` \\* &#91;';

it.each(written.piecesOf(markup))('shows %s in a sentence whole', (markup) => {
  expect(piecesOf(`It is ${markup} here.`)).toEqual([
    { text: 'It is ', atOnce: false },
    { text: markup, atOnce: true },
    { text: ' here.', atOnce: false },
  ]);
});

it('keeps every character, whatever the text', () => {
  const parts = fc.constantFrom(...written.piecesOf('⏎ ⏎⏎ >· -· [a](b) ** &amp; \\ \r⏎ \t |·a·| 1.·'));
  fc.assert(
    fc.property(fc.array(fc.oneof(parts, fc.string({ maxLength: 4 })), { maxLength: 20 }), (written) => {
      const markdown = written.join('');
      const pieces = piecesOf(markdown);
      expect(pieces.map(({ text }) => text).join('')).toBe(markdown);
      expect(pieces.map(({ text }) => text)).not.toContain('');
    }),
  );
});

it('shows the first word whole, and types out the rest', () => {
  expect(withFirstWordAtOnce([{ text: 'Yes, since 2019.', atOnce: false }])).toEqual([
    { text: 'Yes, ', atOnce: true },
    { text: 'since 2019.', atOnce: false },
  ]);
  const quote = { text: '> A line', atOnce: true };
  expect(withFirstWordAtOnce([quote])).toEqual([quote]);
  expect(withFirstWordAtOnce([{ text: 'Yes.', atOnce: false }])).toEqual([{ text: 'Yes.', atOnce: false }]);
  expect(withFirstWordAtOnce([])).toEqual([]);
});
