import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { compressedEnding } from '../../site/built-client.ts';
import { builtFiles, engineFiles } from '../../site/engine-files.ts';

/** Bytes of a file that npm's gzip would leave too heavy: web-llm's engine is 6 MB, a third less by Brotli. */
const heavyFile = 1_000_000;

/** Copies what the builder reads of the engine to where the package's own code looks for it. */
export async function copyEngineFiles(): Promise<void> {
  const copies: readonly (readonly [from: string, to: string])[] = [
    [engineFiles.client, builtFiles.client],
    [engineFiles.thesaurus, builtFiles.thesaurus],
    [engineFiles.tokens, builtFiles.tokens],
    [engineFiles.fonts.regular, builtFiles.fonts.regular],
    [engineFiles.fonts.semiBold, builtFiles.fonts.semiBold],
  ];
  for (const [from, to] of copies) {
    await mkdir(dirname(to), { recursive: true });
    // Neither the client's maps, which are for our tests, nor the code beside the thesaurus.
    await cp(from, to, { recursive: true, filter: (file) => !/\.(?:map|ts)$/.test(file) });
  }
  await compressHeavyFiles(builtFiles.client);
}

async function compressHeavyFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const file = join(folder, name);
    const { size } = await stat(file);
    if (size < heavyFile) continue;
    const parameters = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: size };
    const compressed = await promisify(brotliCompress)(await readFile(file), { params: parameters });
    await writeFile(file + compressedEnding, compressed);
    await rm(file);
  }
}
