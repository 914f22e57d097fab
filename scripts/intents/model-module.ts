import { symbolOf, zero, type IntentModel } from '../../src/answers/intent/classifier.ts';
import type { Intent } from '../../src/answers/intent/intents.ts';
import type { Language } from '../../src/answers/languages/language-pack.ts';
import type { Weights } from './softmax.ts';

/** Weights are multiples of it: half of it is lost on average at most, which no message notices. */
const unit = 0.9;
/** A digit of {@link IntentModel.steps}, and the number of weights of a feature, are smaller than this. */
const symbols = 85;

export interface Fitted {
  readonly weights: Weights;
  /** Of each row of weights: a word, or the key of another feature. */
  readonly keys: readonly (string | number)[];
  readonly words: readonly string[];
  readonly intents: readonly Intent[];
}

export function encodeModel({ weights, keys, words, intents }: Fitted): IntentModel {
  const parts = { steps: '', rests: '', counts: '', targets: '', sizes: '' };
  const units = (value: number) => Math.max(-zero, Math.min(zero, Math.round(value / unit)));
  const rowsByKey = new Map(keys.map((key, row) => [key, row]));

  function addRow(row: number | undefined): void {
    const found =
      row === undefined
        ? []
        : Array.from(intents, (_, at) => ({ at, size: units(weights.values[row * weights.width + at]!) }));
    const kept = found.filter(({ size }) => size !== 0).slice(0, symbols - 1);
    parts.counts += symbolOf(kept.length);
    kept.forEach(({ at, size }, which) => {
      parts.targets += symbolOf(at - (kept[which - 1]?.at ?? 0));
      parts.sizes += symbolOf(zero + size);
    });
  }

  for (const word of words) addRow(rowsByKey.get(word));
  let last = 0;
  for (const key of keys.filter((key) => typeof key === 'number').toSorted((one, other) => one - other)) {
    const row = rowsByKey.get(key)!;
    const values = weights.values.subarray(row * weights.width, (row + 1) * weights.width);
    if (values.every((value) => units(value) === 0)) continue;
    // A feature without weights bridges a gap that is too wide for its two digits.
    for (; key - last >= symbols * 32; last += symbols * 32 - 1) {
      parts.steps += symbolOf(symbols - 1);
      parts.rests += symbolOf(31);
      addRow(undefined);
    }
    parts.steps += symbolOf(Math.floor((key - last) / 32));
    parts.rests += symbolOf((key - last) % 32);
    addRow(row);
    last = key;
  }
  const biases = Array.from(weights.biases, (bias) => symbolOf(zero + units(bias))).join('');
  return { intents: intents.join(' '), words: words.join(' '), ...parts, biases, unit };
}

/**
 * The source of a model's module, formatted.
 * @param inputs hash of what it was trained from
 */
export function modelModule(model: IntentModel, language: Language, inputs: string): string {
  const properties = Object.entries(model).map(([name, value]: [string, string | number]) => {
    const written = typeof value === 'string' ? `'${value}'` : String(value);
    const line = `  ${name}: ${written},`;
    return line.length > 110 ? `  ${name}:\n    ${written},` : line;
  });
  return [
    "import type { IntentModel } from '../classifier';",
    '',
    `/** Written by \`npm run train-intents\` from ${language}.txt; inputs: ${inputs}. */`,
    'const model: IntentModel = {',
    ...properties,
    '};',
    'export default model;',
    '',
  ].join('\n');
}
