import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { headersOfEverything, hostHeaders } from '../../../src/site/host-headers';
import { securityHeaders } from '../../../src/site/policy';
import { parseSettings } from '../../../src/site/settings';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'headers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([[['index.html']], [['index.html', 'assets/main-abc.js']]])(
  'reads back what every answer is sent with, of a site with %o',
  (files) => {
    const { site } = parseSettings({ BASE_PATH: '/cv/' });
    writeFileSync(join(folder, '_headers'), hostHeaders(site, files, "'sha256-abc='"));
    expect(headersOfEverything(folder)).toEqual(securityHeaders(site, "'sha256-abc='"));
  },
);

it('reads nothing of a folder without such a file', () => {
  expect(headersOfEverything(folder)).toEqual({});
});
