// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadKatex } from '../../../../src/streaming/markdown/formulas';
import { IncrementalMarkdown } from '../../../../src/streaming/markdown/incremental-markdown';
import { markdownWords } from '../../../../src/streaming/markdown/words.en';
import { createStepClock } from '../../../support/step-clock';
import katex from 'katex';
import { sanitize } from '../../../../src/streaming/markdown/sanitize';
import { typesetFormula } from '../../../../src/streaming/markdown/typeset-formula';
import { katexFormulas } from '../../../support/katex-formulas';

beforeAll(async () => {
  await loadKatex();
});

/** Each task typesets so much and no more. */
beforeEach(() => new Promise<void>((resolve) => setTimeout(resolve)));

function show(markdown: string): HTMLElement {
  const box = document.createElement('div');
  const clock = createStepClock();
  new IncrementalMarkdown(box, markdownWords, clock.after).update(markdown, false);
  clock.pass(0);
  return box;
}

function deepestElement(box: Element): number {
  return 1 + Math.max(0, ...Array.from(box.children, deepestElement));
}

const nest = (times: number, open: string, close: string): string =>
  `${open.repeat(times)}x${close.repeat(times)}`;

const { formulaLimits: says } = markdownWords;

it.each([
  ['nested roots', nest(150, '\\sqrt{', '}'), says.large],
  ['nested fractions', nest(100, '\\frac{', '}{y}'), says.large],
  ['nested matrices', nest(30, '\\begin{matrix}', '\\end{matrix}'), says.large],
  ['nested delimiters', nest(60, '\\left(', '\\right)'), says.large],
  ['nested groups', nest(400, '{', '}'), says.large],
  ['groups that do not end', '^{'.repeat(400), says.large],
  ['nested text', nest(100, '\\text{\\(', '\\)}'), says.large],
  ['commands that nest without groups', `${'\\Large'.repeat(150)} x`, says.large],
  ['deep braces over braces', nest(16, '\\overbrace{', '}^a'), says.large],
  ['a wide matrix', `\\begin{matrix}${'&'.repeat(900)}\\end{matrix}`, says.large],
  ['a high matrix', `\\begin{matrix}${'\\\\'.repeat(400)}\\end{matrix}`, says.large],
  ['wide gaps between rows', `\\begin{matrix}${'x\\\\[20em]'.repeat(100)}x\\end{matrix}`, says.large],
  ['a letter lowered below the page', '\\raisebox{-100000em}{x}', says.large],
  ['a rule below the page', '\\rule[-9999em]{1em}{1em}', says.large],
  ['a definition that repeats itself', '\\def\\a{\\a\\a}\\a', says.macros],
  ['a definition of many letters', `\\def\\b{${'x'.repeat(300)}}${'\\b'.repeat(300)}`, says.macros],
  ['a new command', '\\newcommand{\\b}[1]{#1#1}\\b{\\b{x}}', says.macros],
  ['accents', `\\text{${'é'.repeat(900)}}`, says.large],
  ['many characters', `${'x + '.repeat(700)}x`, says.large],
])('a formula beyond a limit shows its source and why: %s', (_, tex, reason) => {
  const box = show(`\\[${tex}\\] and more`);
  expect(box.querySelector('.katex')).toBeNull();
  expect(box.querySelector('.markdown-formula-failed')?.textContent).toBe(`\\[${tex}\\] ${reason}`);
  expect(box.textContent).toContain('and more');
  expect(deepestElement(box)).toBeLessThan(10);
});

it.each([
  ['a continued fraction', 'a_0 + \\cfrac{1}{a_1 + \\cfrac{1}{a_2 + \\cfrac{1}{a_3 + \\cfrac{1}{a_4}}}}'],
  ['equations', '\\begin{aligned} a &= \\frac{\\sqrt{x^2}}{2} \\\\ b &= \\left( 1 \\right) \\end{aligned}'],
  ['a matrix', `\\begin{pmatrix}${'1 & 2 & 3 & 4 \\\\ '.repeat(8)}\\end{pmatrix}`],
  ['words with accents', '\\text{où étudiait l’élève ?}'],
])('typesets %s', (_, tex) => {
  const box = show(`\\[${tex}\\]`);
  expect(box.querySelector('.katex')).not.toBeNull();
  expect(box.querySelector('.markdown-formula-failed')).toBeNull();
});

it('typesets many formulas in several tasks', () => {
  vi.useFakeTimers();
  const box = show('$x_1$ and '.repeat(400));
  const atOnce = box.querySelectorAll('.katex').length;
  expect(atOnce).toBeGreaterThan(10);
  expect(atOnce).toBeLessThan(100);
  expect(box.querySelectorAll('.markdown-formula')[399]?.textContent).toBe('$x_1$');
  vi.advanceTimersToNextTimer();
  expect(box.querySelectorAll('.katex').length).toBeGreaterThan(atOnce);
  vi.runAllTimers();
  expect(box.querySelectorAll('.katex')).toHaveLength(400);
});

const drawn = new Map<string, { ours: HTMLElement; byKatex: HTMLElement; writesStyle: boolean }>();
beforeAll(async () => {
  const { prototype } = Element;
  const setters = [vi.spyOn(prototype, 'setAttribute'), vi.spyOn(prototype, 'setAttributeNS')];
  for (const [name, tex] of await katexFormulas()) {
    for (const setter of setters) setter.mockClear();
    const ours = typeset(tex);
    const writesStyle = setters.some(({ mock }) => mock.calls.some((values) => values.includes('style')));
    drawn.set(name, { ours, writesStyle, byKatex: renderedByKatex(tex) });
  }
}, 60_000);

function typeset(tex: string): HTMLElement {
  const box = document.createElement('span');
  typesetFormula(tex, true, box);
  return sanitize(box);
}

/** As KaTeX's own function draws it, which writes `style` attributes. */
function renderedByKatex(tex: string): HTMLElement {
  const box = document.createElement('span');
  katex.render(tex, box, { displayMode: true, strict: 'ignore', maxSize: 20 });
  return box;
}

/** One line for each element: its name and its attributes, styles in one spelling. */
function described(box: HTMLElement): string {
  const lines = Array.from(box.querySelectorAll('*'), (element) => {
    // jsdom has no style object for MathML; `tests/e2e/markdown.spec.ts` looks at that in a browser.
    const isMath = element.namespaceURI?.endsWith('MathML');
    const attributes = Array.from(element.attributes)
      .filter(({ name }) => !isMath || name !== 'style')
      .map(({ name, value }) => `${name}="${name === 'style' ? value.replace(/\s|;$/g, '') : value}"`);
    return [element.localName, ...attributes.toSorted()].join(' ');
  });
  return lines.join('\n');
}

it('writes no style attribute, whatever the command', () => {
  expect([...drawn].filter(([, { writesStyle }]) => writesStyle).map(([name]) => name)).toEqual([]);
});

it('draws what KaTeX draws, whatever the command', () => {
  // A command that defines others is not typeset.
  const typeset = [...drawn].filter(([, { ours }]) => ours.childElementCount > 0);
  expect(typeset.length).toBeGreaterThan(600);
  for (const [name, { ours, byKatex }] of typeset)
    expect.soft(described(ours), name).toBe(described(byKatex));
});
