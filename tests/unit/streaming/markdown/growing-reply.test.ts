// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { IncrementalMarkdown } from '../../../../src/streaming/markdown/incremental-markdown';

let box: HTMLElement;
let drawing: IncrementalMarkdown;
let text: string;

beforeEach(() => {
  box = document.createElement('div');
  drawing = new IncrementalMarkdown(box);
  text = '';
});

function add(...deltas: string[]): void {
  for (const delta of deltas) drawing.update((text += delta), true);
}

describe('while a delimiter is open', () => {
  it('shows code as written, with the markdown in it', () => {
    add('```py\nx = **1**\n', '# not a heading', '\n- `y`');
    expect(box.querySelector('pre')?.textContent).toBe('x = **1**\n# not a heading\n- `y`');
    expect(box.querySelectorAll('strong, h1, li')).toHaveLength(0);
  });

  it('shows the source of a formula and renders it when it is closed', () => {
    add('So $\\alpha_i * \\beta_i * \\gamma_i + 1');
    expect(box.innerHTML).toMatch(/^<p>So \$\\alpha_i \* \\beta_i/);
    add('$ holds');
    expect(box.querySelector('.markdown-formula')).not.toBeNull();
  });

  it('shows the address of a link as written and makes the link when it is closed', () => {
    add('See [the _course_](https://exam', 'ple.com/a_b_c');
    expect(box.querySelector('a')).toBeNull();
    add(').');
    expect(box.querySelector('a')?.href).toBe('https://example.com/a_b_c');
  });
});

describe('a character that may close something', () => {
  it('is shown as text until the next character tells what it belongs to', () => {
    add('Read **this', '*');
    expect(box.innerHTML).toBe('<p>Read **this*</p>');
    add('*', ' twice');
    expect(box.innerHTML).toBe('<p>Read <strong>this</strong> twice</p>');
  });

  it('counts as a closer when the text is complete', () => {
    add('Read `this`');
    drawing.update(text, false);
    expect(box.innerHTML).toBe('<p>Read <code>this</code></p>');
  });
});

it.each(['$5 and $10', 'between $10 and $20', 'US$5 or CA$6', '$20k, then $30k', 'a $ b $ c'])(
  'money is not a formula: %s',
  (money) => {
    add(money);
    drawing.update(text, false);
    expect(box.querySelector('.markdown-formula')).toBeNull();
    expect(box.textContent).toBe(money);
  },
);

it('a settled block keeps its nodes whatever follows', () => {
  add('First *one*.\n\n', 'Second, and ');
  const [paragraph, em] = [box.querySelector('p'), box.querySelector('em')];
  add('**more**\n\n- a\n- b\n\n', '| a |\n|---|\n| b |\n\n', '```\ncode\n```\n\nEnd.');
  drawing.update(text, false);
  expect(box.querySelector('p')).toBe(paragraph);
  expect(box.querySelector('em')).toBe(em);
});

describe('an unfinished block changes', () => {
  it('from a tight list into a loose one, keeping its items', () => {
    add('- one\n- two');
    const item = box.querySelector('li');
    add('\n\n- three');
    expect(box.querySelectorAll('li > p')).toHaveLength(3);
    expect(box.querySelector('li')).toBe(item);
  });
});
