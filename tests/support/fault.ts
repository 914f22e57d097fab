import type { BrowserContext, Page } from 'playwright/test';
import { ask, lastReply, openAssistant } from './assistant-page';
import { expect, type TestAddresses } from './test';
import { words } from './words';

export interface Setting {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly addresses: TestAddresses;
  readonly baseURL: string | undefined;
}

/** One row of a table of faults: what goes wrong, and what the visitor is told. */
export interface Fault {
  readonly what: string;
  /** What the scripted model server does; without one it would answer well. */
  readonly scenario?: string;
  /** Before the page is opened. */
  readonly before?: (setting: Setting) => Promise<void>;
  /** Once the assistant is open. Returns what mends it. */
  readonly strike?: (setting: Setting) => Promise<() => Promise<void>>;
  /** In words a visitor reads. */
  readonly sentence: string;
  readonly nextStep: string;
  /** Set where the reply had begun: what came is kept. */
  readonly keeps?: string;
  /** Nothing the visitor does in this session can mend it. */
  readonly lasting?: true;
}

/**
 * The floor under every failure: a sentence, a next step and "Try again"; the prompt is still there, the text box works,
 * a draft outlives another failed try, and once the cause is gone the next question is answered.
 */
export async function expectToSurvive(fault: Fault, setting: Setting): Promise<void> {
  const { page } = setting;
  const { scenario, before, strike, sentence, nextStep, keeps, lasting } = fault;
  const prompt = `What do you teach?${scenario === undefined ? '' : ` [scenario: ${scenario}]`}`;
  const textBox = page.getByRole('textbox');
  const prompts = page.locator('[data-role="user"]');
  const draft = 'Half of the next ';

  await before?.(setting);
  await page.goto('./');
  await openAssistant(page);
  const mend = await strike?.(setting);
  await ask(page, prompt);
  await expectFailure();
  await expect(textBox).toBeFocused();
  const asked = await prompts.allTextContents();

  await textBox.pressSequentially(draft);
  await lastReply(page).getByRole('button', { name: words.chat.tryAgain }).click();
  await expectFailure();
  await expect(textBox).toHaveValue(draft);
  await expect(prompts).toHaveText(asked);

  if (lasting) return;
  await mend?.();
  await ask(page, `${draft}question [scenario: short]`);
  await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
  expect((await prompts.allTextContents()).slice(0, -1)).toEqual(asked);

  async function expectFailure(): Promise<void> {
    await expect(lastReply(page)).toHaveAttribute('data-status', 'failed');
    await expect(lastReply(page)).toContainText(sentence);
    await expect(lastReply(page)).toContainText(nextStep);
    if (keeps !== undefined) await expect(lastReply(page)).toContainText(keeps);
    await expect(lastReply(page).getByRole('button', { name: words.chat.tryAgain })).toBeEnabled();
    await expect(prompts.last()).toHaveText(prompt);
    await expect(textBox).toBeEnabled();
  }
}
