import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const helper = resolve(import.meta.dirname, '../app/import-fetched.ts');

/**
 * Puts `importFetched` in the place of the helper with which Vite preloads the files of a dynamic import, and has it told
 * of all of them: Vite names none where there is no other file than the module itself.
 */
export function retryableImportsPlugin(): Plugin {
  let files = new Set<string>();
  return {
    name: 'talking-cv:retryable-imports',
    apply: 'build',
    // Between the plugin that takes modules which are only a style out of the bundle and the one that writes the helper.
    enforce: 'post',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, dependencies, { hostType }) =>
            hostType === 'js' && files.has(file) ? [...new Set([...dependencies, file])] : dependencies,
        },
      },
    }),
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { importFetched as __vitePreload } from ${JSON.stringify(helper)};`,
    },
    generateBundle(_options, bundle) {
      files = new Set(Object.keys(bundle));
    },
  };
}
