import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** This package, wherever it is installed; never the owner's folder. */
export const packageFolder = nearestPackage(import.meta.dirname);

/** Where `scripts/build-package.ts` writes what npm installs. */
export const builtPackageFolder = join(packageFolder, 'build/package');

/** True in what `scripts/build-package.ts` wrote, where the sources are missing; false in the repository. */
export const isBuiltPackage = `${import.meta.dirname}${sep}`.startsWith(builtPackageFolder + sep);

/** What the builder reads of the engine; absolute. `scripts/build-package.ts` copies each into the package. */
export interface EngineFiles {
  /** The built client, which every site is made from. */
  readonly client: string;
  /** The built editor, which no site holds. */
  readonly editor: string;
  readonly thesaurus: string;
  /** What `eval` makes questions of, at the paths in `src/cli/eval/`. */
  readonly eval: string;
  /** Of the social card. */
  readonly fonts: { readonly regular: string; readonly semiBold: string };
}

/** Where they lie in the folder that `scripts/build-package.ts` writes. */
export const builtFiles: EngineFiles = {
  client: join(builtPackageFolder, 'client'),
  editor: join(builtPackageFolder, 'editor'),
  thesaurus: join(builtPackageFolder, 'thesaurus'),
  eval: join(builtPackageFolder, 'eval'),
  fonts: {
    regular: join(builtPackageFolder, 'fonts/SourceSerif4_400Regular.ttf'),
    semiBold: join(builtPackageFolder, 'fonts/SourceSerif4_600SemiBold.ttf'),
  },
};

export const engineFiles: EngineFiles = isBuiltPackage ? builtFiles : repositoryFiles();

/** The built client, which every site is made from. */
export const clientFolder = engineFiles.client;

/** Of a file that the package holds compressed, since npm's gzip leaves web-llm's engine half as heavy again. */
export const compressedEnding = '.br';

/** @throws Error where there is no such file. */
export function readEngineFile(file: string): Buffer {
  const compressed = file + compressedEnding;
  return existsSync(compressed) ? brotliDecompressSync(readFileSync(compressed)) : readFileSync(file);
}

export function engineFilesIn(folder: string): string[] {
  return readdirSync(folder).map((name) =>
    name.endsWith(compressedEnding) ? name.slice(0, -compressedEnding.length) : name,
  );
}

function repositoryFiles(): EngineFiles {
  const fonts = dirname(
    createRequire(import.meta.url).resolve('@expo-google-fonts/source-serif-4/package.json'),
  );
  return {
    client: join(packageFolder, 'build/client'),
    editor: join(packageFolder, 'build/editor'),
    thesaurus: join(packageFolder, 'src/answers/thesaurus'),
    eval: join(packageFolder, 'src/cli/eval'),
    fonts: {
      regular: join(fonts, '400Regular/SourceSerif4_400Regular.ttf'),
      semiBold: join(fonts, '600SemiBold/SourceSerif4_600SemiBold.ttf'),
    },
  };
}

function nearestPackage(folder: string): string {
  const parent = dirname(folder);
  if (parent === folder || existsSync(join(folder, 'package.json'))) return folder;
  return nearestPackage(parent);
}
