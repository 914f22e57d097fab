import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveSite, type ServedSite } from '../../../src/site/serve-site';
import { parseSettings } from '../../../src/site/settings';
import { ownerFolder } from '../../support/owner';
import { plainSite, putPictures } from '../../support/plain-client';
import { temporaryFolder } from '../../support/temporary-folder';

const fixture = resolve(import.meta.dirname, '../../..', ownerFolder);
const secret = `hf_${'leaked'.repeat(4)}`;
let site: ReturnType<typeof plainSite>;

beforeEach(() => {
  site = plainSite(temporaryFolder());
  const { owner } = site;
  cpSync(fixture, owner, { recursive: true });
  putPictures(owner);
  // Without the fixture's pictures a build takes less time.
  writeResume({});
  writeFileSync(join(owner, '.env'), `VITE_HF_TOKEN=${secret}`);
  mkdirSync(join(owner, '.git'));
  writeFileSync(join(owner, '.git/config'), secret);
});

function writeResume(basics: object, more: object = {}): void {
  writeFileSync(
    join(site.owner, 'resume.json'),
    JSON.stringify({ basics: { name: 'Ada Byron', ...basics }, ...more }),
  );
}

describe('a build publishes no file outside public/', () => {
  it.each([
    ['basics.image', { image: '/../.env' }, {}],
    ['basics.imageWebp', { image: 'photo.jpg', imageWebp: '%2e%2e/.env' }, {}],
    ['partners[0].logo', {}, { partners: [{ name: 'Mill', logo: '.git/config' }] }],
  ])('named in %s: %j %j', async (path, basics, more) => {
    writeResume(basics, more);
    expect(await site.build()).toContainEqual(expect.stringContaining(`resume.json: ${path}: `));
    expect(site.filesWith(secret)).toEqual([]);
  });

  it('while what lies in public/ is published as it is', async () => {
    cpSync(join(fixture, 'resume.json'), join(site.owner, 'resume.json'));
    await site.build();
    const [published, own] = [join(site.out, 'photo.jpg'), join(site.owner, 'public/photo.jpg')];
    expect(readFileSync(published)).toEqual(readFileSync(own));
    expect(site.filesWith(secret)).toEqual([]);
  });
});

describe('the pins of the models', () => {
  const pin = { revision: 'a'.repeat(40), library: { commit: 'b'.repeat(40), sha256: 'c'.repeat(64) } };
  const id = 'Qwen3-1.7B-q4f16_1-MLC';
  const writePins = (text: string) => writeFileSync(join(site.owner, 'pins.json'), text);

  it('are said to be missing once, with what an owner can do', async () => {
    const about = (remarks: readonly string[]) => remarks.filter((each) => each.startsWith('Not pinned'));
    expect(about(await site.build())).toEqual([expect.stringContaining('MODEL_PINS')]);
    expect(about(await site.build({ VITE_CHAT_BACKEND: '1' }))).toEqual([]);
    writePins(JSON.stringify({ [id]: pin }));
    expect(about(await site.build({ MODEL_PINS: 'pins.json', VITE_WEBLLM_MODEL: id }))).toEqual([]);
  });

  it('stand in the page, where the owner has some', async () => {
    writePins(`\uFEFF${JSON.stringify({ [id]: pin })}`);
    await site.build({ MODEL_PINS: 'pins.json' });
    expect(site.read('index.html')).toContain(JSON.stringify({ [id]: pin }));
  });

  it.each([
    ['{', 'is not JSON'],
    ['[]', 'is not an object'],
    [JSON.stringify({ [id]: { ...pin, revision: 'main' } }), `faulty pin for "${id}"`],
    [JSON.stringify({ [id]: { revision: pin.revision } }), `faulty pin for "${id}"`],
    [JSON.stringify({ [id]: pin }).replace(/c{64}/, 'C'.repeat(64)), 'in lower case'],
  ])('end the build with a sentence where their file holds %s', async (text, problem) => {
    writePins(text);
    await expect(site.build({ MODEL_PINS: 'pins.json' })).rejects.toThrow(problem);
  });
});

it('a hosted credential is in the one file that is loaded with the chat where there is no endpoint, and the build warns', async () => {
  const remarks = await site.build({ VITE_CHAT_BACKEND: '0', VITE_HF_TOKEN: secret });
  expect(site.filesWith(secret)).toEqual([expect.stringMatching(/^assistant-.*\.json$/)]);
  expect(remarks.join('\n')).toContain('everyone who opens the site can read it');
  expect(remarks.join('\n')).not.toContain(secret);
});

it('what the owner answers beyond the CV is in the one file that is loaded with the chat, and the build says that it is public', async () => {
  const answers = [{ question: 'May I ask-about-newts?', answer: 'Two newts.' }];
  writeResume({}, { assistant: { answers, facts: ['A loom-in-the-attic.'] } });
  const remarks = await site.build({ SITE_URL: 'https://cv.example' });
  for (const text of ['ask-about-newts', 'Two newts', 'loom-in-the-attic'])
    expect(site.filesWith(text)).toEqual([expect.stringMatching(/^assistant-.*\.json$/)]);
  expect(remarks.join('\n')).toMatch(/assistant\.answers: .* is public/);
  expect(remarks.join('\n')).toMatch(/assistant\.facts: .* is public/);
});

describe('the style sheet', () => {
  const sources = (text: string) => text.match(/style-src [^;]*/g);

  it('stands in every page, under a policy that allows it and no other, and lies beside it as a file', async () => {
    writeFileSync(join(site.owner, 'theme.css'), ':root { --accent: teal; }\r\n');
    await site.build({ BASE_PATH: '/cv/' });
    const [, address, text = ''] =
      /<style data-file="\/cv\/(assets\/page-[\w-]+\.css)">(.*?)<\/style>/s.exec(site.read('index.html')) ??
      [];
    expect(text).toContain('.footer { color: red; }\n@layer theme {\n:root { --accent: teal; }');
    expect(site.read(address ?? '')).toBe(text);
    const hash = createHash('sha256').update(text).digest('base64');
    for (const file of ['index.html', '_headers'])
      expect(sources(site.read(file))).toEqual([`style-src 'self' 'sha256-${hash}'`]);
    expect(site.read('index.html')).not.toContain('rel="stylesheet"');
    expect(sources(site.read('404.html'))).toEqual(["style-src 'self'"]);
  });

  it('stays a file where the owner’s rules name another, under the policy without exception', async () => {
    writeFileSync(join(site.owner, 'public/custom.css'), '.footer { background: url(../photo.webp); }');
    await site.build({ BASE_PATH: '/cv/' });
    expect(site.read('index.html')).toMatch(
      /<link rel="stylesheet" href="\/cv\/assets\/page-[\w-]+\.css" \/>/,
    );
    expect(site.read('index.html')).not.toContain('<style');
    for (const file of ['index.html', '_headers', '404.html'])
      expect(sources(site.read(file))).toEqual(["style-src 'self'"]);
  });
});

describe('the social card', () => {
  it('is neither made nor named where no font has the name, and the build says so', async () => {
    writeResume({ name: '\u{F0000}\u{F0001}' });
    rmSync(join(site.owner, 'public/og.png'));
    const remarks = await site.build({ SITE_URL: 'https://cv.example' });
    expect(remarks.join('\n')).toContain('no font has the letters of');
    expect(remarks.join('\n')).not.toContain('SITE_URL');
    expect(readdirSync(site.out)).not.toContain('og.png');
    expect(site.read('index.html')).not.toContain('og.png');
  });

  it('is the owner’s own where public/ holds one; that it has no address without SITE_URL is said', async () => {
    writeResume({ name: '\u{F0000}\u{F0001}' });
    const remarks = (await site.build()).join('\n');
    expect(remarks).not.toContain('social card');
    expect(remarks).toContain('SITE_URL is not set');
    expect(site.read('og.png')).toBe('drawn');
  });
});

describe('the answer to a wrong address', () => {
  let served: ServedSite;
  beforeEach(async () => {
    const environment = { BASE_PATH: '/cv/' };
    await site.build(environment);
    const settings = parseSettings(environment);
    served = await serveSite({ folder: site.out, site: settings.site, port: 0, host: '127.0.0.1' });
  });
  afterEach(() => served.close());

  it('is a page with status 404, without script, that no search engine lists, inside and outside the base path', async () => {
    const page = site.read('404.html');
    expect(page).toContain('http-equiv="Content-Security-Policy"');
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain('<meta name="referrer" content="no-referrer">');
    expect(page).toContain('href="/cv/"');
    expect(page).toMatch(/href="\/cv\/assets\/page-[\w-]+\.css"/);
    expect(page).not.toContain('<script');
    expect(site.read('service-worker.js')).not.toContain('404.html');
    const wrong = 'nothing assets/main-gone.js assets/page-gone.css photo.gif ..%2f..%2fowner/.env';
    for (const path of wrong.split(' ')) {
      const response = await fetch(served.url + path);
      const { headers } = response;
      expect([path, response.status]).toEqual([path, 404]);
      expect(headers.get('content-type'), path).toBe('text/html; charset=utf-8');
      expect(headers.get('cache-control'), path).toBe('no-cache');
      expect(headers.get('content-security-policy'), path).toContain("default-src 'none'");
      expect(await response.text(), path).toBe(site.read('404.html'));
    }
    expect((await fetch(new URL('/other', served.url))).status).toBe(404);
    const existing = await fetch(`${served.url}assets/main-abc.js`);
    expect(existing.status).toBe(200);
    expect(existing.headers.get('cache-control')).toContain('immutable');
  });
});

it('a site in French says so in its pages and its data, holds no other catalogue, and the build says why', async () => {
  const chunk = (language: string) => `assets/${language}-abc.js`;
  const languages = ['en', 'fr', 'ja'];
  for (const language of languages)
    writeFileSync(join(site.client, chunk(language)), `sentences in ${language}`);
  const record = (more: object) => ({ needs: [], mayLoad: [], packages: [], ...more });
  const files = Object.fromEntries(
    languages.map((each) => [chunk(each), record({ module: `src/words/${each}.ts` })]),
  );
  const recorded = { 'assets/main-abc.js': record({ mayLoad: Object.keys(files) }), ...files };
  writeFileSync(join(site.client, 'files.json'), JSON.stringify(recorded));
  writeResume({ location: { city: 'Lyon', countryCode: 'DE' } }, { meta: { language: 'fr' } });
  const remarks = await site.build();
  expect(site.filesWith('sentences in')).toEqual(['fr-abc.js']);
  expect(remarks).toContain('resume.json: The site is in French (fr): as `meta.language` says.');
  for (const page of ['index.html', '404.html']) expect(site.read(page)).toContain('<html lang="fr">');
  expect(site.read('index.html')).toContain('"language":"fr"');
  expect(site.read('cv.txt')).toContain('Allemagne');
  expect(site.read('cv.txt')).not.toContain('Germany');
});
