import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { libraryAt, type ModelPin, type ModelPins } from '../src/models/known/model-pins.ts';
import { models } from '../src/models/known/model-table.ts';

const librariesAt = 'https://api.github.com/repos/mlc-ai/binary-mlc-llm-libs/commits/main';
const shippedFile = 'src/models/known/model-pins.json';

/**
 * `node src/cli/run.mjs scripts/pin-models.ts [-o FILE] [MODEL...]`: pins models of the table, all without a name, to the
 * commits of today and to the SHA-256 of their libraries. Needs a network. Returns the exit code; a failure writes nothing.
 */
export async function main(parameters: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: { out: { type: 'string', short: 'o', default: shippedFile } },
  });
  const pins = await pinModels(positionals.length > 0 ? positionals : models.map(({ id }) => id), fetch);
  writeFileSync(resolve(values.out), `${JSON.stringify(pins, null, 2)}\n`);
  console.log(`${values.out} pins ${Object.keys(pins).length} models.`);
  return 0;
}

/** @throws Error naming the address that did not answer as expected, or the model that is not in the table */
export async function pinModels(ids: readonly string[], request: typeof fetch): Promise<ModelPins> {
  const commit = await commitAt(librariesAt, request);
  const pins: Record<string, ModelPin> = {};
  for (const id of ids) {
    const model = models.find((each) => each.id === id);
    if (!model) throw new Error(`"${id}" is not in the table of models.`);
    const [, repository] = /^https:\/\/huggingface\.co\/([^/]+\/[^/]+)$/.exec(model.modelUrl) ?? [];
    const revision = await commitAt(`https://huggingface.co/api/models/${repository}/revision/main`, request);
    const sha256 = await libraryHash(libraryAt(commit, model.libUrl), request);
    pins[id] = { revision, library: { commit, sha256 } };
  }
  return pins;
}

async function commitAt(url: string, request: typeof fetch): Promise<string> {
  const answer = (await (await answerOf(url, request)).json()) as { readonly sha?: unknown };
  if (typeof answer.sha === 'string' && /^[0-9a-f]{40}$/.test(answer.sha)) return answer.sha;
  throw new Error(`${url} names no commit.`);
}

async function libraryHash(url: string, request: typeof fetch): Promise<string> {
  const bytes = new Uint8Array(await (await answerOf(url, request)).arrayBuffer());
  if (String.fromCharCode(...bytes.subarray(0, 4)) !== '\0asm') throw new Error(`${url} is not WebAssembly.`);
  return createHash('sha256').update(bytes).digest('hex');
}

async function answerOf(url: string, request: typeof fetch): Promise<Response> {
  const response = await request(url).catch((cause: unknown) => {
    throw new Error(`${url} cannot be reached.`, { cause });
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response;
}
