import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { katexWoff2Only } from '../markdown/vite-plugin.ts';
import { exportsPlugin } from './exports-plugin.ts';
import { hostedClientPlugin } from './hosted-client-plugin.ts';
import { retryableImportsPlugin } from './retryable-imports-plugin.ts';
import { securityHeaders } from './policy.ts';
import { parseSettings, type Environment, type Settings } from './settings.ts';
import { serviceWorkerPlugin } from './service-worker-plugin.ts';
import { sitePlugin } from './site-plugin.ts';

/** The whole Vite configuration as a function of the settings, so that tests build the site as an owner does. */
export function siteConfig(environment: Environment, more: Pick<Settings, 'printsPdf'> = {}): UserConfig {
  const settings = { ...parseSettings(environment), ...more };
  return {
    base: settings.site.basePath,
    define: { __BACKEND__: JSON.stringify(settings.site.backend) },
    plugins: [
      react(),
      sitePlugin(settings),
      exportsPlugin(settings),
      katexWoff2Only(),
      retryableImportsPlugin(),
      hostedClientPlugin(),
      ...(settings.site.backend === 'webllm' ? [serviceWorkerPlugin()] : []),
    ],
    // Only `virtual:site` carries settings into the bundle; nothing else of the environment may.
    envPrefix: 'TALKING_CV_PUBLIC_',
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      // The worker's engine alone is 6 MB; it is fetched only with a visitor's consent.
      chunkSizeWarningLimit: 6500,
    },
    worker: { format: 'es' },
    preview: { port: 4173, strictPort: true, headers: securityHeaders(settings.site) },
  };
}
