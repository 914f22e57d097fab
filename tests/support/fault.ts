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

/** One row of a table of faults: what fails, and what the visitor reads. */
export interface Fault {
  readonly what: string;
  /** What the scripted model server does; without a scenario it answers normally. */
  readonly scenario?: string;
  /** Runs before the page opens. */
  readonly before?: (setting: Setting) => Promise<void>;
  /** Runs once the assistant is open. Returns what repairs the fault. */
  readonly strike?: (setting: Setting) => Promise<() => Promise<void>>;
  /** What the visitor reads. */
  readonly problem: string;
  readonly action: string;
  /** The text that was received before the fault and stays on screen. */
  readonly keeps?: string;
  /** True where the visitor cannot repair it in this session. */
  readonly lasting?: true;
}

/**
 * What every failure keeps: a problem, an action and "Try again". The prompt stays, the text box works, a draft
 * survives another failed try, and the next question is answered once the cause is gone.
 */
export async function expectToSurvive(fault: Fault, setting: Setting): Promise<void> {
  await fault.before?.(setting);
  await setting.page.goto('./');
  await openAssistant(setting.page);
  await expectOpenChatToSurvive(fault, setting);
}

/** The same in a chat that is open already, where another fault may have struck before. */
export async function expectOpenChatToSurvive(fault: Fault, setting: Setting): Promise<void> {
  const { page } = setting;
  const { scenario, strike, problem, action, keeps, lasting } = fault;
  const prompt = `What do you teach?${scenario === undefined ? '' : ` [scenario: ${scenario}]`}`;
  const textBox = page.getByRole('dialog').getByRole('textbox');
  const prompts = page.locator('[data-role="user"]');
  const draft = 'Half of the next ';

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
    await expect(lastReply(page)).toContainText(problem);
    await expect(lastReply(page)).toContainText(action);
    if (keeps !== undefined) await expect(lastReply(page)).toContainText(keeps);
    await expect(lastReply(page).getByRole('button', { name: words.chat.tryAgain })).toBeEnabled();
    await expect(prompts.last()).toHaveText(prompt);
    await expect(textBox).toBeEnabled();
  }
}
