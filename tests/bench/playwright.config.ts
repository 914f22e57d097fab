import { defineConfig } from 'playwright/test';
import endToEnd from '../e2e/playwright.config';

/** `npm run bench`: weights and ratios, one at a time so that nothing else competes for the machine. */
export default defineConfig({
  ...endToEnd,
  testDir: '.',
  testMatch: '**/*.bench.ts',
  outputDir: '../.output/bench',
  globalSetup: '../e2e/global-setup.ts',
  fullyParallel: false,
  workers: 1,
  timeout: 600_000,
});
