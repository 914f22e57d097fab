// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { IncrementalMarkdown } from '../../../src/markdown/incremental-markdown';

let box: HTMLElement;
let drawing: IncrementalMarkdown;
let text: string;

beforeEach(() => {
  box = document.createElement('div');
  drawing = new IncrementalMarkdown(box);
  text = '';
});

function arrive(...deltas: string[]): void {
  for (const delta of deltas) drawing.update((text += delta), true);
}

describe('while a delimiter is open', () => {
  it('shows code as it is, markdown in it included', () => {
    arrive('```py\nx = **1**\n', '# not a heading', '\n- `y`');
    expect(box.querySelector('pre')?.textContent).toBe('x = **1**\n# not a heading\n- `y`');
    expect(box.querySelectorAll('strong, h1, li')).toHaveLength(0);
  });

  it('shows the source of a formula, and sets it once it is closed', () => {
    arrive('So $\\alpha_i * \\beta_i * \\gamma_i + 1');
    expect(box.innerHTML).toMatch(/^<p>So \$\\alpha_i \* \\beta_i/);
    arrive('$ holds');
    expect(box.querySelector('.markdown-formula')).not.toBeNull();
  });

  it('shows the address of a link as it is, and links once it is closed', () => {
    arrive('See [the _course_](https://exam', 'ple.com/a_b_c');
    expect(box.querySelector('a')).toBeNull();
    arrive(').');
    expect(box.querySelector('a')?.href).toBe('https://example.com/a_b_c');
  });
});

describe('characters that may close something', () => {
  it('are shown as they are until it is known what they belong to', () => {
    arrive('Read **this', '*');
    expect(box.innerHTML).toBe('<p>Read **this*</p>');
    arrive('*', ' twice');
    expect(box.innerHTML).toBe('<p>Read <strong>this</strong> twice</p>');
  });

  it('count once the text is complete', () => {
    arrive('Read `this`');
    drawing.update(text, false);
    expect(box.innerHTML).toBe('<p>Read <code>this</code></p>');
  });
});

describe('money', () => {
  it.each(['$5 and $10', 'between $10 and $20', 'US$5 or CA$6', '$20k, then $30k', 'a $ b $ c'])(
    'is no formula: %s',
    (money) => {
      arrive(money);
      drawing.update(text, false);
      expect(box.querySelector('.markdown-formula')).toBeNull();
      expect(box.textContent).toBe(money);
    },
  );
});

describe('a settled block', () => {
  it('keeps its nodes whatever follows', () => {
    arrive('First *one*.\n\n', 'Second, and ');
    const [paragraph, em] = [box.querySelector('p'), box.querySelector('em')];
    arrive('**more**\n\n- a\n- b\n\n', '| a |\n|---|\n| b |\n\n', '```\ncode\n```\n\nEnd.');
    drawing.update(text, false);
    expect(box.querySelector('p')).toBe(paragraph);
    expect(box.querySelector('em')).toBe(em);
  });

  it('changes for a definition that it refers to', () => {
    arrive(
      'See [the course][later].\n\n',
      'More.\n\n',
      '[later]: https://example.com/course\n\n',
      'And on.\n',
    );
    expect(box.querySelector('a')?.href).toBe('https://example.com/course');
  });
});

describe('a block that is being written may change as markdown has it', () => {
  it('into a heading, by its underline', () => {
    arrive('A title\n');
    expect(box.firstElementChild?.localName).toBe('p');
    arrive('===');
    expect(box.innerHTML).toBe('<h1>A title</h1>');
  });

  it('into a table, by its second line', () => {
    arrive('| a | b |\n', '|---|---|');
    expect(box.querySelectorAll('th')).toHaveLength(2);
  });

  it('from a tight list into a loose one, keeping its items', () => {
    arrive('- one\n- two');
    const item = box.querySelector('li');
    arrive('\n\n- three');
    expect(box.querySelectorAll('li > p')).toHaveLength(3);
    expect(box.querySelector('li')).toBe(item);
  });
});

it('draws anew what is not a continuation', () => {
  arrive('# One');
  drawing.update('Two', true);
  expect(box.innerHTML).toBe('<p>Two</p>');
});

it('never loses a word', () => {
  const word = fc.stringMatching(/^[a-z]{3,8}$/);
  const glue = fc.constantFrom(
    ' ',
    ' *',
    '* ',
    ' **',
    '** ',
    ' `',
    '` ',
    '\n',
    '\n\n',
    '\n- ',
    '\n> ',
    '\n# ',
    ' $',
    '$ ',
    '\n```\n',
    ' <b>',
    ' _',
    '~~ ',
    ' (',
    ') ',
    '\n1. ',
    '\n    ',
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(word, glue), { minLength: 1, maxLength: 25 }), (parts) => {
      const local = document.createElement('div');
      const growing = new IncrementalMarkdown(local);
      let source = '';
      for (const [next, after] of parts) {
        growing.update((source += next), true);
        growing.update((source += after), true);
      }
      growing.update(source, false);
      // A word right behind a fence names its language.
      const shown = local.textContent + local.innerHTML;
      for (const [next] of parts) expect(shown, source).toContain(next);
    }),
    { numRuns: 300 },
  );
});
