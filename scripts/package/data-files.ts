import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { builtFiles, compressedEnding, engineFiles } from '../../src/site/engine-files.ts';

/** Bytes; below, Brotli saves less over npm's gzip than another file costs. Fonts are compressed already. */
const heavyFile = 20_000;
const isText = /\.(?:js|css|json|txt)$/;

/** Paths in `src/cli/eval/`; all else there is code. */
const evalFiles = ['wordings', 'foils.yaml'];

/** Copies what the builder reads of the engine to where the package's own code looks for it, large texts in Brotli. */
export async function copyEngineFiles(quality: number): Promise<void> {
  const copies: readonly (readonly [from: string, to: string])[] = [
    [engineFiles.client, builtFiles.client],
    [engineFiles.editor, builtFiles.editor],
    [engineFiles.thesaurus, builtFiles.thesaurus],
    ...evalFiles.map((file) => [join(engineFiles.eval, file), join(builtFiles.eval, file)] as const),
    [engineFiles.fonts.regular, builtFiles.fonts.regular],
    [engineFiles.fonts.semiBold, builtFiles.fonts.semiBold],
  ];
  for (const [from, to] of copies) {
    await mkdir(dirname(to), { recursive: true });
    // Neither the client's maps, which are for our tests, nor the code beside the thesaurus.
    await cp(from, to, { recursive: true, filter: (file) => !/\.(?:map|ts)$/.test(file) });
  }
  for (const folder of [builtFiles.client, builtFiles.editor, builtFiles.thesaurus])
    await compressHeavyFiles(folder, quality);
}

async function compressHeavyFiles(folder: string, quality: number): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const file = join(folder, name);
    const { size } = await stat(file);
    if (size < heavyFile || !isText.test(name)) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    };
    const compressed = await promisify(brotliCompress)(await readFile(file), { params });
    await writeFile(file + compressedEnding, compressed);
    await rm(file);
  }
}
