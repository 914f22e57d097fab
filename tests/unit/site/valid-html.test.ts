import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { notFoundDocument } from '../../../src/site/render-page';
import { pageDocument } from '../../../src/site/page-document';
import { contentSecurityPolicy } from '../../../src/site/policy';
import { parseSettings } from '../../../src/site/settings';
import { siteContent } from '../../../src/site/site-content';
import { otherOwners, ownerFolder, ownerResume } from '../../support/owner';
import { faultsOf } from '../../support/html-faults';
import { stressResumes } from '../../support/stress-resumes';
import { temporaryFolder } from '../../support/temporary-folder';

const root = resolve(import.meta.dirname, '../../..');
const template = readFileSync(join(root, 'index.html'), 'utf8');
const fixtures = join(root, 'tests/fixtures/resumes');

/** The pages of a site in each of its languages, and the answer to a wrong address. */
async function documentsOf(owner: string): Promise<Record<string, string>> {
  const settings = parseSettings({ SITE_URL: 'https://cv.example', BASE_PATH: '/cv/', QR_CODE: '1' });
  const { pages } = await siteContent({ folder: owner, settings, printsPdf: true });
  const policy = contentSecurityPolicy(settings.site);
  const documents = pages.map((content) => {
    const siteData = { ...content.siteData, assistantFile: '/assistant.json' };
    return [`${content.folder}index.html`, pageDocument(template, { content, siteData, policy })] as const;
  });
  const [{ profile, words, siteData }] = pages;
  const { language } = siteData;
  const facts = { profile, basePath: '/cv/', policy, language, words: words.page };
  return { ...Object.fromEntries(documents), '404.html': notFoundDocument(template, facts) };
}

async function expectValid(owner: string): Promise<void> {
  const found: Record<string, readonly string[]> = {};
  for (const [file, html] of Object.entries(await documentsOf(owner))) {
    const faults = await faultsOf(html);
    if (faults.length > 0) found[file] = faults;
  }
  expect(found).toEqual({});
}

/** A folder with this résumé and the pictures of the fixture. */
function folderWith(resume: unknown, more: Readonly<Record<string, unknown>> = {}): string {
  const owner = temporaryFolder();
  cpSync(join(root, ownerFolder, 'public'), join(owner, 'public'), { recursive: true });
  writeFileSync(join(owner, 'resume.json'), JSON.stringify(resume));
  for (const [name, json] of Object.entries(more)) writeFileSync(join(owner, name), JSON.stringify(json));
  return owner;
}

describe('every document of a site is valid HTML', () => {
  it.each(Object.values(otherOwners).map(({ folder }) => folder))('of %s', async (owner) => {
    await expectValid(join(root, owner));
  });

  it('of a CV in six languages', async () => {
    const { name } = ownerResume.basics;
    const languages = ['fr', 'de', 'es', 'ja', 'ar'];
    const others = languages.map((each) => [`resume.${each}.json`, { basics: { name } }] as const);
    await expectValid(folderWith(ownerResume, Object.fromEntries(others)));
  });

  it.each(
    ['', 'tuned'].flatMap((part) =>
      readdirSync(join(fixtures, part))
        .filter((name) => name.endsWith('.json'))
        .map((name) => join(part, name)),
    ),
  )('of the CV %s', async (name) => {
    await expectValid(folderWith(JSON.parse(readFileSync(join(fixtures, name), 'utf8'))));
  });

  it.each(Object.entries(stressResumes))('of the CV with %s', async (_, resume) => {
    await expectValid(folderWith(resume));
  });
});
