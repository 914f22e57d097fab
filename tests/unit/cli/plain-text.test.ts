import { describe, expect, it } from 'vitest';
import { indented, plainText } from '../../../src/cli/ask/plain-text';

describe('markdown at a terminal', () => {
  const table = 'ad | CV\nRust\n  Skills (#skills-1)';

  it.each([
    ['markup', '**Yes**: *Rust*, `C\\*`, 2 \\* 3 &#91;x&#93; &amp; y.', 'Yes: Rust, C\\*, 2 * 3 [x] & y.'],
    ['links', '[Parts](#skills) and <https://example.org>', 'Parts (#skills) and https://example.org'],
    ['a letter', '[Write](mailto:ada@a.example?body=Why%3F), <ada@a.example>.', 'Write, ada@a.example.'],
    ['lists', 'Two:\n\n- one\n- two\n  - deep\n\n1. first', 'Two:\n\n- one\n- two\n  - deep\n\n1. first'],
    ['tables', '| ad | CV |\n| --- | --- |\n| Rust | [Skills](#skills-1) |', table],
    ['quotes', 'Ada answers:\n\n> In May.\\\nOr June.', 'Ada answers:\n\n  In May.\n  Or June.'],
    ['code', '```\na > b\n```', '    a > b'],
  ])('reads without markup: %s', (_, markdown, text) => {
    expect(plainText(markdown)).toBe(text);
  });

  it('breaks long lines between words, each indented', () => {
    expect(indented('one two three\nfour', '  ', 9)).toBe('  one two\n  three\n  four');
  });
});
