/** Formulas on the built site, under its own policy, which forbids `style` attributes. */
import { ask, lastReply, openAssistant } from '../support/assistant-page';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** KaTeX itself writes `style` attributes for these; `formula-styles.test.ts` has every command. */
const formulas = [
  '\\vec x',
  '\\pmb x',
  '\\fcolorbox{red}{teal}{words}',
  '\\oiint x',
  '\\left\\{ x \\right\\}',
  '\\overbrace{x}',
  '\\phase{x}',
  '\\sqrt{x}',
];

test('formulas violate no policy, and words in a coloured box stay dark in the dark scheme', async ({
  page,
}) => {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
      void Reflect.get(globalThis, 'noteViolation')(`${violatedDirective} ${sample}`);
    });
  });
  await page.goto('./');
  await openAssistant(page);
  await ask(page, `${formulas.map((tex) => `$$${tex}$$`).join('\n\n')}\n\n[scenario: echo]`);
  await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
  const drawn = lastReply(page).locator('.markdown-formula');
  await expect(drawn.locator('.katex')).toHaveCount(formulas.length);
  // An attribute that the policy refuses is there, and its style is empty.
  const refused = await drawn
    .locator('[style]')
    .evaluateAll((all) => all.filter((element) => (element as HTMLElement).style.length === 0));
  expect(refused).toEqual([]);
  expect(violations).toEqual([]);

  const inBox = drawn
    .locator('.fcolorbox')
    .locator('xpath=../following-sibling::*/*[@class="boxpad"]')
    .first();
  const color = await inBox.evaluate((element) => getComputedStyle(element).color);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(lastReply(page).locator('.markdown')).not.toHaveCSS('color', color);
  await expect(inBox).toHaveCSS('color', color);

  // What KaTeX itself would do is noticed.
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect.poll(() => violations.length).toBeGreaterThan(0);
});
