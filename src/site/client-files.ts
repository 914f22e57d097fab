import { serversOf } from '../servers/servers.ts';
import type { SiteSettings } from '../shared/site-data.ts';
import { type InterfaceLanguage, interfaceLanguages } from '../words/languages.ts';
import { type RecordedFiles, recordFile, packageNoticesFile } from './client/record-chunks.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isBuiltPackage, readEngineFile } from './engine-files.ts';
import { templateFile } from './file-names.ts';
import type { PackageNotices } from './client/package-notices.ts';

/** A source folder that only some sites reach: each backend but quotes, and what belongs to one. */
const optionalFolder =
  /^src\/(?:backends\/(?!quotes\/)[^/]+|words\/[^/]+|models(?:\/(?:webllm|built-in))?|embed)\//;

/** A catalogue: of all sentences, or of one optional folder's. */
const catalogue = /^src\/words\/(?:[^/]+\/)?([^/]+)\.ts$/;

/** Those that a site uses. */
function usedFolders(site: SiteSettings): readonly string[] {
  const isInBrowser = site.backend === 'webllm';
  return [
    ...serversOf(site).map(({ folder }) => folder),
    ...(isInBrowser ? ['src/models/webllm/', 'src/models/'] : []),
    ...(isInBrowser && site.builtIn ? ['src/models/built-in/', 'src/words/built-in/'] : []),
    ...(site.isEmbed ? ['src/embed/'] : []),
  ];
}

interface ClientFilesOptions {
  readonly site: SiteSettings;
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
  const used = usedFolders(site);
  const isUnused = (file: string) => {
    const source = recorded[file]?.module ?? '';
    const folder = optionalFolder.exec(source)?.[0];
    if (folder !== undefined && !used.includes(folder)) return true;
    const language = interfaceLanguages.find((each) => each === catalogue.exec(source)?.[1]);
    return language !== undefined && !languages.includes(language);
  };
  const reached = new Set(entries);
  for (const file of reached) {
    const { needs = [], mayLoad = [] } = recorded[file] ?? {};
    for (const next of [...needs, ...mayLoad.filter((each) => !isUnused(each))]) reached.add(next);
  }
  return [...reached];
}

export type BuiltClient = ReturnType<typeof openBuiltClient>;

/**
 * The client as `vite build` leaves it, without any CV.
 *
 * @throws Error where the folder holds no built client.
 */
export function openBuiltClient(folder: string) {
  const document = join(folder, templateFile);
  if (!existsSync(document)) {
    const action = isBuiltPackage ? 'Install talking-cv again.' : 'Run "npx vite build" first.';
    throw new Error(`The client is not built: ${folder} holds no index.html. ${action}`);
  }
  const template = readEngineFile(document).toString('utf8');
  const json = (file: string): unknown => JSON.parse(readEngineFile(join(folder, file)).toString('utf8'));
  return {
    /** The page's document, with addresses relative to itself and marks where the builder writes. */
    template,
    /** Paths of the script and the style sheet that the page names. */
    script: addressIn(template, /<script[^>]* src="\.\/([^"]+\.js)"/),
    style: addressIn(template, /<link[^>]* href="\.\/([^"]+\.css)"/),
    recorded: json(recordFile) as RecordedFiles,
    notices: json(packageNoticesFile) as PackageNotices,
    read: (file: string) => readEngineFile(join(folder, file)),
  };
}

function addressIn(template: string, pattern: RegExp): string {
  const address = pattern.exec(template)?.[1];
  if (address === undefined)
    throw new Error('The built index.html names no script or style sheet. Build the client again.');
  return address;
}
