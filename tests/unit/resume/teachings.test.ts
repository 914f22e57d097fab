// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { openResume, parseProfile } from '../../../src/resume/profile';
import { siteDataId } from '../../../src/shared/site-data';
import { renderPage } from '../../support/render-page';
import { readSampleResume, sampleResumeFiles } from '../../support/sample-resumes';
import { siteFacts } from '../../support/site-facts';
import { ada } from './ada';

const keysOf = (...keys: readonly string[]) =>
  parseProfile({
    basics: { name: 'Ada' },
    teachings: { items: keys.map((key) => ({ key, title: 'Looms' })) },
  }).teachings?.items.map(({ key }) => key) ?? [];

const isAccepted = (key: string): boolean => keysOf(key).includes(key);

/** Every id of the page, and of the block of data beside it, without the owner's own. */
function idsOf(resume: unknown): string[] {
  const profile = parseProfile(resume);
  const own = profile.teachings?.items.map(({ key }) => key) ?? [];
  const { html } = renderPage(profile, siteFacts);
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [siteDataId, ...[...page.querySelectorAll('[id]')].map(({ id }) => id)].filter(
    (id) => !own.includes(id),
  );
}

it.each([...sampleResumeFiles.map(readSampleResume), ada].map((resume, index) => [index, resume] as const))(
  'a teaching cannot take the id of another part of the page (%i)',
  (_, resume) => {
    expect(idsOf(resume).filter(isAccepted)).toEqual([]);
  },
);

it('a teaching may have any other word as its key', () => {
  const keys = 'contact looms Deep-learning job-hunting panels mains title skills_2 web-1'.split(' ');
  expect(keys.filter((key) => !isAccepted(key))).toEqual([]);
});

it('a key that two teachings have is said to be replaced', () => {
  const items = ['looms', 'looms'].map((key) => ({ key, title: 'Looms' }));
  const { remarks } = openResume({ basics: { name: 'Ada' }, teachings: { items } });
  expect(remarks).toEqual([
    {
      path: 'teachings.items[1].key',
      message: '"looms" is the key of another teaching, too, and is replaced; give each its own',
      kind: 'reread',
    },
  ]);
});
