import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { clientConfig } from './src/site/client/client-config.ts';
import { devSite } from './src/site/client/dev-site.ts';
import { readEnvironment } from './src/site/environment.ts';
import { playground } from './tests/playground/plugin.ts';
import { SkippedReporter } from './tests/support/skipped-reporter.ts';

/** Tests of code that runs in the page, most of them in jsdom. */
const ofThePage = [
  'tests/unit/backends/quotes/quotes-backend.test.ts',
  'tests/unit/resume/{outline,partners,sections,teachings}.test.{ts,tsx}',
  'tests/unit/resume/exports/{json-ld,text-exports}.test.{ts,tsx}',
  'tests/unit/resume/rich-text/outputs.test.{ts,tsx}',
  'tests/unit/{app,chat,embed,page,streaming,ui}/**/*.test.{ts,tsx}',
  // The one that is left out runs the worker as well.
  'tests/unit/models/**/!(create-local-model).test.{ts,tsx}',
  'tests/unit/site/{page-document,page-style,privacy,render-page}.test.{ts,tsx}',
];

/** `vite build` makes the client, `vite` serves client and page with hot reload; `src/cli/build.ts` makes the site. */
export default defineConfig(({ command, mode }) => ({
  ...(command === 'serve' && mode !== 'test'
    ? mergeConfig(devSite(process.cwd(), readEnvironment(process.cwd())), { plugins: [playground()] })
    : clientConfig()),
  test: {
    // A property over hundreds of texts takes its time on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', new SkippedReporter()],
    // By default Vitest leaves one core free, which halves the speed on two.
    maxWorkers: '100%',
    // The builder takes these sheets as texts; Vitest would otherwise make each of them empty.
    css: { include: [/\.css\?(?:raw|inline)$/] },
    // The commands speak the language of the terminal.
    env: { LC_ALL: 'C' },
    setupFiles: ['tests/support/set-up.ts'],
    projects: [
      // A process loads each module once for all of its files, which leave what they replace to `set-up.ts`.
      {
        extends: true,
        test: {
          name: 'node',
          isolate: false,
          include: ['tests/{unit,contract}/**/*.test.{ts,tsx}'],
          exclude: ofThePage,
        },
      },
      // Each file has a context of its own in a process that goes on: jsdom, which takes a second, is loaded once.
      { extends: true, test: { name: 'page', pool: 'vmForks', include: ofThePage } },
    ],
  },
}));
