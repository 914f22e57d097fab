import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { build } from 'vite';
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

let built: Promise<string> | undefined;

/** A script for `page.addInitScript({ content })`: the page then has this browser's model. */
async function languageModelScript(script: LanguageModelScript): Promise<string> {
  built ??= bundle();
  return `(() => { const languageModelScript = ${JSON.stringify(script)};\n${await built}\n})();`;
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('../..', import.meta.url)),
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL('install-language-model.ts', import.meta.url)),
        formats: ['iife'],
        name: 'installed',
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [];
  const chunk = output?.output.find((file) => file.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('The scripted language model was not bundled');
  return chunk.code;
}
