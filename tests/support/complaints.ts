import type { Page } from 'playwright/test';

/** Violations of the policy, and everything else that the page logged as a warning or an error. */
export function collectComplaints(page: Page): () => Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return async () => {
    // Console messages are reported in order, so this one follows all earlier ones.
    await Promise.all([
      page.waitForEvent('console', (message) => message.text() === 'end of session'),
      page.evaluate(() => console.log('end of session')),
    ]);
    return complaints;
  };
}
