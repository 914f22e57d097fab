import { defineConfig } from 'vitest/config';
import { loadEnv } from 'vite';
import { settingNames } from './src/site/settings.ts';
import { siteConfig } from './src/site/site-config.ts';

export default defineConfig(({ mode }) => ({
  ...siteConfig(mode === 'test' ? {} : loadEnv(mode, process.cwd(), [...settingNames])),
  test: {
    // A property over hundreds of texts takes its time on a busy machine.
    testTimeout: 60_000,
    setupFiles: ['tests/support/fixed-seed.ts'],
    include: ['tests/{unit,contract}/**/*.test.{ts,tsx}'],
  },
}));
