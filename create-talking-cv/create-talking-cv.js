#!/usr/bin/env node
// `npm create talking-cv my-cv` is `talking-cv init my-cv` of the same version, without anything to install before.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const manifestFile = createRequire(import.meta.url).resolve('talking-cv/package.json');
const { bin } = createRequire(import.meta.url)(manifestFile);
const command = join(manifestFile, '..', bin['talking-cv']);
const { status, error } = spawnSync(process.execPath, [command, 'init', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
if (error) console.error(`talking-cv could not be started: ${error.message}`);
process.exitCode = status ?? 1;
