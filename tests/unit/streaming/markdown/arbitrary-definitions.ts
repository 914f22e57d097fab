import fc from 'fast-check';

/** A part of a reply. `prose` are the words in it that no reading of markdown may hide. */
interface Part {
  readonly text: string;
  readonly prose: readonly string[];
}

const word = fc.stringMatching(/^[a-z]{4,7}$/);
const words = fc.array(word, { minLength: 1, maxLength: 4 });
const label = fc.constantFrom(...'1 a A Weiß WEISS x`y ^1 ^note'.split(' '), 'a b', 'A  b', 'a\nb', 'a \\[b');
const urls =
  'https://example.com/a <https://example.com/b> http://example.com/c_d_e mailto:me@example.com #job-1';
const url = fc.constantFrom(...urls.split(' '));
const noAddress = fc.constantFrom('javascript:alert(1)', '/path', 'page.html', 'https://', '<>');
const title = fc.constantFrom('', '', ' "A title"', " 'one'", ' (two)');

const reference = fc
  .tuple(word, label, fc.constantFrom('full', 'collapsed', 'short', 'image', 'nested'))
  .map(([text, name, kind]): Part => {
    switch (kind) {
      case 'full':
        return { text: `[${text}][${name}]`, prose: [text] };
      case 'collapsed':
        return { text: `[${name}][]`, prose: [] };
      case 'image':
        return { text: `![${text}][${name}]`, prose: [text] };
      case 'nested':
        return { text: `*[${text} **bold**][${name}]*`, prose: [text, 'bold'] };
      default:
        return { text: `[${name}]`, prose: [] };
    }
  });

const sentence = fc
  .tuple(words, fc.array(reference, { maxLength: 3 }), words)
  .map(([before, references, after]): Part => ({
    text: [before.join(' '), ...references.map(({ text }) => text)].join(' ') + `, ${after.join(' ')}.`,
    prose: [...before, ...references.flatMap(({ prose }) => prose), ...after],
  }));

const definition = fc
  .tuple(label, fc.oneof({ weight: 4, arbitrary: url }, { weight: 1, arbitrary: noAddress }), title)
  .map(([name, address, rest]): Part => ({ text: `[${name}]: ${address}${rest}`, prose: [] }));

/** Lines that look like definitions, or begin like one, and are text. */
const note = fc
  .tuple(label, url, words, fc.constantFrom('words', 'word', 'after', 'footnote', 'below'))
  .map(([name, address, written, kind]): Part => {
    const [first = ''] = written;
    switch (kind) {
      case 'after':
        return { text: `[${name}]: ${address} ${written.join(' ')}`, prose: written };
      case 'footnote':
        return {
          text: `[^1]: ${address}`,
          prose: ['example.com/a'].filter((shown) => address.includes(shown)),
        };
      case 'below':
        return { text: `[${name}]: ${address}\n${written.join(' ')}`, prose: written };
      case 'word':
        return { text: `[${name}]: ${first}`, prose: [first] };
      default:
        return { text: `[${name}]: ${written.join(' ')}, 2021.`, prose: [...written, '2021'] };
    }
  });

const line = fc.oneof(sentence, sentence, definition, definition, note);

const indented = ({ text, prose }: Part, first: string, others: string): Part => ({
  text: first + text.replaceAll('\n', `\n${others}`),
  prose,
});

const block = fc.oneof(
  { weight: 4, arbitrary: line },
  { weight: 1, arbitrary: line.map((part) => indented(part, '> ', '> ')) },
  { weight: 1, arbitrary: line.map((part) => indented(part, '- ', '  ')) },
  { weight: 1, arbitrary: line.map((part) => indented(part, '- item\n\n  ', '  ')) },
  { weight: 1, arbitrary: line.map((part) => indented(part, '## ', '')) },
  { weight: 1, arbitrary: line.map((part) => indented(part, '   ', '')) },
);

const joint = fc.constantFrom('\n\n', '\n\n', '\n\n', '\n', '\r\n\r\n', '\n\n\n');

/** A reply full of references, definitions, and lines that look like them. */
export const reply: fc.Arbitrary<Part> = fc
  .array(fc.tuple(block, joint), { minLength: 2, maxLength: 8 })
  .map((blocks) => ({
    text: blocks.map(([{ text }, gap], index) => (index === blocks.length - 1 ? text : text + gap)).join(''),
    prose: blocks.flatMap(([{ prose }]) => prose),
  }));
