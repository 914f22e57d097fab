/** The floor of browsers (docs/contract.md#browsers), in a Chromium whose newer features are taken away. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { clientFolder } from '../../src/site/engine-files';
import { ask, openAssistant } from '../support/assistant-page';
import { newerThanFloor } from '../support/newer-than-floor';
import { startSiteProxy, type SiteProxy } from '../support/site-proxy';
import { expect, test } from '../support/test';
import { words } from '../support/words';

/** What a browser at the floor does not know of markup, style sheets and support queries, under a name that none knows. */
const unknown = {
  ' popover=': ' data-unknown=',
  ' popoverTarget': ' data-unknown-target',
  ':popover-open': ':unknown-open',
  '::details-content': '::unknown-content',
  '@starting-style': '@unknown-style',
  'field-sizing': 'unknown-sizing',
};

/** Takes away the calls that Chrome 110, Firefox 121 or Safari 16.4 lacks. */
function takeAwayCalls(): void {
  const take = (owner: object | undefined, ...names: PropertyKey[]) => {
    for (const name of names) if (owner) Reflect.deleteProperty(owner, name);
  };
  take(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover');
  take(HTMLButtonElement.prototype, 'popoverTargetElement', 'popoverTargetAction');
  take(Element.prototype, 'checkVisibility', 'moveBefore', 'getHTML', 'setHTML');
  take(Document.prototype, 'startViewTransition', 'caretPositionFromPoint');
  take(ReadableStream.prototype, 'values', Symbol.asyncIterator);
  take(Intl, 'Segmenter', 'DurationFormat');
  take(URL, 'canParse', 'parse');
  take(AbortSignal, 'any');
  take(Promise, 'withResolvers', 'try');
  take(Array, 'fromAsync');
  take(Object, 'groupBy');
  take(Map, 'groupBy');
  take(String.prototype, 'isWellFormed', 'toWellFormed');
  take(Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom');
  take((Reflect.get(globalThis, 'GPUAdapter') as { prototype: object } | undefined)?.prototype, 'info');
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object;
  take(iterator, 'map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'some', 'every', 'find');
  take(globalThis, 'ToggleEvent', 'ClipboardItem', 'requestIdleCallback', 'scheduler', 'Iterator');
}

test.describe('at the floor', () => {
  let site: SiteProxy;
  test.beforeEach(async ({ baseURL }) => {
    site = await startSiteProxy(baseURL ?? '', unknown);
  });
  test.afterEach(() => site.close());

  test('page, panel and chat work without what is newer', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(takeAwayCalls);
    await page.goto(site.url);

    const trigger = page.getByRole('button', { name: words.page.panel.open });
    const panel = page.getByRole('region', { name: words.page.panel.open });
    await expect(panel).toBeHidden();
    await trigger.click();
    await expect(panel).toBeInViewport({ ratio: 1 });
    await expect(panel.locator('dt', { hasText: 'WebGPU' })).toBeVisible();
    await expect(page.getByRole('button', { name: words.page.panel.close })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel).toBeHidden();
    await expect(trigger).toBeFocused();
    for (const hide of [() => page.keyboard.press('Escape'), () => page.mouse.click(20, 700)]) {
      await trigger.click();
      await panel.click({ position: { x: 5, y: 5 } });
      await expect(panel).toBeVisible();
      await hide();
      await expect(panel).toBeHidden();
    }
    const collapsed = page.locator('main details:not([open])');
    const count = await collapsed.count();
    expect(count).toBeGreaterThan(0);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(collapsed).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(collapsed).toHaveCount(count);

    await openAssistant(page);
    const reply = await ask(page, 'Any flags? [scenario: short]');
    await expect(reply).toHaveAttribute('data-status', 'done');
    expect(errors).toEqual([]);
    await page.close();
  });
});

test('a browser below the floor reads the CV, and hears that it is too old for the assistant', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await page.goto('./');
  const before = await page.locator('main').innerText();
  const opener = page.getByRole('button', { name: words.page.openAssistant });
  for (let click = 0; click < 2; click++) {
    await opener.click();
    await expect(page.getByText(words.page.assistantTooOld)).toBeVisible();
  }
  expect(await page.locator('main').innerText()).toBe(before);
  expect(words.page.assistantTooOld).toMatch(/110.*121.*16\.4/);
});

test('no built script calls what is newer than the floor', () => {
  const files = readdirSync(clientFolder, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((name) => name.endsWith('.js'));
  const uses = scripts.flatMap((name) =>
    newerThanFloor(readFileSync(resolve(clientFolder, name), 'utf8')).map((use) => `${name}: ${use}`),
  );
  expect(scripts.length).toBeGreaterThan(20);
  // The embed's button asks for it first; without it, its `z-index` has to do.
  expect(uses).toEqual(['embed.js: showPopover']);
});
