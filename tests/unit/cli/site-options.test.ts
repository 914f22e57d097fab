import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteSettings } from '../../../src/cli/site-options';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'talking-cv-'));
  writeFileSync(join(folder, '.env'), 'BASE_PATH=/from-file/\nRESUME_FILE=file.json\n');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe('the settings of a command', () => {
  it('stand in .env', () => {
    expect(siteSettings(folder, {})).toMatchObject({
      resumeFile: 'file.json',
      site: { basePath: '/from-file/' },
    });
  });

  it('lose to the environment, and that to the command line', () => {
    vi.stubEnv('BASE_PATH', '/from-environment/');
    expect(siteSettings(folder, {}).site.basePath).toBe('/from-environment/');
    const typed = siteSettings(folder, {
      base: '/typed',
      file: 'typed.json',
      'site-url': 'https://cv.example',
    });
    expect(typed).toMatchObject({
      resumeFile: 'typed.json',
      siteUrl: 'https://cv.example',
      site: { basePath: '/typed/' },
    });
  });
});
