import type { Page } from 'playwright/test';

/** What Chromium itself writes when a page asks whether it has a language model, and it has none. */
const noLanguageModel = 'Unable to create a text session because the service is not running.';

/** The origin of every request that the page makes from now on. */
export function collectOrigins(page: Page): Set<string> {
  const origins = new Set<string>();
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) origins.add(new URL(request.url()).origin);
  });
  return origins;
}

/** Violations of the policy, and everything else that the page logged as a warning or an error. */
export function collectComplaints(page: Page): () => Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && message.text() !== noLanguageModel) complaints.push(message.text());
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
