/** The download: real worker, real caches, and a model server that is slow. */
import { ask, downloadButton, expect, modelReply, openAssistant, test } from '../support/webllm-test';
import { words } from '../support/words';

const megabyte = 2 ** 20;

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  shape: { shardBytes: [24 * megabyte, megabyte] },
});

test('a large model on a slow line can be cancelled at once, and a visitor who leaves and returns loses at most 8 MB', async ({
  page,
  weights,
}) => {
  await page.goto('./');
  await openAssistant(page);
  await test.step('cancelling takes effect with the next frame, and on the network', async () => {
    weights.follow(() => ({ bytesPerSecond: megabyte }));
    await downloadButton(page).click();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^[1-9]/);
    const isStillThere = await page
      .getByRole('button', { name: words.localModel.cancel })
      .evaluate(async (button: HTMLButtonElement) => {
        button.click();
        await new Promise(requestAnimationFrame);
        return button.isConnected;
      });
    expect(isStillThere).toBe(false);
    await expect(downloadButton(page)).toBeVisible();
    await expect.poll(() => weights.underWay).toBe(0);
  });
  await test.step('who leaves and returns loses at most 8 MB of all files together', async () => {
    weights.follow(({ file }) => (file.startsWith('params') ? { bytesPerSecond: 6 * megabyte } : undefined));
    await downloadButton(page).click();
    // The first text counts kilobytes.
    const megabytesDone = async () => {
      const text = await page.getByRole('progressbar').getAttribute('aria-valuetext');
      return Number(/^([\d.]+) MB/.exec(text ?? '')?.[1] ?? 0);
    };
    await expect.poll(megabytesDone, { intervals: [100] }).toBeGreaterThan(14);
    const done = (await megabytesDone()) * 1e6;
    await page.reload();
    const before = weights.requests.length;
    weights.follow(() => undefined);
    await openAssistant(page);
    await ask(page, '[scenario: short]');
    await downloadButton(page).click();
    await expect(modelReply(page)).toHaveAttribute('data-status', 'done');
    const again = weights.requests.slice(before);
    const sizeOf = (file: string) => weights.files.get(file)?.length ?? 0;
    const whole = [...weights.files.keys()].reduce((sum, file) => sum + sizeOf(file), 0);
    const requested = again.reduce((sum, { file, start }) => sum + sizeOf(file) - start, 0);
    expect(requested).toBeLessThan(whole - done + 8 * megabyte);
  });
});
