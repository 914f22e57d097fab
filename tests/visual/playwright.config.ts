import { defineConfig } from 'playwright/test';
import endToEnd from '../e2e/playwright.config';

// The built page looks the same whatever the site was built for.
process.env['TEST_VARIANTS'] ??= 'ollama';

/** Draws every state into the folder of `PICTURES`; `npm run test:looks` runs it for two trees. */
export default defineConfig({
  ...endToEnd,
  testDir: '.',
  outputDir: '../.output/visual-results',
  globalSetup: '../e2e/global-setup.ts',
  fullyParallel: false,
  workers: 1,
  timeout: 120_000,
});
