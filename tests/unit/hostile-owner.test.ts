// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openResume, ProfileError } from '../../src/resume/profile';
import { siteDataId } from '../../src/shared/site-data';
import { pageDocument } from '../../src/site/page-document';
import { parseSettings } from '../../src/site/settings';
import { siteContent } from '../../src/site/site-content';

const folder = resolve(import.meta.dirname, '../fixtures/hostile-owner');
const resumeIn = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));

describe('a hostile résumé', () => {
  const refused = resumeIn('refused.json');
  const problems = problemsOf(refused);

  it.each([
    ['basics.name', 'U+001B, which is left out; delete it'],
    ['basics.label', 'U+0000, which is left out; delete it'],
    ['basics.email', 'write something like name@example.com'],
    ['basics.phone', 'U+0085, which is left out; delete it'],
    ['basics.image', 'put the picture into public/'],
    ['basics.imageWebp', 'public/.env does not exist; put the file there or correct the path'],
    ['basics.url', 'starts with https://'],
    ['basics.profiles[0].url', 'U+0001, which is left out; delete it'],
    ['basics.profiles[1].url', 'starts with https://'],
    ['work[0].url', 'starts with https://'],
    ['work[0].links[0].url', 'starts with https://'],
    ['work[1].website', 'starts with https://'],
    ['internships[0].website', 'starts with https://'],
    ['volunteer[0].website', 'starts with https://'],
    ['education[0].url', 'starts with https://'],
    ['projects[0].url', 'starts with https://'],
    ['publications[0].website', 'starts with https://'],
    ['certificates[0].url', 'starts with https://'],
    ['awards[0].url', 'starts with https://'],
    ['interests[0].url', 'starts with https://'],
    ['references[0].url', 'starts with https://'],
    ['teachings.items[0].key', '"profile" is the name of another part of the page'],
    ['teachings.items[1].key', '"work-exp" is the name of another part of the page'],
    ['teachings.items[2].key', '"site-data" is the name of another part of the page'],
    ['teachings.items[3].key', '"constructor" is the name of another part of the page'],
    ['teachings.items[4].key', 'letters, digits and dashes'],
    ['teachings.items[5].key', '"assistant-root" is the name of another part of the page'],
    ['teachings.items[6].key', '"job-1" is the name of another part of the page'],
    ['teachings.items[7].key', 'letters, digits and dashes'],
    ['teachings.items[8].key', '"toString" is the name of another part of the page'],
    ['teachings.items[9].key', '"loom-course-1" is the name of another part of the page'],
    ['teachings.items[10].courses[0].url', 'starts with https://'],
    ['partners.items[0].logo', 'public/.git/config does not exist'],
    ['partners.items[1].logo', 'put the picture into public/'],
    ['partners.items[2].logo', 'put the picture into public/'],
    ['partners.items[3].logo', 'put the picture into public/'],
    ['partners.items[4].logo', 'put the picture into public/'],
    ['partners.items[5].logo', 'put the picture into public/'],
    ['partners.items[6].logo', 'put the picture into public/'],
    ['partners.items[7].logo', 'does not exist'],
    ['meta.sourceCode.url', 'starts with https://'],
  ])('stops a strict build at %s, saying: %s', (path, fix) => {
    expect(problems.get(path)).toContain(fix);
  });

  it('makes a profile whose addresses are web addresses or anchors', () => {
    const { profile } = openResume(refused, { pictures: { has: () => false } });
    const addresses = [...JSON.stringify(profile).matchAll(/"\w*[uU]rl":"([^"]*)"/g)].map(([, url]) => url);
    expect(addresses.filter((url) => !/^(?:https?:\/\/|#)/.test(url ?? ''))).toEqual([]);
    expect(profile.photo).toBeUndefined();
    expect(profile.partners?.items).toEqual([]);
    expect(JSON.stringify(profile)).not.toMatch(/script:|\.env|\\u00/);
  });
});

describe('a site of a résumé and a model’s name with hostile texts', async () => {
  const settings = parseSettings({
    VITE_CHAT_BACKEND: '1',
    VITE_OLLAMA_MODEL: `"'></script><script>alert(1)</script>; script-src *`,
    SITE_URL: 'https://cv.example',
    BASE_PATH: '/cv/',
  });
  const site = await siteContent({ folder, settings });
  const [content] = site.pages;
  const siteData = { ...content.siteData, assistantFile: '/cv/assets/assistant.json' };
  const template = '<!doctype html><html><head><!--head--></head><body><!--page--></body></html>';
  const html = pageDocument(template, { content, siteData, policy: "default-src 'none'" });
  const page = new DOMParser().parseFromString(html, 'text/html');
  const file = (name: string) => content.exports[name] ?? site.exports[name] ?? '';

  it('runs nothing and loads nothing but its own files', () => {
    expect([...page.scripts].map(({ type }) => type)).toEqual(['application/ld+json', 'application/json']);
    const handlers = [...page.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on') || name === 'style'),
    );
    expect(handlers).toEqual([]);
    const pictures = [...page.querySelectorAll('img, source')].flatMap((element) =>
      ['src', 'srcset'].map((name) => element.getAttribute(name)).filter((address) => address !== null),
    );
    expect(pictures).toEqual(['/cv/photo%2C%202x.svg#a', '/cv/photo%2C%202x.svg', '/cv/photo%2C%202x.svg']);
  });

  it('links to web addresses, anchors, its own files and one letter only', () => {
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    const allowed = /^(?:https:\/\/|#(?:ask=)?[\w%.~!*'()-]+$|\/cv\/|mailto:|tel:)/;
    expect(links.filter((href) => !allowed.test(href))).toEqual([]);
    const [mail = ''] = links.filter((href) => href.startsWith('mailto:'));
    expect(new URL(mail)).toMatchObject({ search: '', hash: '' });
    expect(decodeURIComponent(mail)).toBe('mailto:a?bcc=victims@example.org');
    expect(links.find((href) => href.startsWith('tel:'))).toBe('tel:+329111');
  });

  it('keeps its data as data', () => {
    const blocks = [...page.scripts].map(({ text }) => JSON.parse(text) as object);
    expect(blocks[0]).toMatchObject({ mainEntity: { name: content.profile.name } });
    expect(page.getElementById(siteDataId)?.textContent).toBe(page.scripts[1]?.text);
    expect(blocks[1]).toMatchObject({ owner: { name: content.profile.name } });
  });

  it('has a contact of one person, whose fields are those of the file', () => {
    const names = file('contact.vcf')
      .replace(/\r\n /g, '')
      .split('\r\n')
      .map((line) => line.replace(/[:;].*/s, ''));
    expect(names.join(' ')).toBe('BEGIN VERSION FN N TITLE ORG EMAIL TEL ADR URL URL URL END ');
    expect(file('contact.vcf').replace(/\r\n/g, '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  });

  it('has a résumé for other programs without an address that runs script', () => {
    const { basics, volunteer } = JSON.parse(file('resume.json')) as Record<string, unknown>;
    expect(basics).toMatchObject({ image: 'https://cv.example/cv/photo%2C%202x.svg' });
    expect(volunteer).toEqual([{ organization: 'Shelter', url: 'https://shelter.example' }]);
    expect(page.querySelector('#volunteer a')?.getAttribute('href')).toBe('https://shelter.example');
  });

  it('writes no control character into a file that is read in a terminal', () => {
    for (const name of ['cv.txt', 'llms.txt', 'robots.txt']) {
      expect(file(name).replace(/[\t\r\n]/g, '')).not.toMatch(/\p{Cc}/u);
    }
  });
});

/** What a strict build stops at, by its path. */
function problemsOf(resume: unknown): ReadonlyMap<string, string> {
  try {
    openResume(resume, { pictures: { has: () => false }, isStrict: true });
  } catch (error) {
    if (!(error instanceof ProfileError)) throw error;
    const said = new Map<string, string>();
    for (const { path, message } of error.problems) said.set(path, `${said.get(path) ?? ''}${message}\n`);
    return said;
  }
  return new Map();
}
