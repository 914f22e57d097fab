import { defineConfig } from 'vitest/config';
import { loadEnv } from 'vite';
import { settingNames } from './src/build/settings.ts';
import { siteConfig } from './src/build/site-config.ts';

export default defineConfig(({ mode }) => ({
  ...siteConfig(mode === 'test' ? {} : loadEnv(mode, process.cwd(), [...settingNames])),
  test: {
    include: ['tests/{unit,contract}/**/*.test.{ts,tsx}'],
  },
}));
