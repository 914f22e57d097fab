import fc from 'fast-check';
import { expect, it } from 'vitest';
import { piecesOf, withFirstWordAtOnce } from '../../../../src/backends/quotes/pieces';

const quote = '> March 2024 – Ongoing\\\n> Rebinds atlases\n>\n> — [Bookbinder, A library](#job-1)';
const table = '| Asked for | In the CV |\n| --- | --- |\n| Gilding | [Gilds edges](#job-1) |';

const typed = (markdown: string) => piecesOf(markdown).flatMap(({ text, atOnce }) => (atOnce ? [] : [text]));
const atOnce = (markdown: string) => piecesOf(markdown).flatMap(({ text, atOnce }) => (atOnce ? [text] : []));

it('types the words, and shows each quote whole', () => {
  expect(piecesOf(`Since March 2024.\n\n${quote}\n\n${quote}`)).toEqual([
    { text: 'Since March 2024.', atOnce: false },
    { text: `\n\n${quote}\n\n${quote}`, atOnce: true },
  ]);
});

it('types several paragraphs', () => {
  expect(typed('One sentence.\n\nAnother one,\nwith a line end.')).toEqual([
    'One sentence.',
    'Another one,\nwith a line end.',
  ]);
});

it.each([
  ['[Write to Tamsin](mailto:t@example.org?body=Is%20she%20free%3F)'],
  ['<t@example.org>'],
  ['https://example.org/a_long_path'],
  ['**eight years**'],
  ['`C_n_`'],
  ['\\*'],
  ['&#91;'],
])('shows %s in a sentence whole', (markup) => {
  expect(piecesOf(`It is ${markup} here.`)).toEqual([
    { text: 'It is ', atOnce: false },
    { text: markup, atOnce: true },
    { text: ' here.', atOnce: false },
  ]);
});

it.each([[table], ['- Dutch\n- English'], ['## Heading'], ['```\ncode\n```']])('shows %s whole', (block) => {
  expect(typed(`Here:\n\n${block}`)).toEqual(['Here:']);
  expect(atOnce(`Here:\n\n${block}`).join('')).toContain(block);
});

it('keeps every character, whatever the text', () => {
  const parts = fc.constantFrom(
    '\n',
    '\n\n',
    '> ',
    '- ',
    '[a](b)',
    '**',
    '&amp;',
    '\\',
    '\r\n',
    '\t',
    '| a |',
    '1. ',
  );
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
