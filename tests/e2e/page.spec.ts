/** The page: what it loads, its layout, its sections, how it prints, and how it is operated. */
import type { Locator, Page, Route } from 'playwright/test';
import { violations } from '../support/axe';
import { expandAll, loadedFiles, overflow, sumOfBytes } from '../support/cv-page';
import { expect, test } from '../support/test';
import { ownerResume } from '../support/owner';
import { words } from '../support/words';

const { basics, internships, partners, teachings, work } = ownerResume;
const [, collapsedJob, detailedJob] = work;

/** Texts of the fixture that a toggle hides, one of each kind of section. */
const hiddenTexts = [detailedJob.highlights[5], internships[2].position, teachings.items[3].courses[1].name];

test('the page is light, stands in columns, keeps details collapsed until a click, and is accessible', async ({
  page,
}) => {
  await page.goto('./', { waitUntil: 'networkidle' });
  await test.step('it takes six requests and 60 kB; what the first paint needs is the page itself, at most 13.6 kB', async () => {
    const files = await loadedFiles(page);
    expect(files.length).toBeLessThanOrEqual(6);
    expect(sumOfBytes(files)).toBeLessThan(60_000);
    const blocking = files.filter(({ address }) => /\/$|\.css$/.test(address));
    expect(blocking).toHaveLength(1);
    expect(sumOfBytes(blocking)).toBeLessThan(13_600);
  });
  await test.step('the photo is shown as webp, lazily, with a jpg to fall back to', async () => {
    const photo = page.getByRole('img', { name: words.page.portrait(basics.name) });
    await expect(photo).toHaveAttribute('loading', 'lazy');
    await expect(photo).toHaveAttribute('src', /\.jpg$/);
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.webp$/);
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
  await test.step('axe finds nothing while it is collapsed', async () => {
    expect(await violations(page)).toEqual([]);
  });
  await test.step('"See more" fades details in over 300 ms and becomes "See less", which fades them out', async () => {
    const job = page.locator('#job-3');
    const details = job.locator('details');
    const [seeMore, seeLess] = [job.getByText(words.page.expand), job.getByText(words.page.collapse)];
    await expect(job.getByText(detailedJob.highlights[2])).toBeHidden();
    await expect(seeLess).toBeHidden();
    expect(
      await details.evaluate((element) => getComputedStyle(element, '::details-content').transitionDuration),
    ).toBe('0.3s, 0.3s');
    expect(await isSeenFading(details, '1', seeMore)).toBe(true);
    for (const highlight of detailedJob.highlights) await expect(job.getByText(highlight)).toBeVisible();
    await expect(seeMore).toBeHidden();
    expect(await isSeenFading(details, '0', seeLess)).toBe(true);
    await expect(job.getByText(detailedJob.highlights[2])).toBeHidden();
  });
  await test.step('the short description of the second job', async () => {
    const second = page.locator('#job-2');
    await expect(second.getByText(collapsedJob.summary)).toBeHidden();
    await second.getByText(words.page.expand).click();
    await expect(second.getByText(collapsedJob.summary)).toBeVisible();
  });
  await test.step('partners are clipped to 100 px under a mask of blur until the button shows the whole wall', async () => {
    const wall = page.locator('#partners .partner-wall');
    const clip = wall.locator('.partner-wall__clip');
    const mask = wall.locator('.partner-wall__mask');
    expect((await box(clip)).height).toBe(100);
    await expect(mask).toBeVisible();
    await expect(mask).toHaveCSS('backdrop-filter', /blur/);
    // A colour would show on the background of a highlighted section.
    await expect(mask).toHaveCSS('background', /^rgba\(0, 0, 0, 0\) none/);
    await expect(clip).toHaveCSS('mask-image', /linear-gradient/);

    const started = await watchTransitions(wall);
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

    await wall.getByText(words.page.collapse).click();
    await expect.poll(async () => (await box(clip)).height).toBe(100);
    await expect(mask).toBeVisible();
  });
  await test.step('profile and skills are on the left, the other sections on the right, in order, the footer below', async () => {
    const columns = [
      ['profile', 'skills'],
      ['summary', 'work-exp', 'teachings', 'education'],
    ] as const;
    const [lefts, rights] = [await tops(page, columns[0], 'left'), await tops(page, columns[1], 'left')];
    expect(new Set(lefts).size).toBe(1);
    expect(new Set(rights).size).toBe(1);
    expect(lefts[0]).toBeLessThan(rights[0] ?? 0);
    for (const column of columns) {
      const down = await tops(page, column, 'top');
      expect(down).toEqual(down.toSorted((a, b) => a - b));
    }
    const footer = await box(page.getByRole('contentinfo'));
    for (const id of ['skills', 'education']) {
      const section = await box(page.locator(`#${id}`));
      expect(footer.y).toBeGreaterThanOrEqual(section.y + section.height);
    }
  });
  await test.step('the assistant’s button, the panel’s trigger and the columns change sides on a page from right to left', async () => {
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
    await page.evaluate(() => (document.documentElement.dir = 'ltr'));
  });
  await test.step('a phone shows one column in the order of the document, the current job within two screens', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.slice(0, 3)).toEqual(['profile', 'summary', 'work-exp']);
    expect(ids.at(-1)).toBe('skills');
    const down = await tops(page, ids, 'top');
    expect(down).toEqual(down.toSorted((a, b) => a - b));
    const job = await box(page.locator('#job-1'));
    expect(job.y + job.height).toBeLessThan(2 * 844);
  });
  await test.step('nothing is wider than the screen, collapsed or expanded', async () => {
    for (const state of ['collapsed', 'expanded']) {
      if (state === 'expanded') await expandAll(page);
      for (const width of [320, 390, 768, 1280, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => overflow(page), `${state}, ${width} px`).toBe(0);
      }
    }
  });
  await test.step('axe finds nothing once it is expanded, with the top panel open, in both colour schemes', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: words.page.panel.open }).click();
    await expect(page.getByRole('region', { name: words.page.panel.open })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    // Contrast does not depend on the width, nor layout on the colours.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await violations(page), 'dark and narrow').toEqual([]);
  });
});

test.describe('the order in which its files come', () => {
  test.use({ serviceWorkers: 'block' });

  test('moves nothing when the script is late, and prints the photo as soon as the page is loaded', async ({
    page,
  }) => {
    await test.step('nothing moves when the script comes, on a phone and on a laptop', async () => {
      for (const width of [360, 1280]) {
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
        expect(await tops(page, ids, 'top'), `${width} px`).toEqual(before);
        await page.unroute('**/*.js');
      }
    });
    await test.step('the CV prints on three sheets of A4 at most, with its photo', async () => {
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
      // The printer's paper decides.
      const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Subtype \/Image/g)).toHaveLength(1);
      await page.waitForLoadState('networkidle');
      const whole = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
      expect(whole.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(3);
      const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(whole) ?? [];
      // Points; browsers round millimetres differently.
      expect(Math.abs(Number(width) - 595.3)).toBeLessThan(1);
      expect(Math.abs(Number(height) - 841.9)).toBeLessThan(1.1);
    });
    await test.step('all details are expanded, links show their address, and no control is visible', async () => {
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
      await expect(page.getByText(/^See (more|less|all)/).filter({ visible: true })).toHaveCount(0);
    });
    await test.step('a page without a PDF offers the browser’s print dialog', async () => {
      await page.emulateMedia({ media: 'screen' });
      await page.evaluate(() => {
        window.print = () => (document.title = 'printed');
      });
      await page.getByRole('button', { name: words.page.print }).click();
      await expect(page).toHaveTitle('printed');
    });
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every word can be read and every section expanded; no button offers an assistant that cannot run', async ({
    page,
  }) => {
    await page.goto('./');
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
async function isSeenFading(details: Locator, last: string, button: Locator) {
  const watching = details.evaluate(
    (element, until) =>
      new Promise<boolean>((resolve) => {
        let isClicked = false;
        let sawBetween = false;
        element.addEventListener('click', () => (isClicked = true), { once: true });
        requestAnimationFrame(function look() {
          const { opacity } = getComputedStyle(element, '::details-content');
          sawBetween ||= Number(opacity) > 0 && Number(opacity) < 1;
          if (isClicked && opacity === until) resolve(sawBetween);
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
