/** What a visit weighs, in Brotli bytes with an empty cache, against the budgets. */
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright/test';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { clientFolder } from '../../src/site/engine-files';
import { recordFile, type RecordedFiles } from '../../src/site/client/record-chunks';
import { interfaceLanguages } from '../../src/words/languages';
import { serveOwner } from '../support/build-site';
import { ownerFolder, ownerResume } from '../support/owner';
import { expect, test } from '../support/test';
import { words } from '../support/words';

/** Bytes, but for the number of requests. */
const budgets = {
  // The first ten segments of an answer hold 14,600 bytes, of which the headers take 1.1 kB.
  'to first paint (the page with its style sheet)': 13_850,
  'script before anything is touched': 2_000,
  'all of the first load, photo included': 60_000,
  'requests, first load': 6,
  'requests to other origins': 0,
  // With links that open it, the Back gesture, quick answers and the wish to hear the model: about 4 kB.
  // The sentences are one chunk, those of panel, errors and the local model included: 5.7 kB in English.
  // What other sites' pages need takes 0.3 kB of it.
  // The browser's own model takes 2.4 kB: its check, its card and the panel's row.
  'opening the chat: script': 91_500,
  'first reply: script': 60_000,
  // Loaded in the background once the chat is open, and only where quotes may have to answer first. What weighs statements,
  // 4.4 kB of it, comes with the first question of yes or no, or with the rules below.
  'the quick answer: script': 83_500,
  // Checks the device, and downloads the model once the visitor agrees.
  'the worker of the local model': 13_000,
  // The CV as data, and what its names are called in other languages.
  'prompt, CV and thesaurus': 12_000,
  // Loaded once the reply has ended, for the links under it that lead to anchors of the CV.
  'after the first reply: its anchors in the CV': 12_000,
  // Loaded while a model's first reply is on its way, over what the quick answer loads too. What a language says of
  // claims comes on top.
  'the rules that check what a model says: script': 16_500,
  'KaTeX, web-llm before they are needed': 0,
} as const;

const worker = /\/webllm\.worker-/;
const quick =
  /\/(?:quotes-backend|answer|knowledge|entails|abroad|weigh-yes|rarer|load-pack|cv|en|grammar|sections|speech|opening)-/;
const claims = /\/(?:check-claims|load-claim-phrases)-/;

/** What a language says of claims. */
function isPhrases(url: string): boolean {
  const recorded = JSON.parse(readFileSync(join(clientFolder, recordFile), 'utf8')) as RecordedFiles;
  const phrases = Object.entries(recorded).filter(([, { module }]) =>
    /^src\/answers\/languages\/\w\w\/claims\.ts$/.test(module ?? ''),
  );
  return phrases.some(([file]) => url.endsWith(file));
}
const sources = /\/(?:find-sources|entity-index)-/;

for (const variant of ['ollama', 'huggingface', 'webllm'] as const) {
  test.describe(`built for ${variant}`, () => {
    test.use({ variant });

    test('a visit stays within its budgets', async ({ page, baseURL }) => {
      const load = await recordLoads(page);
      const button = page.getByRole('button', { name: words.page.openAssistant });

      const first = await load(async () => {
        await page.goto('./', { waitUntil: 'networkidle' });
      });
      const opening = await load(async () => {
        // The pointer over the button loads the chat; opening it then loads what the first reply needs.
        await button.hover();
        await expect(page.getByRole('dialog', { includeHidden: true })).toBeAttached();
      });
      // Listened for before the question is sent: the reply may be complete before the next line runs.
      const anchors = page.waitForResponse(sources);
      const asking = await load(async () => {
        await button.click();
        await page.getByRole('dialog').getByRole('textbox').fill('What do you work on? [scenario: length]');
        const consent = page.getByRole('button', { name: words.localModel.consent });
        if (variant === 'webllm') await expect(consent).toBeVisible();
        await page.getByRole('dialog').getByRole('textbox').press('Control+Enter');
      });
      const reply = await load(async () => {
        if (variant === 'webllm') await page.getByRole('button', { name: words.localModel.consent }).click();
        const answered = page.locator(`[data-role="assistant"][data-backend="${variant}"]`);
        await expect(answered).toHaveAttribute('data-status', 'done');
        await anchors;
      });

      const origin = new URL(baseURL ?? '').origin;
      // The engine is what the visitor agreed to download; its own code is counted with the model.
      const answering = [...asking, ...reply].filter(({ url }) => !/engine/.test(url));
      const measured: Record<keyof typeof budgets, number> = {
        'to first paint (the page with its style sheet)': bytes(first, ['document', 'stylesheet']),
        'script before anything is touched': bytes(first, ['script']),
        'all of the first load, photo included': bytes(first),
        'requests, first load': first.length,
        'requests to other origins': first.filter(({ url }) => new URL(url).origin !== origin).length,
        'opening the chat: script': bytes(opening, ['script']),
        'first reply: script': bytes(
          answering.filter(
            ({ url }) => !isPhrases(url) && ![sources, worker, quick, claims].some((each) => each.test(url)),
          ),
          ['script'],
        ),
        'the quick answer: script': bytes(
          answering.filter(({ url }) => quick.test(url)),
          ['script'],
        ),
        'the worker of the local model': bytes(
          [...opening, ...answering].filter(({ url }) => worker.test(url)),
        ),
        'prompt, CV and thesaurus': bytes(
          [...opening, ...answering].filter(({ url }) => /\/assistant-[\w-]+\.json$/.test(url)),
        ),
        'after the first reply: its anchors in the CV': bytes(
          answering.filter(({ url }) => sources.test(url)),
          ['script'],
        ),
        'the rules that check what a model says: script': bytes(
          answering.filter(({ url }) => claims.test(url)),
          ['script'],
        ),
        'KaTeX, web-llm before they are needed': bytes(
          [...first, ...opening, ...asking].filter(({ url }) => /katex|engine/i.test(url)),
        ),
      };

      const rows = Object.entries(measured).map(([what, value]) => ({
        what,
        measured: value,
        budget: budgets[what as keyof typeof budgets],
      }));
      console.table(rows);
      for (const each of [...first, ...opening, ...asking, ...reply]) {
        console.log(`  ${each.type} ${new URL(each.url).pathname} ${each.bytes}`);
      }
      expect(rows.filter(({ measured, budget }) => measured > budget)).toEqual([]);
    });
  });
}

test('the first load in another language is at most 5 % over the English one of the same CV', async ({
  page,
}) => {
  const root = resolve(import.meta.dirname, '../..');
  const out = resolve(root, 'tests/.output/sites/language');
  const resumeFile = resolve(root, 'tests/.output/language.json');
  const environment = { VITE_CHAT_BACKEND: '1', RESUME_FILE: resumeFile };
  const load = await recordLoads(page);
  const weights: { language: string; measured: number }[] = [];
  for (const language of interfaceLanguages) {
    writeFileSync(resumeFile, JSON.stringify({ ...ownerResume, meta: { language } }));
    const served = await serveOwner(resolve(root, ownerFolder), out, environment);
    const first = await load(async () => {
      await page.goto(served.url, { waitUntil: 'networkidle' });
    });
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    weights.push({ language, measured: bytes(first) });
    await served.close();
  }
  rmSync(resumeFile);
  const english = weights.find(({ language }) => language === 'en')?.measured ?? 0;
  console.table(weights.map((each) => ({ ...each, share: (each.measured / english).toFixed(3) })));
  expect(weights.filter(({ measured }) => measured > english * 1.05)).toEqual([]);
});

interface Load {
  readonly url: string;
  readonly type: string;
  /** Brotli, at the quality static hosts use; images are sent as they are. */
  readonly bytes: number;
}

async function recordLoads(page: Page): Promise<(act: () => Promise<void>) => Promise<Load[]>> {
  const pending: Promise<Load>[] = [];
  let counted = 0;
  const seen = new Set<string>();
  page.on('response', (response) => {
    const url = response.url();
    // The model's own host is asked for a listing that it may not have; the worker reads no body of that answer.
    if (response.request().method() !== 'GET' || seen.has(url) || response.status() === 404) return;
    seen.add(url);
    const type = url.endsWith('.js') ? 'script' : response.request().resourceType();
    pending.push(
      response.body().then((body) => ({
        url,
        type,
        bytes: type === 'image' && !url.endsWith('.svg') ? body.length : brotli(body),
      })),
    );
  });
  return async (act) => {
    await act();
    // What is loaded between two acts counts with the second.
    const own = pending.slice(counted);
    counted = pending.length;
    return Promise.all(own);
  };
}

function brotli(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

function bytes(loads: readonly Load[], types?: readonly string[]): number {
  return loads
    .filter(({ type }) => !types || types.includes(type))
    .reduce((sum, load) => sum + load.bytes, 0);
}
