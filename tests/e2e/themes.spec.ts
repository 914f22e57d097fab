/** The themes that arrange the page anew, each on a desktop and on a phone. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright/test';
import { violations } from '../support/axe';
import { serveOwner } from '../support/build-site';
import { expandAll, overflow } from '../support/cv-page';
import { ownerFolder } from '../support/owner';
import { expect, test } from '../support/test';

const photographer = resolve(import.meta.dirname, '../../scripts/themes/photographer');

/** What a visitor sees of each of them: which element begins above, or beside which. */
const compositions = {
  'one-column': { owner: ownerFolder, first: '.profile-card__photo', next: 'h1' },
  academic: { owner: ownerFolder, first: '#summary > h2', next: '.summary' },
  portfolio: { owner: photographer, first: '.gallery img', next: 'h1' },
};

test('each theme that arranges the page anew fits a desktop in light and a phone in dark', async ({
  page,
}, info) => {
  for (const [theme, { owner, first, next }] of Object.entries(compositions))
    await test.step(theme, () =>
      onThemedSite({ owner, theme, folder: info.outputPath(theme) }, async (url) => {
        // Contrast does not depend on the width, nor layout on the colours.
        for (const [width, colorScheme] of [
          [1280, 'light'],
          [390, 'dark'],
        ] as const) {
          await page.setViewportSize({ width, height: 844 });
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.goto(url);
          const [one, other] = [await cornerOf(page, first), await cornerOf(page, next)];
          expect(one.x < other.x || one.y < other.y, `${first} before ${next}`).toBe(true);
          if (theme === 'academic') await expectCounted(page);
          await expandAll(page);
          expect(await overflow(page), `${width} px`).toBe(0);
          expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
        }
      }),
    );
});

/** For a screen reader as well: publications, projects and teachings are counted through. */
async function expectCounted(page: Page): Promise<void> {
  const counted = page.locator('.teachings__items > *, #projects .entry, #publications .entry');
  const numbers = Array.from({ length: await counted.count() }, (_, index) => String(index + 1));
  expect(numbers.length).toBeGreaterThan(3);
  const tree = await (await page.context().newCDPSession(page)).send('Accessibility.getFullAXTree');
  const names = tree.nodes
    .filter(({ role }) => role?.value === 'StaticText')
    .map(({ name }) => String(name?.value));
  // Years are four digits.
  expect(names.filter((name) => /^\d{1,2}$/.test(name)).toSorted((a, b) => Number(a) - Number(b))).toEqual(
    numbers,
  );
}

interface ThemedSite {
  readonly owner: string;
  readonly theme: string;
  /** Where it is built. */
  readonly folder: string;
}

async function onThemedSite({ owner, theme, folder }: ThemedSite, visit: (url: string) => Promise<void>) {
  cpSync(owner, folder, { recursive: true });
  const file = join(folder, 'resume.json');
  const resume = JSON.parse(readFileSync(file, 'utf8')) as { readonly meta?: object };
  writeFileSync(file, JSON.stringify({ ...resume, meta: { ...resume.meta, theme } }));
  const served = await serveOwner(folder, join(folder, 'dist'));
  try {
    await visit(served.url);
  } finally {
    await served.close();
  }
}

async function cornerOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not visible`);
  return box;
}
