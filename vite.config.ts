import { defineConfig } from 'vitest/config';
import { loadEnv } from 'vite';
import { siteConfig } from './src/build/site-config.ts';

const settingNames = ['VITE_', 'BASE_PATH', 'SITE_URL', 'RESUME_FILE'];

export default defineConfig(({ mode }) => ({
  ...siteConfig(mode === 'test' ? {} : loadEnv(mode, process.cwd(), settingNames)),
  test: {
    include: ['tests/{unit,contract}/**/*.test.{ts,tsx}'],
  },
}));
