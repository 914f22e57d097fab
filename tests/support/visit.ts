import type { Locator, Page } from 'playwright/test';
import { expect } from './test';

/** What a visitor does, in the words of the contract. */
export async function openAssistant(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the assistant' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

export async function ask(page: Page, question: string): Promise<Locator> {
  await page.getByRole('textbox').fill(question);
  await page.getByRole('textbox').press('Control+Enter');
  return page.locator('[data-role="assistant"]').last();
}
