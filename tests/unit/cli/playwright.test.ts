import { beforeEach, expect, it } from 'vitest';
import { loadPlaywright } from '../../../src/cli/playwright';
import { temporaryFolder } from '../../support/temporary-folder';

let here: string;
let owner: string;
beforeEach(() => {
  here = temporaryFolder();
  owner = temporaryFolder();
});

it('says what to install where it is nowhere', () => {
  expect(() => loadPlaywright('pdf', owner, [here, owner])).toThrow(
    'npm run pdf needs playwright-core, which is not installed. Install it, and run the command again: npm install playwright-core',
  );
});
