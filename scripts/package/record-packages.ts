import type { Plugin, Rolldown } from 'vite';
import { packagesOf } from '../../src/site/client/package-notices.ts';

/** Records the packages whose code is in a bundle, for their licences. */
export function recordPackages(): { readonly plugin: Plugin; readonly found: () => readonly string[] } {
  const bundled = new Set<string>();
  const plugin: Plugin = {
    name: 'talking-cv:record-packages',
    generateBundle(_options, files) {
      const chunks = Object.values(files).filter(
        (file): file is Rolldown.OutputChunk => file.type === 'chunk',
      );
      for (const name of packagesOf(chunks.flatMap(({ moduleIds }) => moduleIds))) bundled.add(name);
    },
  };
  return { plugin, found: () => [...bundled].toSorted() };
}
