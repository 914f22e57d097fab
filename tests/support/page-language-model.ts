import type { Page } from 'playwright/test';
import { languageModelScript } from './language-model-script';
import type { LanguageModelLog, LanguageModelScript } from './scripted-language-model';

/** Gives each page that is opened from now on a browser with a model of its own. */
export async function giveLanguageModel(page: Page, script: LanguageModelScript = {}): Promise<void> {
  await page.addInitScript({ content: await languageModelScript(script) });
}

/** What the page has asked that model. */
export async function languageModelLog(page: Page): Promise<LanguageModelLog> {
  return page.evaluate(() => {
    const log: unknown = Reflect.get(globalThis, 'scriptedLanguageModel');
    return JSON.parse(JSON.stringify(log)) as LanguageModelLog;
  });
}
