/** What `scripts/build-pipeline.ts` builds, as a stranger takes it: on the pages of `examples/pipeline`, and with TypeScript. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'playwright/test';
import { build, preview, type PreviewServer } from 'vite';
import manifest from '../../package.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '../..');
const built = join(root, 'build/pipeline');
const examples = join(root, 'examples/pipeline');
const outDir = join(root, 'tests/.output/examples');
const reply = readFileSync(join(examples, 'reply.md'), 'utf8');

// One build for all tests.
test.describe.configure({ mode: 'default' });

test.beforeAll(() => {
  // The test runner says `test`, which would bundle React's development build.
  process.env['NODE_ENV'] = 'production';
  execFileSync('node', ['src/cli/run.mjs', 'scripts/build-pipeline.ts'], { cwd: root });
});

test.describe('the example page', () => {
  let server: PreviewServer;

  test.beforeAll(async () => {
    await build({
      root: examples,
      logLevel: 'error',
      build: {
        outDir,
        emptyOutDir: true,
        rolldownOptions: {
          input: { whole: join(root, 'tests/support/whole-render.js') },
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: 'assets/[name].js' },
        },
      },
    });
    server = await preview({ root: examples, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  });
  test.afterAll(() => server.close());

  test('types a reply that ends as a whole render does, under the strict policy, with and without React', async ({
    context,
  }) => {
    for (const name of ['without-react', 'with-react'])
      await test.step(name, async () => {
        const page = await context.newPage();
        const complaints: string[] = [];
        page.on('console', (message) => message.type() !== 'log' && complaints.push(message.text()));
        page.on('pageerror', (error) => complaints.push(error.message));
        const scripts: Promise<string>[] = [];
        page.on('response', (response) => {
          if (response.url().endsWith('.js')) scripts.push(response.text());
        });

        await page.addInitScript(() => {
          const lengths = new Set<number>();
          Object.assign(globalThis, { lengths });
          const note = () => lengths.add(document.querySelector('.markdown')?.textContent.length ?? 0);
          new MutationObserver(note).observe(document, {
            subtree: true,
            childList: true,
            characterData: true,
          });
        });

        const address = server.resolvedUrls?.local[0] ?? '';
        const response = await page.goto(`${address}${name}.html`);
        expect(response?.headers()['content-security-policy']).toContain("style-src 'self';");
        const shown = page.locator('.markdown');
        await expect(shown.locator('.katex')).toHaveCount(3);
        await expect(shown.locator('a[href="https://example.org/"]')).toHaveText('patience (example.org)');
        const whole = await page.evaluate(
          async ({ text, module }) => {
            const { wholeRender } = (await import(module)) as { wholeRender: (text: string) => string };
            return wholeRender(text);
          },
          { text: reply, module: '/assets/whole.js' },
        );
        await expect.poll(() => shown.innerHTML()).toBe(whole);
        for (const part of ['<table>', '<pre', 'class="katex"', 'example.com/handbook'])
          expect(whole).toContain(part);

        const steps = await page.evaluate(() => (Reflect.get(globalThis, 'lengths') as Set<number>).size);
        expect(steps).toBeGreaterThan(20);
        const loaded = (await Promise.all(scripts)).join('\n');
        expect(loaded.includes('react.dev/errors')).toBe(name === 'with-react');
        expect(complaints).toEqual([]);
      });
  });
});

const consumer = `
import { createFrameClock, createTypewriter, type Typewriter } from 'talking-cv/typewriter';
import { handleCopyButtons, IncrementalMarkdown, markdownWords, plainText, renderHtml } from 'talking-cv/markdown';
import type { Mark, MarkdownWords } from 'talking-cv/markdown';
import { Markdown, type MarkdownSource } from 'talking-cv/markdown/react';
import { createElement } from 'react';

const box = document.createElement('div');
const words: MarkdownWords = { ...markdownWords, copy: 'Kopieren' };
const markdown: IncrementalMarkdown = new IncrementalMarkdown(box, words);
const stop: () => void = handleCopyButtons(box, words);
const typewriter: Typewriter = createTypewriter({
  clock: createFrameClock(window),
  msPerCharacter: 5,
  onReveal: (shown) => markdown.update('text'.slice(0, shown), true),
  onFinish: () => stop(),
});
typewriter.setText('text', true);
const marks: Mark[] = [{ start: 0, end: 4, attributes: { class: 'noted' } }];
markdown.mark(marks);
const source: MarkdownSource = { subscribe: () => () => {}, read: () => ({ text: 'text', streaming: false }) };
export const element = createElement(Markdown, { source, words, marks });
export const line: string = plainText('# a') + renderHtml('*b*');

// @ts-expect-error The text is a string: the declarations are types, and not any.
markdown.update(1, true);
// @ts-expect-error Words are needed.
createElement(Markdown, { source });
`;

test.describe('a strict TypeScript project', () => {
  let folder: string;

  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'talking-cv-consumer-'));
    mkdirSync(join(folder, 'node_modules'));
    // A copy: a reference to a file outside the output would find nothing.
    cpSync(built, join(folder, 'node_modules/talking-cv'), { recursive: true });
    for (const name of ['@types', 'csstype', 'dompurify', 'katex', 'marked', 'react'])
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'consumer.ts'), consumer);
  });
  test.afterAll(() => rmSync(folder, { recursive: true }));

  test('accepts the declarations with moduleResolution nodenext, the stricter one, under the names and versions of the package', () => {
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const options =
      '--strict --exactOptionalPropertyTypes --noEmit --target ES2022 --lib ES2023,DOM,DOM.Iterable --types';
    const parameters = [...options.split(' '), '', '--module', 'NodeNext', '--moduleResolution', 'nodenext'];
    const { stdout } = spawnSync(process.execPath, [compiler, 'consumer.ts', ...parameters], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
    const { exports, dependencies } = JSON.parse(readFileSync(join(built, 'package.json'), 'utf8')) as {
      exports: Record<string, string>;
      dependencies: Record<string, string>;
    };
    for (const [path, file] of Object.entries(exports)) {
      expect(join(built, file)).toBe(join(root, Reflect.get(manifest.exports, path) as string));
      readFileSync(join(built, file));
    }
    expect(Object.keys(dependencies).toSorted()).toEqual(['dompurify', 'katex', 'marked']);
  });
});
