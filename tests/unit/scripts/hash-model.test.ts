import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { main } from '../../../scripts/hash-model';
import { hashFileName } from '../../../workers/webllm/download/listing';
import { hashFileOf } from '../../support/scripted-hub';
import { startWeightsServer } from '../../support/weights-server';
import { temporaryFolder } from '../../support/temporary-folder';
import { createHash } from 'node:crypto';
import { pinModels } from '../../../scripts/pin-models';

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

const id = 'Qwen3-0.6B-q4f16_1-MLC';
const [revision, commit] = ['a'.repeat(40), 'b'.repeat(40)];
const library = Buffer.from('\0asm and the rest');

const answers: Readonly<Record<string, () => Response>> = {
  [`https://huggingface.co/api/models/mlc-ai/${id}/revision/main`]: () => Response.json({ sha: revision }),
  'https://api.github.com/repos/mlc-ai/binary-mlc-llm-libs/commits/main': () =>
    Response.json({ sha: commit }),
  [`https://raw.githubusercontent.com/mlc-ai/binary-mlc-llm-libs/${commit}/web-llm-models/v0_2_86/base/Qwen3-0.6B-q4f16_1_cs1k-webgpu.wasm`]:
    () => new Response(library),
};
const addresses = Object.keys(answers);

const hosts =
  (others: Readonly<Record<string, () => Response>> = {}): typeof fetch =>
  (input) => {
    const url = input instanceof Request ? input.url : String(input);
    return Promise.resolve(({ ...answers, ...others }[url] ?? (() => Response.error()))());
  };

describe('the script that pins models', () => {
  it("takes the weights' commit, the library's, and the hash of the library at that commit", async () => {
    expect(await pinModels([id], hosts())).toEqual({
      [id]: { revision, library: { commit, sha256: createHash('sha256').update(library).digest('hex') } },
    });
  });

  it.each([
    ['a host that refuses', 0, () => new Response(null, { status: 403 }), 'answered 403'],
    ['a branch without a commit', 1, () => Response.json({ sha: 'main' }), 'names no commit'],
    ['a web page in place of the library', 2, () => new Response('<!doctype html>'), 'is not WebAssembly'],
  ])('makes no pin from %s', async (_name, index, answer, problem) => {
    const url = addresses[index] ?? '';
    await expect(pinModels([id], hosts({ [url]: answer }))).rejects.toThrow(`${url} ${problem}`);
  });

  it('names a model that is not in the table', async () => {
    await expect(pinModels(['Qwen9-1B'], hosts())).rejects.toThrow('"Qwen9-1B" is not in the table');
  });
});
