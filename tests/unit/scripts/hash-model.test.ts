import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { main } from '../../../scripts/hash-model';
import { hashFileName } from '../../../workers/webllm/download/listing';
import { hashFileOf } from '../../support/scripted-hub';
import { startWeightsServer } from '../../support/weights-server';
import { temporaryFolder } from '../../support/temporary-folder';

let folder: string;
let files: ReadonlyMap<string, Uint8Array>;

beforeEach(async () => {
  const server = await startWeightsServer({ shardBytes: [5000, 3000] });
  files = server.files;
  await server.close();
  folder = temporaryFolder();
  mkdirSync(join(folder, 'resolve', 'main'), { recursive: true });
  for (const [name, bytes] of files) writeFileSync(pathOf(name), bytes);
  for (const method of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation(() => {});
  }
});

const pathOf = (name: string) => join(folder, name === 'model.wasm' ? '' : join('resolve', 'main'), name);
const listing = (): unknown => JSON.parse(readFileSync(pathOf(hashFileName), 'utf8'));

describe('scripts/hash-model.ts', () => {
  it('writes what the browser checks a self-hosted model by, library included', async () => {
    expect(await main([folder, pathOf('model.wasm')])).toBe(0);
    const expected: unknown = JSON.parse(Buffer.from(hashFileOf(files)).toString());
    expect(listing()).toEqual(expected);
    // A second run does not list the listing.
    await main([join(folder, 'resolve', 'main'), pathOf('model.wasm')]);
    expect(listing()).toEqual(expected);
  });

  it.each([
    ['a shard that is missing', 'params_shard_1.bin is missing', () => rmSync(pathOf('params_shard_1.bin'))],
    ['a shard of another size', 'has 3 bytes', () => writeFileSync(pathOf('params_shard_1.bin'), 'abc')],
    ['a folder without a model', 'holds no tensor-cache.json', () => rmSync(pathOf('tensor-cache.json'))],
  ])('refuses %s', async (_, sentence, change) => {
    change();
    await expect(main([folder])).rejects.toThrow(sentence);
    expect(() => listing()).toThrow('ENOENT');
  });
});
