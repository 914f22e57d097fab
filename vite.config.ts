import { defineConfig } from 'vitest/config';
import { loadEnv } from 'vite';
import { settingNames } from './src/build/settings.ts';
import { siteConfig } from './src/build/site-config.ts';

export default defineConfig(({ mode }) => ({
  ...siteConfig(mode === 'test' ? {} : loadEnv(mode, process.cwd(), [...settingNames])),
  test: {
    // A property over hundreds of texts takes its time on a busy machine.
    testTimeout: 60_000,
    include: ['tests/{unit,contract}/**/*.test.{ts,tsx}'],
  },
}));
