/** What a reply sends over the network, and what ends with Stop. */
import { expect, test } from '../support/test';
import { ask, lastReply, openAssistant, receivedRequests } from '../support/assistant-page';

test.beforeEach(async ({ page }) => {
  await page.goto('./');
  await openAssistant(page);
});

test('stops at once, on the server too', async ({ page, addresses }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const scenario of ['held-headers', 'never-ending', 'stalled'])
    await test.step(scenario, async () => {
      const id = `stop-${scenario}-${Date.now()}`;
      const stopped = page.locator('[data-status="stopped"]');
      const before = await stopped.count();
      await ask(page, `[scenario: ${scenario}] ${id}`);
      await expect.poll(() => receivedRequests(addresses.model, id)).toHaveLength(1);
      if (scenario !== 'held-headers') await expect(lastReply(page)).toContainText('w');
      const elapsed = await page.evaluate(async (known) => {
        const stop = [...document.querySelectorAll('button')].find(({ textContent, ariaLabel }) =>
          /Stop/.test(`${textContent}${ariaLabel}`),
        );
        const begun = performance.now();
        stop?.click();
        while (document.querySelectorAll('[data-status="stopped"]').length === known) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        return performance.now() - begun;
      }, before);
      expect(elapsed).toBeLessThan(300);
      await expect
        .poll(async () => (await receivedRequests(addresses.model, id))[0]?.closedByClient)
        .toBe(true);
      await ask(page, '[scenario: short]');
      await expect(lastReply(page)).toContainText('How can I help?');
      await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    });
});

test.describe('a model on Ollama', () => {
  test.use({ variant: 'ollama' });

  test('is prepared once the visitor types, with the profile as it is sent later', async ({
    page,
    addresses,
  }) => {
    const sent: { readonly messages: readonly { role: string }[]; readonly options: object }[] = [];
    const origin = new URL(addresses.model).origin;
    let others = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== origin) return;
      if (request.url().endsWith('/api/chat')) sent.push(request.postDataJSON());
      else others += 1;
    });
    await page.goto('./');
    await openAssistant(page);
    await page.getByRole('dialog').getByRole('textbox').pressSequentially('[scenario: sh');
    await expect.poll(() => sent.length).toBe(1);
    expect(others).toBe(0);
    expect(sent[0]).toMatchObject({ messages: [{ role: 'system' }], options: { num_predict: 1 } });
    await ask(page, '[scenario: short]');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    expect(sent).toHaveLength(2);
    expect(sent[1]?.messages[0]).toEqual(sent[0]?.messages[0]);
  });
});
