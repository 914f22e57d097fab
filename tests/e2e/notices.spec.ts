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

for (const [variant, expected] of [
  ['webllm-real', ['@mlc-ai/web-llm', 'comlink', 'katex', 'react-dom']],
  ['ollama', ['katex', 'ollama', 'react-dom']],
  ['huggingface', ['@huggingface/inference', 'katex', 'react-dom']],
] as const) {
  test.describe(`the notices of ${variant}`, () => {
    test.use({ variant });

    test('name every package that is bundled, with its licence', async ({ request }) => {
      const packages = packagesIn(variant);
      expect([...packages]).toEqual(expect.arrayContaining([...expected]));
      const notices = await (await request.get('third-party-notices.txt')).text();
      for (const name of packages) {
        const { version } = JSON.parse(
          readFileSync(resolve(output, '../../node_modules', name, 'package.json'), 'utf8'),
        ) as { readonly version: string };
        expect(notices).toContain(`\n${name} ${version} (`);
      }
      expect(notices).toContain('SIL OPEN FONT LICENSE Version 1.1');
      expect(notices.includes('The Apache Software Foundation')).toBe(packages.has('@mlc-ai/web-llm'));
    });
  });
}

test('the panel links to them', async ({ page, request }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'How the assistant runs' }).click();
  const link = page.getByRole('link', { name: 'Third-party notices' });
  const address = await link.evaluate((element) => (element as HTMLAnchorElement).href);
  expect((await request.get(address)).headers()['content-type']).toContain('text/plain');
});
