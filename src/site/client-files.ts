import type { SiteSettings } from '../site-data.ts';
import type { RecordedFiles } from './client/record-chunks.ts';

/** Source folders that only some sites reach. */
const optionalFolders = [
  'src/backends/ollama/',
  'src/backends/hosted/',
  'src/backends/webllm/',
  'src/local-model/',
] as const;

type OptionalFolder = (typeof optionalFolders)[number];

function usedFolders(site: SiteSettings): readonly OptionalFolder[] {
  switch (site.backend) {
    case 'ollama':
      return ['src/backends/ollama/'];
    case 'huggingface':
      return ['src/backends/hosted/'];
    case 'webllm':
      return [
        'src/backends/webllm/',
        'src/local-model/',
        ...(site.hosted ? (['src/backends/hosted/'] as const) : []),
      ];
  }
}

/**
 * The files of the built client that a site with these settings can reach from its page: a build for Ollama holds no
 * WebLLM. `entries` are the scripts and style sheets that the page names.
 */
export function clientFilesFor(
  site: SiteSettings,
  recorded: RecordedFiles,
  entries: readonly string[],
): readonly string[] {
  const used: readonly string[] = usedFolders(site);
  const unused = optionalFolders.filter((folder) => !used.includes(folder));
  const isUnused = (file: string) => {
    const source = recorded[file]?.module;
    return source !== undefined && unused.some((folder) => source.startsWith(folder));
  };
  const reached = new Set(entries);
  for (const file of reached) {
    const { needs = [], mayLoad = [] } = recorded[file] ?? {};
    for (const next of [...needs, ...mayLoad.filter((each) => !isUnused(each))]) reached.add(next);
  }
  return [...reached];
}
