/** The questions that the page itself offers: one tap opens the chat with the question. */
import type { Page } from 'playwright/test';
import { ask, lastReply } from '../support/assistant-page';
import { ownerResume } from '../support/owner';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const [question = ''] = ownerResume.assistant.suggestedQuestions;
const firstName = ownerResume.basics.name.split(' ')[0] ?? '';
const link = (page: Page) => page.getByRole('link', { name: question });
const asked = (page: Page) => page.locator('[data-role="user"]');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('what the page suggests and what is typed in its box is asked, and goes on with the conversation', async ({
  page,
}) => {
  const box = page.getByRole('textbox', { name: words.page.askAbout(firstName) });
  const draft = page.getByRole('dialog').getByRole('textbox');
  await test.step('a tap opens the chat and asks, also before the assistant is loaded', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/Assistant.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('./');
    await link(page).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(asked(page)).toHaveText(question);
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await expect(draft).toBeFocused();
    expect(new URL(page.url()).hash).toBe('');
  });
  await test.step('what was typed is kept', async () => {
    await draft.fill('half a thought');
    await page.keyboard.press('Escape');
    await expect(link(page)).toBeFocused();
    await link(page).click();
    await expect(asked(page)).toHaveText([question, question]);
    await expect(draft).toHaveValue('half a thought');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    // Escape would first hide what is said of a statement, which may have come under the pointer.
    await page.getByRole('button', { name: words.chat.close }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
  await test.step('the box is on the first screen of every size, and not on paper', async () => {
    await page.evaluate(() => scrollTo(0, 0));
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(box, `${width} px`).toBeInViewport({ ratio: 1 });
    }
    await page.emulateMedia({ media: 'print' });
    await expect(box).toBeHidden();
    await expect(link(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  await test.step('nothing typed opens the chat', async () => {
    await box.fill('  ');
    await box.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(asked(page)).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(box).toBeFocused();
  });
  const typed = ['What do you glue? [scenario: short]', 'And what do you sew? [scenario: short]'] as const;
  await test.step('what is typed is asked by Enter and by the button', async () => {
    await box.fill(typed[0]);
    await box.press('Enter');
    await expect(asked(page).last()).toHaveText(typed[0]);
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await page.keyboard.press('Escape');
    await expect(box).toHaveValue('');
    await box.fill(typed[1]);
    await page.getByRole('button', { name: words.page.askButton, exact: true }).click();
    await expect(asked(page)).toHaveText([question, question, ...typed]);
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
  });
  await test.step('while a reply runs the chat opens with the focus in the conversation, and a question begins a chat of its own', async () => {
    await ask(page, '[scenario: never-ending]');
    await expect(lastReply(page)).toContainText('word3 ');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: words.page.openAssistant }).click();
    await expect(page.getByRole('region', { name: words.chat.conversation })).toBeFocused();
    await page.keyboard.press('Escape');
    await link(page).click();
    await expect(asked(page)).toHaveText(question);
  });
});

test.describe('on a site whose messages leave this device', () => {
  test.use({ variant: 'huggingface' });

  test('a tap puts the question into the text box, below the note that says where it goes', async ({
    page,
    addresses,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(addresses.model)) sent.push(request.url());
    });
    await page.goto('./');
    await link(page).click();
    await expect(page.getByRole('note')).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(question);
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await expect(asked(page)).toHaveCount(0);
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: words.chat.send, exact: true }).click();
    await expect(asked(page)).toHaveText(question);
    await expect.poll(() => sent.length).toBe(1);
  });
});
