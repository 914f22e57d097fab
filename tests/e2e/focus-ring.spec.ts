/** Whoever uses the keyboard sees where the focus is: a ring of at least 3:1 (WCAG 2.2, 1.4.11), measured as painted. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { openAssistant } from '../support/assistant-page';
import { faintFocusRings } from '../support/focus-ring';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const theme = readFileSync(resolve(import.meta.dirname, '../fixtures/other-accent/theme.css'), 'utf8');

// `sight.spec.ts` has forced colours.
test.use({
  viewport: { width: 1280, height: 800 },
  colorScheme: 'dark',
  contextOptions: { reducedMotion: 'reduce' },
});

test('every control of page, top panel and chat shows that it has the focus, with the accent of another owner', async ({
  page,
}) => {
  test.slow();
  await page.goto('./');
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@layer theme { ${rules} }`);
    document.adoptedStyleSheets.push(sheet);
    for (const details of document.querySelectorAll('main details')) details.toggleAttribute('open', true);
  }, theme);
  const onPage = await faintFocusRings(page);
  expect(onPage.faint).toEqual([]);
  expect(onPage.seen).toBeGreaterThan(20);
  await page.getByRole('button', { name: words.page.panel.open }).click();
  await expect(page.getByRole('region', { name: words.page.panel.title })).toBeVisible();
  expect(await faintFocusRings(page, '#panel')).toEqual({ seen: 2, faint: [] });
  await openAssistant(page);
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  // The Tab key goes on from here to the first control.
  await page.getByRole('dialog').evaluate((dialog) => {
    dialog.tabIndex = -1;
    dialog.focus();
  });
  const { seen, faint } = await faintFocusRings(page, 'dialog');
  expect(faint).toEqual([]);
  expect(seen).toBeGreaterThan(3);
});
