import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { siteSettings } from '../../../src/cli/site-options';
import { temporaryFolder } from '../../support/temporary-folder';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  writeFileSync(join(folder, '.env'), 'BASE_PATH=/from-file/\nRESUME_FILE=file.json\n');
});

const write = (name: string, text: string | Uint8Array) => writeFileSync(join(folder, name), text);

describe('the settings of a command', () => {
  it('stand in .env', () => {
    const fromFile = { resumeFile: 'file.json', site: { basePath: '/from-file/' } };
    expect(siteSettings(folder, {})).toMatchObject(fromFile);
  });

  it('lose to the environment, and that to the command line', () => {
    vi.stubEnv('BASE_PATH', '/from-environment/');
    expect(siteSettings(folder, {}).site.basePath).toBe('/from-environment/');
    const [file, siteUrl] = ['typed.json', 'https://cv.example'];
    const typed = siteSettings(folder, { base: '/typed', file, 'site-url': siteUrl });
    expect(typed).toMatchObject({ resumeFile: file, siteUrl, site: { basePath: '/typed/' } });
    vi.stubEnv('SITE_URL', 'https://cv.example/from-environment/');
    expect(() => siteSettings(folder, { base: '/typed/' })).toThrow('--base is /typed/');
    expect(siteSettings(folder, { base: '/typed/' }, { SITE_URL: '' }).siteUrl).toBeUndefined();
  });

  it('stand in settings.env, too, below .env and the environment, and an empty value hides none of them', () => {
    write('settings.env', 'BASE_PATH=/committed/\nQR_CODE=1\nSITE_URL=https://cv.example\nVITE_HF_TOKEN=\n');
    expect(siteSettings(folder, {})).toMatchObject({ qrCode: true, site: { basePath: '/from-file/' } });
    write('.env', 'BASE_PATH=\n');
    vi.stubEnv('BASE_PATH', '');
    expect(siteSettings(folder, {}).site.basePath).toBe('/committed/');
  });

  it.each(['VITE_HF_TOKEN=secret', 'NETLIFY_AUTH_TOKEN=secret', `VITE_HF_MODEL=hf_${'secret'.repeat(5)}`])(
    'stop where settings.env holds a token, which is not printed: %s',
    (line) => {
      write('settings.env', line);
      const name = line.replace(/=.*/, '');
      expect(() => siteSettings(folder, {})).toThrow(`${name} in settings.env is a token`);
      expect(() => siteSettings(folder, {})).toThrow(/^(?![^]*secret)/);
    },
  );
});
