import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { EmbedFacts } from '../../../src/embed/facts';
import { buildEmbed } from '../../../src/site/build-embed';
import { parseSettings } from '../../../src/site/settings';
import type { SiteData } from '../../../src/shared/site-data';
import { ownerFolder } from '../../support/owner';
import { plainSite } from '../../support/plain-client';
import { sharedFolder } from '../../support/temporary-folder';

const folder = sharedFolder();
const { client, owner } = plainSite(folder);
const out = join(folder, 'talking-cv');

// A build takes a second, so the tests share one, of a CV in two languages.
beforeAll(async () => {
  cpSync(resolve(import.meta.dirname, '../../..', ownerFolder), owner, { recursive: true });
  writeFileSync(join(owner, 'theme.css'), ':root { --accent: #a00; --on-accent: #ffe; }');
  writeFileSync(join(owner, 'resume.fr.json'), JSON.stringify({ basics: { label: 'Ingénieure' } }));
  await buildEmbed({ folder: owner, client, out, settings: parseSettings({ BASE_PATH: '/talking-cv/' }) });
});

const read = (file: string) => readFileSync(join(out, file), 'utf8');

/** What the built `embed.js` hands to its script. */
function factsOf(loader: string): EmbedFacts {
  let facts: EmbedFacts | undefined;
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function('show', loader)((given: EmbedFacts) => {
    facts = given;
  });
  if (!facts) throw new Error('embed.js did not run its script');
  return facts;
}

function siteDataOf(page: string): SiteData {
  return JSON.parse(/<script type="application\/json"[^>]*>([^<]*)/.exec(page)?.[1] ?? '') as SiteData;
}

it('writes the frame, the loader and what they load, with relative addresses and without the CV’s page', () => {
  const page = read('frame.html');
  expect(existsSync(join(out, 'index.html'))).toBe(false);
  const addresses = [...page.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(4);
  for (const address of addresses) expect(address).toMatch(/^(?:\.\/|#ask=)/);
  for (const address of addresses.filter((each) => each.startsWith('./')))
    expect(existsSync(join(out, address))).toBe(true);
  const { settings, assistantFile } = siteDataOf(page);
  expect(settings).toMatchObject({ isEmbed: true, basePath: '/talking-cv/' });
  expect(existsSync(join(out, assistantFile))).toBe(true);
  expect(existsSync(join(out, 'service-worker.js'))).toBe(false);
  expect(existsSync(join(out, 'third-party-notices.txt'))).toBe(true);
});

it('names nothing in the page that loads it, and tells its script the colours of theme.css', () => {
  const loader = read('embed.js');
  expect(loader).toMatch(/^\(\(\)=>\{.*\}\)\(\);\n$/s);
  expect(factsOf(loader)).toMatchObject({ accent: '#aa0000', onAccent: '#ffffee' });
});

it('has a frame for each language of the CV, the first one’s for pages in any other', () => {
  const { languages } = factsOf(read('embed.js'));
  expect(languages.map(({ tag, frame }) => [tag, frame])).toEqual([
    ['en', 'frame.html'],
    ['fr', 'frame.fr.html'],
  ]);
  expect(languages[1]?.open).toBe('Ouvrir l’assistant');
  expect(read('frame.fr.html')).toContain('<html lang="fr">');
});
