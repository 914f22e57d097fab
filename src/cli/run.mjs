#!/usr/bin/env node
// Runs the `main` of a module in TypeScript, as Vite would: `node src/cli/run.mjs src/cli/check-profile.ts`.
import { resolve } from 'node:path';
import { createRunnableDevEnvironment, resolveConfig } from 'vite';

// Vite would set `development`, and the builder would render with React's development build.
process.env.NODE_ENV ??= 'production';
const [file, ...parameters] = process.argv.slice(2);

// Vite's `runnerImport` ends before `main` begins, so `main` could not load a language when it needs one.
const config = await resolveConfig(
  {
    root: resolve(import.meta.dirname, '../..'),
    configFile: false,
    envDir: false,
    cacheDir: process.cwd(),
    logLevel: 'error',
    environments: {
      inline: {
        consumer: 'server',
        dev: { moduleRunnerTransform: true },
        resolve: { external: true, mainFields: [], conditions: ['node'] },
      },
    },
  },
  'serve',
);
const environment = createRunnableDevEnvironment('inline', config, {
  runnerOptions: { hmr: false },
  hot: false,
});
await environment.init();
try {
  const { main } = await environment.runner.import(resolve(file));
  process.exitCode = await main(parameters);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await environment.close();
}
