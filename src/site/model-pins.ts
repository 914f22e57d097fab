import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { type ModelPins, shippedPins } from '../models/known/model-pins.ts';
import { modelEntry, offered } from '../models/known/model-table.ts';
import type { WebLLMSettings } from '../shared/site-data.ts';
import { isObject } from '../shared/leaves.ts';

/**
 * The pins of `MODEL_PINS`, a file relative to the owner's folder.
 *
 * @throws Error saying in one sentence what is wrong with it
 */
export function readModelPins(folder: string, file: string): ModelPins {
  const wrong = (problem: string) => new Error(`The file of MODEL_PINS, ${file}, ${problem}.`);
  let pins: unknown;
  try {
    pins = JSON.parse(readFileSync(resolve(folder, file), 'utf8').replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw wrong(cause instanceof SyntaxError ? 'is not JSON' : 'cannot be read');
  }
  if (!isObject(pins)) throw wrong('is not an object with a pin for each model id');
  const faulty = Object.entries(pins).find(([, pin]) => !v.is(pinSchema, pin));
  if (faulty) {
    throw wrong(
      `has a faulty pin for "${faulty[0]}": it must be {"revision": "<40 hex>", "library": {"commit": "<40 hex>", ` +
        '"sha256": "<64 hex>"}}, in lower case',
    );
  }
  return pins as ModelPins;
}

const hex = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`)));
const pinSchema = v.object({
  revision: hex(40),
  library: v.object({ commit: hex(40), sha256: hex(64) }),
});

/** One sentence where models that visitors may be offered have no pin; none else. */
export function unpinnedRemarks({ model, modelUrl, pins }: WebLLMSettings): readonly string[] {
  if (modelUrl !== undefined) return [];
  const ids =
    model === undefined
      ? offered.flatMap((name) => [modelEntry(name, 'f16').id, modelEntry(name, 'f32').id])
      : [model];
  const [first, ...others] = ids.filter((id) => !(pins?.[id] ?? shippedPins[id]));
  if (first === undefined) return [];
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return [
    `Not pinned: ${first}${more}. The program that runs the model is fetched from a ` +
      'branch, so its host can change it. Name a file of pins in MODEL_PINS, made by scripts/pin-models.ts of talking-cv, or ' +
      'serve the files yourself with VITE_WEBLLM_MODEL_URL and VITE_WEBLLM_MODEL_LIB_URL.',
  ];
}
