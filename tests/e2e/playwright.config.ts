import { defineConfig } from 'playwright/test';
import { ensureBrowser, plainAddressBar } from '../support/chromium';

// Workers load this file again; they inherit what the first load found.
const executablePath = (process.env['CHROMIUM_PATH'] = ensureBrowser());

export default defineConfig({
  testDir: '.',
  outputDir: '../.output/results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // One more try, listed as "flaky": sixty journeys on a busy machine meet a connection that the system resets.
  retries: 1,
  // One more than cores: many tests wait for a typewriter or a server rather than for the processor.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--enable-unsafe-webgpu',
        '--use-webgpu-adapter=swiftshader',
        plainAddressBar,
      ],
    },
    screenshot: 'only-on-failure',
  },
});
