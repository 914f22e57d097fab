import { describe, expect, it } from 'vitest';
import { ownerResume } from '../../support/owner';
import { words } from '../../support/words';
import type { Context } from './context';

const { basics, work } = ownerResume;
const [, , detailedJob] = work;

export function describePage({ page: thePage, servers }: Context): void {
  describe('the page', () => {
    it('shows the CV: name, photo and every section, no wider than the window', async () => {
      const page = thePage();
      await page.visit(servers.sites.ollama);
      await page.see({ role: 'heading', name: basics.name });
      for (const id of ['profile', 'skills', 'summary', 'work-exp', 'teachings', 'education'])
        await page.see({ selector: `#${id}` });
      await page.see({ role: 'image', name: words.page.portrait(basics.name) });
      await page.until('the photo is loaded', () => {
        const photo = document.querySelector<HTMLImageElement>('#profile img');
        return (photo?.naturalWidth ?? 0) > 0;
      });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });

    it('shows details after a click on "See more" and hides them after "See less"', async () => {
      const page = thePage();
      await page.visit(servers.sites.ollama);
      const details = { selector: 'li', text: detailedJob.highlights[2], within: '#job-3' };
      await page.miss(details);
      await page.click({ role: 'summary', name: words.page.expand, within: '#job-3' });
      await page.see(details);
      await page.click({ role: 'summary', name: words.page.collapse, within: '#job-3' });
      await page.miss(details);
    });

    it('is used with the keyboard: the skip link leads to the CV, Enter expands a section', async () => {
      const page = thePage();
      await page.visit(servers.sites.ollama);
      await page.press('Tab');
      await page.until(
        'the skip link has the focus',
        (_, name) => document.activeElement?.textContent === name,
        words.page.skipLink,
      );
      await page.press('Enter');
      await page.until('the CV has the focus', () => document.activeElement?.tagName === 'MAIN');
      await page.evaluate(() => document.querySelector<HTMLElement>('#job-3 summary')?.focus());
      await page.press('Enter');
      await page.see({ selector: 'li', text: detailedJob.highlights[2], within: '#job-3' });
    });

    it('closes the top panel with Escape, with a click beside it, and when a link opens the chat', async () => {
      const page = thePage();
      const panel = { selector: '#panel' };
      await page.visit(servers.sites.ollama);
      const ways = [
        () => page.press('Escape'),
        () => page.clickAt({ x: 8, y: 600 }),
        () =>
          page.evaluate(() => {
            location.hash = '#ask=';
          }),
      ];
      for (const close of ways) {
        await page.click({ role: 'button', name: words.page.panel.open });
        await page.see(panel);
        await close();
        await page.miss(panel);
        await page.until('the focus is outside', () => document.activeElement?.closest('#panel') === null);
      }
      await page.see({ role: 'dialog' });
    });
  });

  describe('the top panel', () => {
    it('says what the site was built for and what this browser can do, and gives the focus back', async () => {
      const page = thePage();
      await page.visit(servers.sites.ollama);
      await page.click({ role: 'button', name: words.page.panel.open });
      const panel = { role: 'region', name: words.page.panel.open } as const;
      await page.see({ ...panel, text: `Ollama (${servers.model})` });
      const hasWebGpu = await page.evaluate(() => 'gpu' in navigator);
      if (!hasWebGpu) await page.see({ ...panel, text: words.localModel.unsupported['no-webgpu'] });
      await page.click({ role: 'button', name: words.page.panel.close });
      await page.miss(panel);
      await page.until(
        'the focus is back on the button that opened the panel',
        ({ findAll }, name) => findAll({ role: 'button', name })[0] === document.activeElement,
        words.page.panel.open,
      );
    });
  });
}
