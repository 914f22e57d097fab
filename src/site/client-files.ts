import type { SiteSettings } from '../site-data.ts';
import type { InterfaceLanguage } from '../words/languages.ts';
import type { RecordedFiles } from './client/record-chunks.ts';

/** Source folders that only some sites reach. */
const optionalFolders = [
  'src/backends/ollama/',
  'src/backends/hosted/',
  'src/backends/webllm/',
  'src/local-model/',
  'src/embed/',
] as const;

const catalogues = 'src/words/';

type OptionalFolder = (typeof optionalFolders)[number];

function usedFolders(site: SiteSettings): readonly OptionalFolder[] {
  return [...backendFolders(site), ...(site.isEmbed ? (['src/embed/'] as const) : [])];
}

function backendFolders(site: SiteSettings): readonly OptionalFolder[] {
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

interface ClientFilesOptions {
  readonly site: SiteSettings;
  /** Of the interface. */
  readonly languages: readonly InterfaceLanguage[];
  readonly recorded: RecordedFiles;
  /** The scripts and style sheets that the pages name. */
  readonly entries: readonly string[];
}

/**
 * The files of the built client that a site can reach from its pages: a build for Ollama holds no WebLLM, and each holds
 * the catalogues of its own languages only.
 */
export function clientFilesFor({
  site,
  languages,
  recorded,
  entries,
}: ClientFilesOptions): readonly string[] {
  const used: readonly string[] = usedFolders(site);
  const unused = optionalFolders.filter((folder) => !used.includes(folder));
  const ownCatalogues = languages.map((language) => `${catalogues}${language}.ts`);
  const isUnused = (file: string) => {
    const source = recorded[file]?.module;
    if (source === undefined) return false;
    if (source.startsWith(catalogues)) return !ownCatalogues.includes(source);
    return unused.some((folder) => source.startsWith(folder));
  };
  const reached = new Set(entries);
  for (const file of reached) {
    const { needs = [], mayLoad = [] } = recorded[file] ?? {};
    for (const next of [...needs, ...mayLoad.filter((each) => !isUnused(each))]) reached.add(next);
  }
  return [...reached];
}
