import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeGpu } from '../../support/fake-gpu';
import { owner, question } from '../../support/owner';
import { startSiteProxy, type SiteProxy } from '../../support/site-proxy';
import { startWeightsServer, type WeightsServer } from '../../support/weights-server';
import { words } from '../../support/words';
import { ask, lastReply, openAssistant, replyShows } from './chat-steps';
import type { Context } from './context';

/** Puts a GPU in place that passes the probe and computes nothing: the scripted engine never asks it to. */
const scriptedGpu = {
  path: /\/assets\/(?:main|webllm\.worker)-[^/]*\.js$/,
  code: `Object.defineProperty(navigator, 'gpu', {
    configurable: true,
    value: (${String(fakeGpu)})({ info: { vendor: 'scripted', isFallbackAdapter: false } }),
  });`,
};

const consent = { role: 'button', name: words.localModel.consent } as const;

export function describeLocalModel({ page: thePage, servers }: Context): void {
  describe('a site for models in the browser, where there is no GPU', () => {
    it('says why, and that messages leave the device, before the hosted model answers', async () => {
      const page = thePage();
      await page.visit(servers.sites['webllm-hosted']);
      await openAssistant(page);
      const note = { role: 'note', name: words.localModel.noteLabel } as const;
      await page.see({ ...note, text: words.localModel.messagesLeave.warning });
      await page.miss(consent);
      await ask(page, 'Hello [scenario: short]');
      expect(await lastReply(page, 'done')).toMatchObject({ backend: 'huggingface' });
      await replyShows(page, 'Hello! How can I help?');
    });

    it('quotes the CV if there is no hosted model either, and a quote leads to its place on the page', async () => {
      const page = thePage();
      await page.visit(servers.sites.quotes);
      await openAssistant(page);
      await ask(page, question.text);
      expect(await lastReply(page, 'done')).toMatchObject({ backend: 'quotes' });
      await replyShows(page, words.backends.quotes.whereItRuns);
      await page.click({ role: 'summary', within: '[data-role="assistant"]' });
      await page.click({ role: 'link', within: '[data-role="assistant"] details[open]' });
      await page.miss({ role: 'dialog' });
      await page.until(
        'the quoted line has the focus and is in view',
        (_, subject) => {
          const target = document.querySelector(':target');
          const { top = -1, bottom = Infinity } = target?.getBoundingClientRect() ?? {};
          const isInView = top >= 0 && bottom <= innerHeight;
          return target === document.activeElement && isInView && target?.textContent.includes(subject);
        },
        question.subject,
      );
    });
  });

  describe('a site for models in the browser, with a scripted GPU and engine', () => {
    let weights: WeightsServer;
    let site: SiteProxy;

    beforeEach(async () => {
      weights = await startWeightsServer();
      site = await startSiteProxy(servers.sites.webllm, { [servers.weights]: weights.url }, scriptedGpu);
      await thePage().visit(site.url);
      await openAssistant(thePage());
    });

    afterEach(async () => {
      // An origin that nobody visits any more would still hold connections open.
      await thePage().visit('about:blank');
      await Promise.all([site.close(), weights.close()]);
    });

    it('asks before it downloads, and quotes the CV for whoever declines', async () => {
      const page = thePage();
      await page.see({ role: 'region', name: words.localModel.cardTitle });
      await page.see(consent);
      expect(weights.requests.filter(({ file }) => file.startsWith('params_shard'))).toEqual([]);
      await page.click({ role: 'button', name: words.localModel.useQuotes });
      await page.miss(consent);
      await ask(page, question.text);
      expect(await lastReply(page, 'done')).toMatchObject({ backend: 'quotes' });
      expect(weights.requests.filter(({ file }) => file.startsWith('params_shard'))).toEqual([]);
    });

    it('downloads after a click, shows how far it is, answers, and can be stopped', async () => {
      const page = thePage();
      weights.follow(() => ({ bytesPerSecond: 300_000 }));
      await ask(page, 'Hello [scenario: short]');
      expect(await lastReply(page, 'done')).toMatchObject({ backend: 'quotes' });
      await page.click(consent);
      await page.until('the progress is shown in bytes', ({ findAll }) => {
        const [bar] = findAll({ role: 'progressbar' });
        return /\d\s[kM]B/.test(bar?.getAttribute('aria-valuetext') ?? '');
      });
      await replyShows(page, 'Hello! How can I help?');
      expect(await lastReply(page, 'done')).toMatchObject({ backend: 'webllm' });
      await ask(page, '[scenario: never-ending]');
      await replyShows(page, 'word5');
      await page.click({ role: 'button', name: words.chat.stop });
      await lastReply(page, 'stopped');
    });

    it('opens, loads the model and answers without a network after one full visit', async () => {
      const page = thePage();
      await ask(page, 'Hello [scenario: short]');
      await page.click(consent);
      await replyShows(page, 'Hello! How can I help?');
      await lastReply(page, 'done');
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await Promise.all([site.close(), weights.close()]);
      await page.reload();
      await page.see({ role: 'heading', name: owner.name });
      await openAssistant(page);
      await page.until(
        'the header names the model',
        (_, noModel) => !document.querySelector('dialog')?.textContent.includes(noModel),
        words.chat.noModel,
      );
      await ask(page, 'What do you work on? [scenario: instant]');
      await replyShows(page, 'I work on');
      await page.click({ role: 'button', name: words.chat.showRest });
      expect(await lastReply(page, 'done')).toMatchObject({ backend: 'webllm' });
      await page.see({ selector: '.katex-html' });
    });
  });
}
