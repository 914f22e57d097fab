import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { render } from '../../../src/site/render-resume';
import { faultsOf } from '../../support/html-faults';
import { ownerResume } from '../../support/owner';
import { readSampleResume, sampleResumeFiles } from '../../support/sample-resumes';
import { stressResumes } from '../../support/stress-resumes';
import { sharedFolder } from '../../support/temporary-folder';

const run = promisify(execFile);
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

describe('a JSON Resume as one page', () => {
  it.each([
    ...sampleResumeFiles.map((file) => [file, readSampleResume(file)] as const),
    ...Object.entries(stressResumes),
    ['of nothing', {}] as const,
    ['in Arabic', { basics: { name: 'ليلى' }, meta: { language: 'ar' } }] as const,
  ])('is valid HTML, needs no other file, and has no script: %s', async (_, resume) => {
    const html = render(resume);
    expect(await faultsOf(html)).toEqual([]);
    expect(html).not.toMatch(/<script|\son\w+=|<link(?! rel="preload")|@import|url\(|<iframe/i);
  });

  it('has the whole CV, with its styles, and nothing of an assistant or of files beside it', () => {
    const html = render(ownerResume);
    for (const text of [ownerResume.basics.name, ownerResume.work[0]?.name ?? '', '@layer', '--accent'])
      expect(html).toContain(text);
    const [, body = ''] = /<body>(.*)<\/body>/s.exec(html) ?? [];
    expect(body).not.toMatch(/assistant|popover|contact\.vcf|cv\.pdf|print-button|<button/);
  });

  it('shows a photo by its address or out of the résumé, and none that would have to lie beside the page', () => {
    const page = (image: string) => render({ basics: { name: 'Ode Vey', image } });
    expect(page('https://ode.example/me.jpg')).toContain('<img src="https://ode.example/me.jpg"');
    expect(page(pixel)).toContain(`<img src="${pixel}"`);
    for (const image of ['me.jpg', '/me.jpg', 'javascript:alert(1)', 'data:text/html,<b>'])
      expect(page(image)).not.toContain('<img');
  });

  it.each([null, [], 'a text', 3])('is refused for what is no résumé, in a sentence: %j', (value) => {
    expect(() => render(value)).toThrow('The résumé file cannot be used as it stands');
  });
});

describe('the theme as other programs load it', () => {
  const folder = sharedFolder();
  const theme = join(folder, 'theme.mjs');
  beforeAll(async () => {
    const root = resolve(import.meta.dirname, '../../..');
    // By the name that the test runner sets, JSX would become calls of React's development build.
    vi.stubEnv('NODE_ENV', 'production');
    // As `scripts/build-package.ts` bundles for Node.
    await build({
      configFile: false,
      envFile: false,
      publicDir: false,
      root,
      mode: 'production',
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true },
      build: {
        ssr: join(root, 'src/site/render-resume.ts'),
        outDir: folder,
        rolldownOptions: { output: { entryFileNames: 'theme.mjs' } },
      },
    });
    vi.unstubAllEnvs();
    writeFileSync(join(folder, 'resume.json'), JSON.stringify(ownerResume));
  });

  it('makes a page of a résumé by `resumed render --theme`', async () => {
    const bin = resolve('node_modules/resumed/bin/resumed.js');
    await run(process.execPath, [bin, 'render', 'resume.json', '--theme', pathToFileURL(theme).href], {
      cwd: folder,
    });
    const html = readFileSync(join(folder, 'resume.html'), 'utf8');
    expect(html).toContain(ownerResume.basics.name);
    expect(await faultsOf(html)).toEqual([]);
  });
});
