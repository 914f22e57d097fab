/** A site whose CV is in German: no sentence of another interface language is on the screen. */
import type { Page } from 'playwright/test';
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

test('page, panel and chat of a German CV show no English sentence', async ({ page }) => {
  await page.goto('./');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
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
