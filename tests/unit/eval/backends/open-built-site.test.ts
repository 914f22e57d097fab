import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { siteWith } from '../../../../src/cli/eval/backends/webllm/open-built-site';
import { siteDataIn, withSiteData } from '../../../../src/site/built-site';
import { parseSettings, type Environment } from '../../../../src/site/settings';
import { siteDataId } from '../../../../src/shared/site-data';

let built: string;
let copy: string;
const empty = `<p>Ada</p><script type="application/json" id="${siteDataId}">{}</script><p>Byron</p>`;
const pageOf = (folder: string) => readFileSync(join(folder, 'index.html'), 'utf8');
const settingsOf = (environment: Environment) => parseSettings(environment).site;

beforeEach(() => {
  built = mkdtempSync(join(tmpdir(), 'built-'));
  const settings = settingsOf({ VITE_CHAT_BACKEND: '1', BASE_PATH: '/cv/' });
  writeFileSync(join(built, 'index.html'), withSiteData(empty, { settings, greeting: 'Ada </script> $$ x' }));
  writeFileSync(join(built, 'client.js'), 'export {};');
  copy = '';
});
afterEach(() => [built, copy].forEach((folder) => rmSync(folder, { recursive: true, force: true })));

it('asks each model in a copy of the built site, which keeps all but the settings of the model', () => {
  const before = pageOf(built);
  copy = siteWith(built, settingsOf({ VITE_WEBLLM_MODEL: 'Qwen3.5-2B-q4f16_1-MLC' }));
  const data = siteDataIn(pageOf(copy));
  expect(data?.greeting).toBe('Ada </script> $$ x');
  expect(data?.settings).toMatchObject({
    basePath: '/cv/',
    backend: 'webllm',
    webllm: { model: 'Qwen3.5-2B-q4f16_1-MLC' },
  });
  expect(pageOf(copy)).toMatch(/^<p>Ada<\/p>.*<p>Byron<\/p>$/);
  expect(existsSync(join(copy, 'client.js'))).toBe(true);
  expect(pageOf(built)).toBe(before);
});

it('says so of a folder that holds no site of this project', () => {
  writeFileSync(join(built, 'index.html'), '<p>Ada</p>');
  expect(() => siteWith(built, settingsOf({}))).toThrow(`${built} is no site of this project.`);
});
