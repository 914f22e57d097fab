import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** The browser looks for a file of this name beside the weights (`workers/webllm/download/listing.ts`). */
const hashFileName = 'model-hashes.json';
const usage = 'node src/cli/run.mjs scripts/hash-model.ts FOLDER [LIBRARY]';
const manifestName = 'tensor-cache.json';

interface HashedFile {
  readonly bytes: number;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
}

/**
 * `scripts/hash-model.ts FOLDER [LIBRARY]`: writes size and SHA-256 of every file of a self-hosted model beside its
 * weights, so that browsers can check what they download. LIBRARY is the `.wasm` file, where it lies elsewhere. Returns
 * the exit code.
 *
 * @throws Error in a sentence
 */
export async function main([folder, library]: readonly string[]): Promise<number> {
  if (folder === undefined) throw new Error(`Say which folder: ${usage}`);
  const weights = await weightsFolder(folder);
  const files: Record<string, HashedFile> = {};
  for (const path of await pathsIn(weights)) files[path] = await hashFile(join(weights, path));
  requireShards(await readFile(join(weights, manifestName), 'utf8'), files);
  const listing =
    library === undefined
      ? { files }
      : { files, library: { name: basename(library), ...(await hashFile(library)) } };
  await writeFile(join(weights, hashFileName), `${JSON.stringify(listing, null, 2)}\n`);
  console.log(`${join(weights, hashFileName)} lists ${Object.keys(files).length} files.`);
  if (library === undefined && !Object.keys(files).some((path) => path.endsWith('.wasm'))) {
    console.warn('The model library (.wasm) is not among them: name it as the second parameter.');
  }
  return 0;
}

/** The folder itself or, in the layout of the hub, its `resolve/main`. */
async function weightsFolder(folder: string): Promise<string> {
  for (const candidate of [folder, join(folder, 'resolve', 'main')]) {
    if (await stat(join(candidate, manifestName)).catch(() => undefined)) return candidate;
  }
  throw new Error(`${folder} holds no ${manifestName}, so it is no folder of a WebLLM model.`);
}

/** Paths of all files, with slashes; hidden ones and the listing itself are left out. */
async function pathsIn(folder: string, prefix = ''): Promise<string[]> {
  const names = (await readdir(join(folder, prefix))).filter(
    (name) => !name.startsWith('.') && name !== hashFileName,
  );
  const paths = names.toSorted().map(async (name) => {
    const path = `${prefix}${name}`;
    // `stat` follows the links of which a download by the hub's own tool consists.
    return (await stat(join(folder, path))).isDirectory() ? pathsIn(folder, `${path}/`) : [path];
  });
  return (await Promise.all(paths)).flat();
}

async function hashFile(path: string): Promise<HashedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** @throws Error naming the first shard of the manifest that is missing or has another size */
function requireShards(manifest: string, files: Readonly<Record<string, HashedFile>>): void {
  const { records } = JSON.parse(manifest) as {
    readonly records: readonly { readonly dataPath: string; readonly nbytes: number }[];
  };
  for (const { dataPath, nbytes } of records) {
    const bytes = files[dataPath]?.bytes;
    if (bytes === undefined) throw new Error(`${dataPath} is missing, which ${manifestName} names.`);
    if (bytes !== nbytes)
      throw new Error(`${dataPath} has ${bytes} bytes where ${manifestName} says ${nbytes}.`);
  }
}
