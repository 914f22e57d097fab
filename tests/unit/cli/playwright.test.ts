import { expect, it } from 'vitest';
import { loadPlaywright } from '../../../src/cli/find-chromium';
import { temporaryFolder } from '../../support/temporary-folder';

it('says what to install where it is nowhere', () => {
  const [here, owner] = [temporaryFolder(), temporaryFolder()];
  const what = 'npm run pdf needs playwright-core, which is not installed';
  const load = () => loadPlaywright('pdf', owner, [here, owner]);
  expect(load).toThrow(`${what}. Install it, and run the command again: npm install playwright-core`);
});
