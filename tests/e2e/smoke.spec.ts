/** What holds for anybody's CV. This test reads the résumé at the repository's root, whoever it is of. */
import { ask, lastReply, openAssistant } from '../support/assistant-page';
import { collectComplaints } from '../support/complaints';
import { expandAll, loadedFiles, overflow, sumOfBytes } from '../support/cv-page';
import { expect, test } from '../support/test';
import { words } from '../support/words';

test.use({ variant: 'root', contextOptions: { reducedMotion: 'reduce' } });

test('it takes four requests and 45 kB beside its pictures, scrolls sideways nowhere, answers, and logs nothing', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await page.goto('./', { waitUntil: 'networkidle' });
  await test.step('the page takes four requests and 45 kB beside its pictures', async () => {
    const withoutPictures = (await loadedFiles(page)).filter(
      ({ address }) => !/\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(new URL(address).pathname),
    );
    expect(withoutPictures.length).toBeLessThanOrEqual(4);
    expect(sumOfBytes(withoutPictures)).toBeLessThan(45_000);
  });
  await test.step('nothing scrolls sideways on a phone or on a laptop', async () => {
    for (const state of ['collapsed', 'expanded']) {
      if (state === 'expanded') await expandAll(page);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => overflow(page), `${state}, ${width} px`).toBe(0);
      }
    }
  });
  await test.step('the chat opens, greets and answers, also what it suggests', async () => {
    await openAssistant(page);
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    const suggested = page.getByRole('list', { name: words.chat.suggestions }).getByRole('button');
    await suggested.first().click();
    await expect(page.locator('[data-role="user"]')).toHaveCount(1);
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    const reply = await ask(page, 'Who is this?');
    await expect(reply).toHaveAttribute('data-status', 'done');
    await expect(reply).toHaveAttribute('data-backend', 'quotes');
    await expect(reply.locator('.answer > .markdown')).not.toBeEmpty();
  });
  expect(await complaints(), 'the browser’s console').toEqual([]);
});
