/** The page: layout, sections, print, budgets. */
import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page, Route } from 'playwright/test';
import { openAssistant } from '../support/assistant-page';
import { expandAll, overflow } from '../support/cv-page';
import { expect, test } from '../support/test';
import { ownerResume } from '../support/owner';
import { words } from '../support/words';

const { basics, internships, partners, teachings, work } = ownerResume;
const [, collapsedJob, detailedJob] = work;

/** Texts of the fixture that a toggle hides, one of each kind of section. */
const hiddenTexts = [detailedJob.highlights[5], internships[2].position, teachings.items[3].courses[1].name];

test.beforeEach(async ({ page }) => {
  await page.goto('./');
});

test.describe('nothing moves when the script comes', () => {
  test.use({ serviceWorkers: 'block' });

  for (const width of [360, 412, 1280]) {
    test(`on a screen of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/*.js', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto('./', { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeAttached();
      const ids = ['profile', 'skills', 'summary', 'work-exp', 'teachings', 'education'];
      const before = await tops(page, ids, 'top');
      release();
      await expect(page.locator('#print-button')).toBeVisible();
      expect(await tops(page, ids, 'top')).toEqual(before);
    });
  }
});

test.describe('layout', () => {
  test('profile and skills are on the left, the other sections on the right, in order, the footer below', async ({
    page,
  }) => {
    const lefts = await tops(page, ['profile', 'skills'], 'left');
    const rights = await tops(page, ['summary', 'work-exp', 'teachings', 'education'], 'left');
    expect(new Set(lefts).size).toBe(1);
    expect(new Set(rights).size).toBe(1);
    expect(lefts[0]).toBeLessThan(rights[0] ?? 0);
    for (const column of [
      ['profile', 'skills'],
      ['summary', 'work-exp', 'teachings', 'education'],
    ]) {
      const down = await tops(page, column, 'top');
      expect(down).toEqual(down.toSorted((a, b) => a - b));
    }
    const footer = await box(page.getByRole('contentinfo'));
    for (const id of ['skills', 'education']) {
      const section = await box(page.locator(`#${id}`));
      expect(footer.y).toBeGreaterThanOrEqual(section.y + section.height);
    }
  });

  test('nothing is wider than the screen, collapsed or expanded', async ({ page }) => {
    const widths = [320, 390, 768, 1280, 2560];
    for (const state of ['collapsed', 'expanded']) {
      if (state === 'expanded') await expandAll(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => overflow(page), `${state}, ${width} px`).toBe(0);
      }
    }
  });

  test('a phone shows one column in the order of the document, the current job within two screens', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.slice(0, 3)).toEqual(['profile', 'summary', 'work-exp']);
    expect(ids.at(-1)).toBe('skills');
    const down = await tops(page, ids, 'top');
    expect(down).toEqual(down.toSorted((a, b) => a - b));
    const job = await box(page.locator('#job-1'));
    expect(job.y + job.height).toBeLessThan(2 * 844);
  });

  test('the assistant’s button, the panel’s trigger and the columns change sides on a page from right to left', async ({
    page,
  }) => {
    const sides = () =>
      page.evaluate(() =>
        ['assistant-button', 'panel-trigger', 'skills', 'summary'].map((id) => {
          const { left, right } = document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect();
          return left + right < innerWidth ? 'left' : 'right';
        }),
      );
    expect(await sides()).toEqual(['right', 'right', 'left', 'right']);
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    expect(await sides()).toEqual(['left', 'left', 'right', 'left']);
    expect(await overflow(page)).toBe(0);
  });
});

test('shows the photo as webp, lazily, with a jpg to fall back to', async ({ page }) => {
  const photo = page.getByRole('img', { name: words.page.portrait(basics.name) });
  await expect(photo).toHaveAttribute('loading', 'lazy');
  await expect(photo).toHaveAttribute('src', /\.jpg$/);
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.webp$/);
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test.describe('work experience', () => {
  test('keeps details behind "See more", which becomes "See less", and the second job’s description too', async ({
    page,
  }) => {
    const job = page.locator('#job-3');
    const details = job.getByText(detailedJob.highlights[2]);
    await expect(details).toBeHidden();
    await expect(job.getByText(words.page.collapse)).toBeHidden();
    await job.getByText(words.page.expand).click();
    for (const highlight of detailedJob.highlights) await expect(job.getByText(highlight)).toBeVisible();
    await expect(job.getByText(words.page.expand)).toBeHidden();
    await job.getByText(words.page.collapse).click();
    await expect(details).toBeHidden();
    await test.step('the short description of the second job', async () => {
      const second = page.locator('#job-2');
      await expect(second.getByText(collapsedJob.summary)).toBeHidden();
      await second.getByText(words.page.expand).click();
      await expect(second.getByText(collapsedJob.summary)).toBeVisible();
    });
  });

  test('fades details over 300 ms', async ({ page }) => {
    const job = page.locator('#job-3');
    const details = job.locator('details');
    expect(
      await details.evaluate((element) => getComputedStyle(element, '::details-content').transitionDuration),
    ).toBe('0.3s, 0.3s');
    for (const [button, opacity] of [
      [words.page.expand, '1'],
      [words.page.collapse, '0'],
    ] as const) {
      const { sawBetween, milliseconds } = await fading(details, opacity, job.getByText(button));
      expect(sawBetween).toBe(true);
      expect(milliseconds).toBeGreaterThanOrEqual(280);
    }
  });
});

test.describe('partners', () => {
  const wall = '#partners .partner-wall';

  test('are clipped to 100 px under a mask of blur until the button shows the whole wall', async ({
    page,
  }) => {
    const clip = page.locator(`${wall} .partner-wall__clip`);
    const mask = page.locator(`${wall} .partner-wall__mask`);
    expect((await box(clip)).height).toBe(100);
    await expect(mask).toBeVisible();
    await expect(mask).toHaveCSS('backdrop-filter', /blur/);
    // A colour would show on the background of a highlighted section.
    await expect(mask).toHaveCSS('background', /^rgba\(0, 0, 0, 0\) none/);
    await expect(clip).toHaveCSS('mask-image', /linear-gradient/);

    const started = await watchTransitions(page.locator(wall));
    await page.getByText(partners.expandLabel).click();
    await expect.poll(started).toEqual(
      expect.arrayContaining([
        ['grid-template-rows', 600],
        ['opacity', 400],
      ]),
    );
    await expect.poll(() => clip.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
    expect((await box(clip)).height).toBeGreaterThan(200);
    await expect(mask).toBeHidden();

    await page.locator(wall).getByText(words.page.collapsePartners).click();
    await expect.poll(async () => (await box(clip)).height).toBe(100);
    await expect(mask).toBeVisible();
  });
});

test.describe('on paper', () => {
  test('the CV is three sheets of A4 at most', async ({ page }) => {
    await page.waitForLoadState('networkidle');
    // The printer's paper decides.
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(3);
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    // Points; browsers round millimetres differently.
    expect(Math.abs(Number(width) - 595.3)).toBeLessThan(1);
    expect(Math.abs(Number(height) - 841.9)).toBeLessThan(1.1);
  });

  test('the photo is there as soon as the page is loaded', async ({ page }) => {
    let isHeld = true;
    const held: Route[] = [];
    await page.route(/photo\.webp$/, (route) => (isHeld ? void held.push(route) : route.continue()));
    const loaded = page.goto('./', { waitUntil: 'load' });
    // Its script has run, and nothing but the photo is missing.
    await expect(page.getByRole('button', { name: words.page.openAssistant })).toBeVisible();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    isHeld = false;
    for (const route of held) await route.continue();
    await loaded;
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Subtype \/Image/g)).toHaveLength(1);
  });

  test('all details are expanded, links show their address, and no control is visible', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const text of hiddenTexts) {
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    }
    const addresses = await page.locator('main a[href^="http"]').evaluateAll((links) =>
      links.map((link) => {
        const { content, fontSize } = getComputedStyle(link, '::after');
        return {
          shown: content.includes(link.getAttribute('href') ?? '?'),
          readable: Number.parseFloat(fontSize) > 8,
        };
      }),
    );
    expect(addresses.length).toBeGreaterThan(8);
    expect(addresses.filter(({ shown, readable }) => !shown || !readable)).toEqual([]);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByText(/^See (more|less|all)|^Collapse$/).filter({ visible: true })).toHaveCount(0);
  });
});

test('either the top panel or its trigger is shown; the panel makes way for what the Tab key reaches after it', async ({
  page,
}) => {
  const trigger = page.getByRole('button', { name: words.page.panel.open });
  const panel = page.getByRole('region', { name: words.page.panel.title });
  await expect(panel).toBeHidden();
  await trigger.click();
  await expect(panel).toBeVisible();
  await expect(panel).toContainText('Ollama');
  await expect(trigger).toBeHidden();
  await page.getByRole('button', { name: words.page.panel.close }).click();
  await expect(panel).toBeHidden();
  await expect(trigger).toBeVisible();

  await trigger.click();
  await panel.getByRole('link', { name: words.page.panel.notices }).focus();
  await page.keyboard.press('Tab');
  await expect(panel).toBeHidden();
  await expect(page.locator('main :focus')).toBeVisible();
});

test('the chat’s sidebar leads to the top panel', async ({ page }) => {
  await openAssistant(page);
  await page.getByRole('button', { name: words.chat.showChats }).click();
  await page.getByRole('button', { name: words.app.about }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('#panel')).toBeVisible();
});

test('loads six requests and 60 kB; what the first paint needs is the page itself, at most 13.6 kB', async ({
  page,
}) => {
  await page.waitForLoadState('networkidle');
  const addresses = await page.evaluate(() =>
    ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind).map(({ name }) => name)),
  );
  expect(addresses.length).toBeLessThanOrEqual(6);
  const sizes = await Promise.all(
    addresses.map(async (address) => {
      const body = await (await page.request.get(address)).body();
      return { address, bytes: brotliCompressSync(body).length };
    }),
  );
  const sum = (some: typeof sizes) => some.reduce((total, { bytes }) => total + bytes, 0);
  expect(sum(sizes)).toBeLessThan(60_000);
  const blocking = sizes.filter(({ address }) => /\/$|\.css$/.test(address));
  expect(blocking).toHaveLength(1);
  expect(sum(blocking)).toBeLessThan(13_600);
});

test('the assistant’s button fades in over 200 ms and out over 50 ms', async ({ page }) => {
  const button = page.locator('#assistant-button');
  await expect(button).toHaveCSS('transition-duration', '0.2s, 0.2s');
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(button).toBeHidden();
  await expect(button).toHaveCSS('transition-duration', '0.05s');
  await page.keyboard.press('Escape');
  await expect(button).toHaveCSS('opacity', '1');
  await expect(button).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every word can be read and every section expanded; no button offers an assistant that cannot run', async ({
    page,
  }) => {
    await expect(page.getByRole('button', { name: words.page.openAssistant })).toBeHidden();
    await page.locator('main summary:visible').first().click();
    await expect(page.locator('main details').first()).toHaveAttribute('open');
    await expandAll(page);
    for (const text of [...hiddenTexts, partners.more]) {
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    }
    await page.getByRole('button', { name: words.page.panel.open }).click();
    await expect(page.getByRole('button', { name: words.page.panel.close })).toBeVisible();
  });
});

async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error(`${String(locator)} has no box`);
  return found;
}

async function tops(page: Page, ids: readonly string[], side: 'left' | 'top'): Promise<number[]> {
  return Promise.all(
    ids.map((id) =>
      page.locator(`#${id}`).evaluate((element, of) => element.getBoundingClientRect()[of], side),
    ),
  );
}

/**
 * Clicks the button and samples the opacity of what expands, frame by frame, until it is `last`. Chromium does not list
 * the transitions of `::details-content` among an element's animations.
 */
async function fading(details: Locator, last: string, button: Locator) {
  const watching = details.evaluate(
    (element, until) =>
      new Promise<{ sawBetween: boolean; milliseconds: number }>((resolve) => {
        let clickedAt = Infinity;
        let sawBetween = false;
        element.addEventListener('click', () => (clickedAt = performance.now()), { once: true });
        requestAnimationFrame(function look(now) {
          const { opacity } = getComputedStyle(element, '::details-content');
          sawBetween ||= Number(opacity) > 0 && Number(opacity) < 1;
          if (now > clickedAt && opacity === until) resolve({ sawBetween, milliseconds: now - clickedAt });
          else requestAnimationFrame(look);
        });
      }),
    last,
  );
  await button.click();
  return watching;
}

/** Records every transition that starts below an element, as [property, milliseconds], since a query could be too late. */
async function watchTransitions(locator: Locator): Promise<() => Promise<[string, number][]>> {
  const started = await locator.evaluateHandle((element) => {
    const transitions: [string, number][] = [];
    element.addEventListener('transitionrun', (event) => {
      if (!(event instanceof TransitionEvent && event.target instanceof Element)) return;
      // The event of a pseudo-element's transition targets its element.
      for (const animation of event.target.getAnimations({ subtree: true })) {
        if (animation instanceof CSSTransition && animation.transitionProperty === event.propertyName) {
          transitions.push([event.propertyName, Number(animation.effect?.getTiming().duration)]);
        }
      }
    });
    return transitions;
  });
  return () => started.jsonValue();
}
