/** Every control shows that it has the focus (WCAG 2.2, 1.4.11), and can be hit (2.5.8); `sight.spec.ts` has forced colours. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator } from 'playwright/test';
import { ask, openAssistant } from '../support/assistant-page';
import { faintFocusRings } from '../support/focus-ring';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const theme = readFileSync(resolve(import.meta.dirname, '../fixtures/other-accent/theme.css'), 'utf8');

test.use({
  viewport: { width: 1280, height: 800 },
  colorScheme: 'dark',
  contextOptions: { reducedMotion: 'reduce' },
});

test('every control of page, top panel and chat has a ring of 3:1 with the accent of another owner, and is 24 by 24 px on a phone', async ({
  page,
}) => {
  test.slow();
  const panel = page.getByRole('region', { name: words.page.panel.open });
  const dialog = page.getByRole('dialog');
  await page.goto('./');
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@layer theme { ${rules} }`);
    document.adoptedStyleSheets.push(sheet);
    for (const details of document.querySelectorAll('main details')) details.toggleAttribute('open', true);
  }, theme);
  await test.step('the rings of the page', async () => {
    const { seen, faint } = await faintFocusRings(page);
    expect(faint).toEqual([]);
    expect(seen).toBeGreaterThan(20);
  });
  await test.step('the rings of the panel', async () => {
    await page.getByRole('button', { name: words.page.panel.open }).click();
    await expect(panel).toBeVisible();
    expect(await faintFocusRings(page, '#panel')).toEqual({ seen: 2, faint: [] });
  });
  await test.step('the rings of the chat', async () => {
    await openAssistant(page);
    await expect(dialog.getByRole('textbox')).toBeFocused();
    // The Tab key goes on from here to the first control.
    await dialog.evaluate((element: HTMLElement) => {
      element.tabIndex = -1;
      element.focus();
    });
    const { seen, faint } = await faintFocusRings(page, 'dialog');
    expect(faint).toEqual([]);
    expect(seen).toBeGreaterThan(3);
    await dialog.evaluate((element) => element.removeAttribute('tabindex'));
  });

  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('the targets of the chat, sources of a reply included', async () => {
    await expect(await ask(page, 'What does she teach?')).toHaveAttribute('data-status', 'done');
    expect(await smallTargets(dialog)).toEqual([]);
    await page.getByRole('button', { name: words.chat.close, exact: true }).click();
    await expect(dialog).toBeHidden();
  });
  await test.step('the targets of the page and its panel', async () => {
    expect(await smallTargets(page.locator('body'))).toEqual([]);
    await page.getByRole('button', { name: words.page.panel.open }).click();
    await expect(panel).toBeVisible();
    await panel.locator('summary').click();
    expect(await smallTargets(panel)).toEqual([]);
  });
  await test.step('the targets of the page for a missing address', async () => {
    await page.goto('./no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.page.notFound.title);
    expect(await smallTargets(page.locator('body'))).toEqual([]);
  });
});

/**
 * Names what can be clicked inside the element and is smaller than 24 by 24 px (WCAG 2.2, 2.5.8). Links inside a
 * sentence and marked words are exempt.
 */
async function smallTargets(root: Locator): Promise<string[]> {
  return root
    .locator(
      ':is(a[href], button, summary, input, textarea, [role="button"], [tabindex="0"]:not(mark)):visible',
    )
    .evaluateAll((targets) =>
      targets.flatMap((target) => {
        const { width, height } = target.getBoundingClientRect();
        const isInSentence = [...(target.parentElement?.childNodes ?? [])].some(
          (node) => node instanceof Text && node.data.trim() !== '',
        );
        if ((width >= 24 && height >= 24) || (target instanceof HTMLAnchorElement && isInSentence)) return [];
        const name = target.getAttribute('aria-label') ?? target.textContent;
        return [`${target.localName} "${name}": ${width.toFixed(1)} × ${height.toFixed(1)}`];
      }),
    );
}
