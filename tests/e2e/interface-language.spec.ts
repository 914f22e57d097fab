/** A site whose CV is in German, under a path: no sentence of another interface language, and its files beside it. */
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { assistant as english, site as englishSite } from '../../src/words/en';
import { assistant as german, site as germanSite } from '../../src/words/de';
import { ask, lastReply, openAssistant } from '../support/assistant-page';
import { expandAll } from '../support/cv-page';
import { leavesOf } from '../support/leaves';
import { expect, test } from '../support/test';
import { germanWords } from '../support/words';

test.use({ variant: 'other-owner', contextOptions: { reducedMotion: 'reduce' } });

/** Sentences and names in English that German does not share. Words of three letters are words of a CV as well. */
const inGerman = textsOf({ ...germanSite, ...german });
const sentences = new Set([...textsOf({ ...englishSite, ...english })].filter((text) => !inGerman.has(text)));

function textsOf(words: object): Set<string> {
  const texts = leavesOf(words).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  return new Set(texts.filter((text) => text.length > 3));
}

/** Everything that is shown or spoken: texts, names, titles, placeholders; each block by itself. */
async function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = ['aria-label', 'title', 'placeholder', 'alt'];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => !element.matches('script'))
      .flatMap((element) => [
        ...names.map((name) => element.getAttribute(name) ?? ''),
        ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : '')),
      ])
      .map((text) => text.trim())
      .filter((text) => text !== '');
  });
}

test('page, panel and chat of a German CV show no English sentence, and its files lie under the path of the site', async ({
  page,
  request,
}) => {
  await page.goto('./');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await test.step('the files beside the page are found under the path of the site, the contact among them', async () => {
    const hrefs = await page
      .locator('link[rel="alternate"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(hrefs.map((href) => new URL(href).pathname)).toEqual([
      '/cv/resume.json',
      '/cv/cv.txt',
      '/cv/contact.vcf',
    ]);
    for (const href of [...hrefs, 'llms.txt', 'robots.txt', 'og.png']) {
      expect({ href, status: (await request.get(href)).status() }).toEqual({ href, status: 200 });
    }
    const image = await (await request.get('og.png')).body();
    expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630 });
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: germanWords.page.saveContact }).click();
    expect((await download).suggestedFilename()).toBe('contact.vcf');
  });
  await expandAll(page);
  await page.getByRole('button', { name: germanWords.page.panel.open }).click();
  await expect(page.getByText('WebGPU')).toBeVisible();
  const shown = await shownTexts(page);
  await page.getByRole('button', { name: germanWords.page.panel.close }).click();

  await openAssistant(page, germanWords);
  await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
  const reply = await ask(page, 'Was ist passiert? [scenario: 404]');
  await expect(reply).toHaveAttribute('data-status', 'failed');
  await expect(reply.getByRole('button', { name: germanWords.chat.tryAgain })).toBeVisible();
  shown.push(...(await shownTexts(page)));

  expect(shown).toContain(germanWords.chat.newChat);
  expect(shown.filter((text) => sentences.has(text))).toEqual([]);
});
