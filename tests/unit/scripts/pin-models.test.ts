import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pinModels } from '../../../scripts/pin-models';

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
