/** A browser that cannot run the model here, on a site with a hosted one: the note that says so, and where messages go. */
import { collectComplaints, collectOrigins } from '../support/complaints';
import { ask, lastReply, openAssistant } from '../support/assistant-page';
import { expect, test } from '../support/test';
import { words } from '../support/words';

test.use({
  variant: 'webllm-hosted',
  viewport: { width: 320, height: 568 },
  contextOptions: { reducedMotion: 'reduce' },
});

test('the note takes three lines below the greeting, its reason shows at a click, and a question goes to the hosted model alone', async ({
  page,
  addresses,
}) => {
  const complaints = collectComplaints(page);
  const origins = collectOrigins(page);
  await page.goto('./');
  await openAssistant(page);
  const note = page.getByRole('note', { name: words.localModel.noteLabel });
  await test.step('the greeting is in view when the chat opens', async () => {
    await expect(note).toContainText(words.localModel.messagesLeave.warning);
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await expect(lastReply(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeInViewport({ ratio: 1 });
  });
  await test.step('the note takes three lines, and a click shows the reason', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => (await note.boundingBox())?.height).toBeLessThan(76);
    const why = note.getByText(words.localModel.unsupported['software-adapter']);
    await expect(why).toBeHidden();
    await note.getByText(words.localModel.why).click();
    await expect(why).toBeVisible();
  });
  await test.step('a question goes to the hosted model, and nothing violates the policy', async () => {
    await expect(await ask(page, 'What do you work on?')).toHaveAttribute('data-status', 'done');
    expect(await complaints()).toEqual([]);
    expect([...origins].toSorted()).toEqual(
      [addresses.sites['webllm-hosted'], addresses.model].map((url) => new URL(url).origin).toSorted(),
    );
  });
});
