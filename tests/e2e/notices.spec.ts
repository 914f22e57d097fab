/** The built site carries the licence texts of everything in it, the worker included. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { clientFolder } from '../../src/site/engine-files';
import type { SiteVariantName } from '../support/site-variants';
import { expect, test } from '../support/test';

const output = resolve(import.meta.dirname, '../.output');
const client = join(clientFolder, 'assets');

/** Packages whose code a site holds, by the source maps of its scripts: not what the notices are made from. */
function packagesIn(variant: SiteVariantName): Set<string> {
  const packages = new Set<string>();
  for (const file of readdirSync(join(output, 'sites', variant, 'assets'))) {
    const map = join(client, `${file}.map`);
    if (!existsSync(map)) continue;
    const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { readonly sources: readonly string[] };
    for (const source of sources) {
      const name = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
      if (name !== undefined) packages.add(name);
    }
  }
  return packages;
}

test.use({ variant: 'webllm-real' });

test('the panel links to the notices, which name every package that is bundled, with its licence', async ({
  page,
}) => {
  const packages = packagesIn('webllm-real');
  expect([...packages]).toEqual(expect.arrayContaining(['@mlc-ai/web-llm', 'comlink', 'katex', 'react-dom']));
  await page.goto('./');
  await page.getByRole('button', { name: 'How the assistant runs' }).click();
  const link = page.getByRole('link', { name: 'Third-party notices' });
  const response = await page.request.get(
    await link.evaluate((element) => (element as HTMLAnchorElement).href),
  );
  expect(response.headers()['content-type']).toContain('text/plain');
  const notices = await response.text();
  for (const name of packages) {
    const { version } = JSON.parse(
      readFileSync(resolve(output, '../../node_modules', name, 'package.json'), 'utf8'),
    ) as { readonly version: string };
    expect(notices).toContain(`\n${name} ${version} (`);
  }
  expect(notices).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(notices).toContain('The Apache Software Foundation');
});
