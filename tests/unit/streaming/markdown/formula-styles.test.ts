// @vitest-environment jsdom
import katex from 'katex';
import { beforeAll, expect, it, vi } from 'vitest';
import { sanitize } from '../../../../src/streaming/markdown/sanitize';
import { typesetFormula } from '../../../../src/streaming/markdown/typeset-formula';
import { katexFormulas } from '../../../support/katex-formulas';

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
