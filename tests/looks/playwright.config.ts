import { defineConfig } from 'playwright/test';
import endToEnd from '../e2e/playwright.config';

// The built page looks the same whatever the site was built for.
process.env['TEST_VARIANTS'] ??= 'ollama';

/** `npm run test:looks`: compares what the assistant looks like with accepted pictures. */
export default defineConfig({
  ...endToEnd,
  testDir: '.',
  outputDir: '../.output/looks',
  globalSetup: './global-setup.ts',
  fullyParallel: false,
  workers: 1,
  timeout: 120_000,
  // Fonts and their smoothing differ between systems, and so do pictures.
  snapshotPathTemplate: '{testDir}/pictures/{platform}/{arg}{ext}',
  // A missing picture is a failure; only a person accepts one, with --update-snapshots.
  updateSnapshots: 'none',
  expect: {
    ...endToEnd.expect,
    // A border that is one step of the palette darker still counts as different.
    toMatchSnapshot: { threshold: 0.05 },
  },
  reporter: [['list'], ['html', { open: 'never', outputFolder: '../.output/looks-report' }]],
});
