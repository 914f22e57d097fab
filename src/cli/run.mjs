#!/usr/bin/env node
// Runs the `main` of a module in TypeScript, as Vite would: `node src/cli/run.mjs src/cli/check-profile.ts`.
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

// Vite would set `development`, and the builder would render with React's development build.
process.env.NODE_ENV ??= 'production';
const [file, ...parameters] = process.argv.slice(2);
const { module } = await runnerImport(resolve(file), {
  root: resolve(import.meta.dirname, '../..'),
  configFile: false,
  envDir: false,
  logLevel: 'error',
});
try {
  process.exitCode = await module.main(parameters);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
