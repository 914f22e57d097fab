import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const helper = resolve(import.meta.dirname, '../app/import-fetched.ts');

/**
 * Puts `importFetched` in the place of the helper with which Vite preloads the files of a dynamic import, and has it told
 * of all of them: Vite names none where there is no other file than the module itself.
 *
 * Only the page's own script imports at once: fetching first made the press that opens the assistant take two thirds
 * longer, and as long as nothing has been opened the page can be loaded anew (`main.ts`).
 */
export function retryableImportsPlugin(): Plugin {
  let chunks = new Set<string>();
  let entries = new Set<string>();

  function filesToFetch(file: string, dependencies: string[], importer: string): string[] {
    if (entries.has(importer)) return [];
    // A module that was nothing but a style is no file of its own.
    return chunks.has(file) ? [...new Set([...dependencies, file])] : dependencies;
  }

  return {
    name: 'talking-cv:retryable-imports',
    apply: 'build',
    // Between the plugin that takes modules which are only a style out of the bundle and the one that writes the helper.
    enforce: 'post',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, dependencies, { hostType, hostId }) =>
            hostType === 'js' ? filesToFetch(file, dependencies, hostId) : dependencies,
        },
      },
    }),
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { importFetched as __vitePreload } from ${JSON.stringify(helper)};`,
    },
    generateBundle(_options, bundle) {
      chunks = new Set(Object.keys(bundle));
      entries = new Set(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' && file.isEntry ? file.fileName : [])),
      );
    },
  };
}
