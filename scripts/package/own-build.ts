import type { InlineConfig } from 'vite';
import { packageFolder } from '../../src/site/engine-files.ts';

/** A build of its own: neither the site's configuration nor the environment reaches it. */
export const ownBuild = {
  configFile: false,
  envDir: false,
  publicDir: false,
  mode: 'production',
  logLevel: 'error',
  root: packageFolder,
} as const satisfies InlineConfig;
