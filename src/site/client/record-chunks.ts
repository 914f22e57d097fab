import { relative, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { packagesOf, readPackageNotices } from './package-notices.ts';

/** One script of the built client, or one style sheet. */
export interface RecordedFile {
  /** The source module that a dynamic import names, relative to the package: `src/backends/ollama/index.ts`. */
  readonly module?: string | undefined;
  /** Files that the browser loads together with this one. */
  readonly needs: readonly string[];
  /** Files that it may load later, by a dynamic import or as a worker. */
  readonly mayLoad: readonly string[];
  /** Folders below `node_modules` whose code is in it. */
  readonly packages: readonly string[];
}

export type RecordedFiles = Readonly<Record<string, RecordedFile>>;

/** Beside the client's files; never copied into a site. */
export const recordFile = 'files.json';
export const packageNoticesFile = 'package-notices.json';

type Bundle = Rolldown.OutputBundle;

/**
 * Writes down, while the client is bundled, which file leads to which, worker bundles included: Vite's manifest names a
 * worker, but nothing that the worker imports.
 */
export function recordChunks(root: string): { page(): Plugin; worker(): Plugin } {
  const recorded = new Map<string, RecordedFile>();

  function record(bundle: Bundle): void {
    const files = Object.values(bundle);
    for (const file of files) {
      if (file.type === 'chunk') recorded.set(file.fileName, recordChunk(file, files, root));
      else if (file.fileName.endsWith('.css')) recorded.set(file.fileName, recordStyle(file, files));
    }
  }

  return {
    worker: () => ({
      name: 'talking-cv:record-worker',
      enforce: 'post',
      generateBundle: { order: 'post', handler: (_options, bundle) => record(bundle) },
    }),
    page: () => ({
      name: 'talking-cv:record-chunks',
      apply: 'build',
      enforce: 'post',
      generateBundle: {
        order: 'post',
        handler(_options, bundle) {
          record(bundle);
          const files: RecordedFiles = Object.fromEntries(recorded);
          const packages = Object.values(files).flatMap((file) => file.packages);
          this.emitFile(json(recordFile, files));
          this.emitFile(json(packageNoticesFile, readPackageNotices(root, packages)));
        },
      },
    }),
  };
}

function json(fileName: string, value: object): Rolldown.EmittedAsset {
  return { type: 'asset', fileName, source: JSON.stringify(value, null, 2) };
}

type OutputFile = Bundle[string];

function recordChunk(chunk: Rolldown.OutputChunk, files: readonly OutputFile[], root: string): RecordedFile {
  const { code, imports, dynamicImports, facadeModuleId, moduleIds, viteMetadata } = chunk;
  // A name holds a hash, so code that contains it refers to that file. Workers and assets are found only this way.
  const mentioned = files.filter(
    ({ type, fileName }) => type === 'asset' && code.includes(baseName(fileName)),
  );
  const styles = [...(viteMetadata?.importedCss ?? [])];
  // A module that is nothing but a style sheet leaves no script behind, although the import still names one.
  const scripts = dynamicImports.filter((name) => files.some(({ fileName }) => fileName === name));
  const owned = files.flatMap((file) =>
    file.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : [],
  );
  const isLater = ({ fileName }: OutputFile) => /\.(?:js|css)$/.test(fileName) && !owned.includes(fileName);
  return {
    module: facadeModuleId === null ? undefined : relative(root, facadeModuleId).split(sep).join('/'),
    needs: [
      ...imports,
      ...styles,
      ...namesOf(mentioned.filter(({ fileName }) => !/\.(?:js|css)$/.test(fileName))),
    ],
    mayLoad: [...scripts, ...namesOf(mentioned.filter(isLater))],
    packages: packagesOf(moduleIds),
  };
}

function recordStyle(style: Rolldown.OutputAsset, files: readonly OutputFile[]): RecordedFile {
  const text = String(style.source);
  const mentioned = files.filter(({ fileName }) => text.includes(baseName(fileName)));
  const sources = mentioned.flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []));
  return { needs: namesOf(mentioned), mayLoad: [], packages: packagesOf(sources) };
}

function namesOf(files: readonly OutputFile[]): string[] {
  return files.map(({ fileName }) => fileName);
}

function baseName(fileName: string): string {
  return fileName.slice(fileName.lastIndexOf('/') + 1);
}
