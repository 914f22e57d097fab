/** What goes to a model server from the first key to the end of a reply, and what ends with Stop. */
import { expect, test } from '../support/test';
import { ask, lastReply, openAssistant, receivedRequests } from '../support/assistant-page';
import { words } from '../support/words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the model on Ollama is prepared once the visitor types, and a reply stops at once, on the server too', async ({
  page,
  addresses,
}) => {
  await test.step('it is sent the profile as it is sent later, and nothing else', async () => {
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
  for (const scenario of ['held-headers', 'never-ending', 'stalled'])
    await test.step(`Stop ends a reply at once: ${scenario}`, async () => {
      const id = `stop-${scenario}-${crypto.randomUUID()}`;
      const stopped = page.locator('[data-status="stopped"]');
      const before = await stopped.count();
      await ask(page, `[scenario: ${scenario}] ${id}`);
      await expect.poll(() => receivedRequests(addresses.model, id)).toHaveLength(1);
      if (scenario !== 'held-headers') await expect(lastReply(page)).toContainText('w');
      await page.getByRole('button', { name: words.chat.stop, exact: true }).click();
      await expect(stopped).toHaveCount(before + 1);
      await expect
        .poll(async () => (await receivedRequests(addresses.model, id))[0]?.closedByClient)
        .toBe(true);
    });
  await test.step('the next question is answered', async () => {
    await ask(page, '[scenario: short]');
    await expect(lastReply(page)).toContainText('How can I help?');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
  });
});
