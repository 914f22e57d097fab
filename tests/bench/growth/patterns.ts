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

/** What makes the reading of questions and of job ads expensive, in the scripts of the six languages. */
const asked = [
  '漢',
  '経験開発設計',
  '漢か',
  '漢？',
  'か',
  'カ',
  '開発をカ',
  'ب',
  'العمل ',
  ' و ',
  '\u0301\u0316',
  ' or ',
  ' oder ',
  'or what ',
  ', ',
  'abcde, ',
  'n',
  'Zorb Kest ',
  'why? ',
  'does she know Python, what else? ',
  'Job 7, Python, ',
  '7',
  '2019 ',
  '5年',
  '"',
  "l'",
  '\n',
  'abc\n',
  '- Python experience\n',
  '必須条件\n',
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

/** Texts whose beginning makes the rest expensive. */
const begun: Readonly<Record<string, readonly [begin: string, rest: string]>> = {
  'lists in lists, lazy lines': ['- '.repeat(15), 'a\n'],
  'numbers in numbers, lazy lines': ['1. '.repeat(15), '|\n'],
  'quotes and lists, lazy lines': ['> - '.repeat(7), 'a\n'],
  'an item of many lines': ['- ', 'a\n'],
  'an item of empty lines': ['- a\n', '\n'],
  'a wide table, short rows': [`${'|a'.repeat(400)}\n${'|-'.repeat(400)}\n`, '|\n'],
  'a wider table, short rows': [`${'|a'.repeat(3000)}\n${'|-'.repeat(3000)}\n`, '1\n'],
  'a table': ['|a|b|\n|-|-|\n', '|1|2|\n'],
  'a definition, then brackets': ['[a]: b\n\n[a]', '\\[@'],
  'code without an end': ['```\n', 'a\n'],
};

export const patterns: readonly string[] = [
  ...known,
  ...asked,
  ...Object.keys(begun),
  'numbered definitions',
  ...mixtures(20),
];

/** One text of `length` characters, and one of paragraphs as long as those that are read as markdown. */
export function textsOf(pattern: string, length: number): readonly string[] {
  if (pattern === 'numbered definitions') {
    const definitions = Array.from({ length: length / 16 }, (_, n) => `[a${n}]: b\n\n[a${n}]\n\n`);
    return [definitions.join('').slice(0, length)];
  }
  const [begin, rest] = begun[pattern] ?? ['', pattern];
  const repeat = (end: number): string => (begin + rest.repeat(Math.ceil(end / rest.length))).slice(0, end);
  const paragraph = `${repeat(3900)}\n\n`;
  return [repeat(length), paragraph.repeat(Math.ceil(length / paragraph.length)).slice(0, length)];
}
