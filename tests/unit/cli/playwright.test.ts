import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadPlaywright } from '../../../src/cli/playwright';

let here: string;
let owner: string;
beforeEach(() => {
  here = mkdtempSync(join(tmpdir(), 'package-'));
  owner = mkdtempSync(join(tmpdir(), 'owner-'));
});
afterEach(() => [here, owner].forEach((folder) => rmSync(folder, { recursive: true })));

it('says what to install where it is nowhere', () => {
  expect(() => loadPlaywright('pdf', owner, [here, owner])).toThrow(
    'npm run pdf needs playwright-core, which is not installed. Install it, and run the command again: npm install playwright-core',
  );
});
