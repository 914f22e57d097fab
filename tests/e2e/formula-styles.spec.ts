/** Formulas in a streamed reply on the built site, under its own policy, which forbids `style` attributes. */
import katex from 'katex';
import { ask, lastReply, openAssistant } from '../support/assistant-page';
import { katexFormulas } from '../support/katex-formulas';
import { startModelServer } from '../support/model-server';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Commands of which `katex.render` writes `style` attributes, and others that draw with pictures and boxes. */
const notable =
  '\\vec \\pmb \\fcolorbox \\colorbox \\oiint \\oiiint CD \\left\\{ \\left\\lgroup \\left\\lmoustache \\left\\uparrow ' +
  '\\left\\Updownarrow \\left( \\overbrace \\xrightarrow \\phase \\cancel \\angl \\sqrt \\rule \\boxed \\tag array cases';

/** About a hundred commands: the notable ones and every seventh of the others. */
async function choose(): Promise<string[]> {
  const names = notable.split(' ');
  const formulas = await katexFormulas((name, index) => names.includes(name) || index % 7 === 0);
  for (const name of names) expect(formulas.has(name), name).toBe(true);
  // What the site does not typeset, or what ends a formula in markdown.
  return [...formulas.values()].filter(
    (tex) => !/\\(?:def|let|futurelet|(?:re)?newcommand|providecommand|verb)|\$/.test(tex),
  );
}

/** How many elements have a style in KaTeX's own rendering. */
function styledByKatex(tex: string): number {
  const markup = katex.renderToString(tex, { strict: 'ignore', maxSize: 20, displayMode: true });
  return markup.split(' style="').length - 1;
}

test('a reply with a hundred commands of KaTeX violates no policy and keeps every style', async ({
  page,
}) => {
  const formulas = await choose();
  expect(formulas.length).toBeGreaterThan(90);
  const pieces =
    formulas
      .map((tex) => `$$${tex}$$\n\n`)
      .join('')
      .match(/[^]{1,40}/g) ?? [];
  const server = await startModelServer({
    respond: ({ dialect }) => ({
      paceMs: 0,
      steps: [dialect.opening, ...pieces.map((content) => dialect.delta({ content })), dialect.end('stop')],
    }),
  });
  try {
    await page.route('**/api/chat', (route) => route.continue({ url: `${server.url}/api/chat` }));
    const violations: string[] = [];
    await page.exposeFunction('noteViolation', (violation: string) => violations.push(violation));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample, sourceFile }) => {
        void Reflect.get(globalThis, 'noteViolation')(`${violatedDirective} ${sample} ${sourceFile}`);
      });
    });
    await page.goto('./');
    await openAssistant(page);
    await ask(page, 'Every formula, please');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    const drawn = lastReply(page).locator('.markdown-formula');
    await expect(drawn.locator('.katex')).toHaveCount(formulas.length);

    // An attribute that the policy refuses is there, and its style is empty.
    const styled = await drawn.evaluateAll((all) =>
      all
        .map((formula) =>
          [...formula.querySelectorAll<HTMLElement>('[style]')].filter(({ style }) => style.length > 0),
        )
        .map(({ length }) => length),
    );
    expect(formulas.map((tex, index) => [tex, styled[index]])).toEqual(
      formulas.map((tex) => [tex, styledByKatex(tex)]),
    );
    expect(violations).toEqual([]);

    // Words in a coloured box are as dark as in the light scheme, since the box keeps its colour.
    const words = drawn
      .locator('.fcolorbox')
      .locator('xpath=../following-sibling::*/*[@class="boxpad"]')
      .first();
    const color = await words.evaluate((element) => getComputedStyle(element).color);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(lastReply(page).locator('.markdown')).not.toHaveCSS('color', color);
    await expect(words).toHaveCSS('color', color);

    // What KaTeX itself would do is noticed.
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await expect.poll(() => violations.length).toBeGreaterThan(0);
  } finally {
    await server.close();
  }
});
