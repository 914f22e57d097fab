import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { securityHeaders, headersOfEverything, hostHeaders } from '../../../src/site/policy';
import { parseSettings } from '../../../src/site/settings';
import { temporaryFolder } from '../../support/temporary-folder';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

it.each([[['index.html']], [['index.html', 'assets/main-abc.js']]])(
  'reads back what every answer is sent with, of a site with %o',
  (files) => {
    const { site } = parseSettings({ BASE_PATH: '/cv/' });
    writeFileSync(join(folder, '_headers'), hostHeaders(site, files, "'sha256-abc='"));
    expect(headersOfEverything(folder)).toEqual(securityHeaders(site, "'sha256-abc='"));
  },
);

it('keeps scripts and data before fonts where a host reads too few rules for all', () => {
  const named = (count: number, end: string) =>
    Array.from({ length: count }, (_, index) => `assets/${index}${end}`);
  const { site } = parseSettings({});
  const text = hostHeaders(site, ['index.html', ...named(60, '.woff2'), ...named(80, '.js')]);
  const rules = text.split('\n').filter((line) => line.startsWith('/'));
  expect(rules).toHaveLength(100);
  expect(rules.filter((rule) => rule.endsWith('.js'))).toHaveLength(80);
});
