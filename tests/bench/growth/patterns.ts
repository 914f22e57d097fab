/** Short texts that, repeated, have taken quadratic time in readers of markdown, and random mixtures of its syntax. */
const known = [
  'a',
  'b',
  'b ',
  's',
  'ing',
  "n't ",
  'e\u0301',
  'deep learning ',
  'a b. ',
  '**a* ',
  '*a ',
  '_\u0301',
  '_a ',
  '~a ',
  '`a``b ',
  '[a](',
  '![',
  '<a ',
  'a@b.',
  'www.',
  'www.**',
  'https://a,',
  ',',
  '&amp;',
  '$a ',
  '\\( ',
  '$$\n',
  '\n\n\\[',
  '\\[\n',
  '=\n',
  '--\n',
  '<!--\n',
  '> ',
  '> - ',
  '- ',
  '- a\nb\n',
  '- [ ] \n|',
  '1. ```\n',
  '```\n',
  'a\nb\n|-|-\n',
  '>[a]: b\n',
  '[a]: b\n',
  'a\n\n',
];

const syntax =
  'a|a |\n|\n\n|    |*|**|_|~~|`|``|```\n|$|$$|\\|\\(|\\[|\\]|[|](|[a]|[a]: b\n|![|)|<|<!--|> |- |1. |# |&|@|www.|http://|.|"|=|---';

function mixtures(count: number): string[] {
  const pieces = [...syntax.split('|'), '|', '\n|-'];
  let seed = 1;
  const next = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 2 + next(4) }, () => pieces[next(pieces.length)] ?? '').join(''),
  );
}

export const patterns: readonly string[] = [...known, ...mixtures(60)];

/** One text of `length` characters, and one of paragraphs as long as those that are read as markdown. */
export function textsOf(pattern: string, length: number): readonly string[] {
  const repeat = (end: number): string => pattern.repeat(Math.ceil(end / pattern.length)).slice(0, end);
  const paragraph = `${repeat(7900)}\n\n`;
  return [repeat(length), paragraph.repeat(Math.ceil(length / paragraph.length)).slice(0, length)];
}
