import { resolve, join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { clientFolder, packageFolder } from '../engine-files.ts';
import { embedFile, frameModule, serviceWorkerFile, iconFile, templateFile } from '../file-names.ts';
import { recordChunks } from './record-chunks.ts';
import { readFileSync } from 'node:fs';

const fixedNames: Readonly<Record<string, string>> = {
  'service-worker': serviceWorkerFile,
  embed: embedFile,
};

/** The floor of `docs/contract.md#browsers`. iOS is named as well: style sheets need other prefixes there. */
const browsers = ['chrome110', 'edge110', 'firefox121', 'safari16.4', 'ios16.4'];

/** What the chat shares with parts that are loaded without it or after it; nothing that the page's script needs. */
const startOfChat =
  /\/node_modules\/(?:react|zustand)\/|\/src\/(?:shared\/visible-text|chat\/core\/message|backends\/(?:backend-error|describe-failure))\./;

/** What answers, claims and sources share, with all that it imports. */
const startOfAnswers =
  /\/src\/answers\/(?:knowledge|query\/(?:amount|read-query)|entailment\/(?:predicates|statements)|facts\/(?:finding|degrees|skill-groups|terms|time\/(?:asked-entries|stated))|intent\/classifier|text\/isolate|time\/japanese-dates|languages\/detect-language)\./;

/** What questions and CVs in a language say, which nearly every answer needs together. */
const wordsOfLanguage = /\/src\/answers\/languages\/(\w\w)\/(?:cv|grammar)\./;

/**
 * The hosted model's client does not declare itself free of side effects, so all of its tasks would stay. What languages
 * call sections belongs to the answers alone: of the catalogues only the builder's part reads it.
 */
export const withoutSideEffects = [
  { test: /\/node_modules\/@huggingface\//, sideEffects: false },
  { test: /\/answers\/languages\/\w\w\/sections\.ts$/, sideEffects: false },
];

/** Each `import()` is loaded by our function in place of Vite's. */
const ownLoader: Plugin = {
  name: 'talking-cv:own-loader',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => resolve(packageFolder, 'src/app/load-part.ts'),
  },
};

/**
 * How the client is built: once, without any CV or setting, for every address that it may be served at. The page of
 * a site holds its settings (`src/shared/site-data.ts`); `../client-files.ts` chooses which of these files a site gets.
 *
 * @param workerPlugins plugins of the worker's own bundle, such as a test's scripted engine
 */
export function clientConfig(workerPlugins: readonly Plugin[] = []): UserConfig {
  const chunks = recordChunks(packageFolder);
  return {
    root: packageFolder,
    base: './',
    publicDir: false,
    // Nothing of the environment reaches the client.
    envPrefix: 'TALKING_CV_PUBLIC_',
    plugins: [react(), katexWoff2Only(), ownLoader, chunks.page(), emitTemplate()],
    worker: { format: 'es', plugins: () => [...workerPlugins, chunks.worker()] },
    build: {
      target: browsers,
      outDir: clientFolder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // A test compares the third-party notices with what is bundled. The maps are never copied into a site.
      sourcemap: 'hidden',
      // The engine alone is 6 MB; it is loaded only with a visitor's consent.
      chunkSizeWarningLimit: 6500,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: {
          main: resolve(packageFolder, 'src/app/main.ts'),
          page: resolve(packageFolder, 'src/page/page.css'),
          embed: resolve(packageFolder, 'src/embed/embed.ts'),
          frame: resolve(packageFolder, frameModule),
          'service-worker': resolve(packageFolder, 'workers/service-worker/service-worker.ts'),
        },
        output: {
          entryFileNames: ({ name }) => fixedNames[name] ?? 'assets/[name]-[hash].js',
          // Else chat and answers begin with eight files each, most of a few hundred bytes, which compress worse apart.
          codeSplitting: {
            groups: [
              { name: 'shared', test: startOfChat },
              { name: 'knowledge', test: startOfAnswers },
              { name: (id) => wordsOfLanguage.exec(id)?.[1] ?? null },
            ],
          },
        },
        treeshake: { moduleSideEffects: withoutSideEffects },
      },
    },
  };
}

/**
 * Prepares KaTeX's sheet. Every browser that can run the site reads woff2, so the other font files are left out of the
 * build; the layer puts its rules below ours (src/ui/layers.css).
 */
export function katexWoff2Only(): Plugin {
  return {
    name: 'katex-woff2-only',
    enforce: 'pre',
    transform: {
      filter: { id: /katex\.min\.css/ },
      handler: (code) =>
        `@layer base {${code.replace(/,url\([^)]*\.(?:woff|ttf)\) format\("[^"]*"\)/g, '')}}`,
    },
  };
}

/** Adds `index.html` to the client's files, with the final addresses of its script and style sheet. */
function emitTemplate(): Plugin {
  return {
    name: 'talking-cv:emit-template',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const script = files.find((file) => file.type === 'chunk' && file.isEntry && file.name === 'main');
        const style = files.find((file) => file.type === 'asset' && file.names.includes('page.css'));
        if (!script || !style)
          throw new Error('The bundle holds no src/app/main.ts or no src/page/page.css.');
        const template = readFileSync(join(packageFolder, 'index.html'), 'utf8')
          .replace('/src/app/main.ts', `./${script.fileName}`)
          .replace('/src/page/page.css', `./${style.fileName}`)
          .replace('/src/page/favicon.svg', `./${iconFile}`);
        const icon = readFileSync(join(packageFolder, 'src/page/favicon.svg'));
        this.emitFile({ type: 'asset', fileName: templateFile, source: template });
        this.emitFile({ type: 'asset', fileName: iconFile, source: icon });
      },
    },
  };
}
