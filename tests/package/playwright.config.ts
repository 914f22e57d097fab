import { defineConfig } from 'playwright/test';
import endToEnd from '../e2e/playwright.config';

/** `npx playwright test -c tests/package`: packs the package, installs it as owners do, and visits what it builds. Needs a registry. */
export default defineConfig({
  ...endToEnd,
  testDir: '.',
  outputDir: '../.output/package',
  globalSetup: './global-setup.ts',
  // They share the two cores and the registry, and are timed.
  fullyParallel: false,
  workers: 1,
  timeout: 180_000,
  use: { ...endToEnd.use, actionTimeout: 15_000 },
});
