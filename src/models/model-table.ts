/** A Qwen model of web-llm's list, with the facts that the choice depends on. */
export interface ModelEntry {
  readonly id: string;
  /** Folder of the weights and the compiled library, as in web-llm's record. */
  readonly modelUrl: string;
  readonly libUrl: string;
  /** Weights, tokenizer and library together. */
  readonly downloadBytes: number;
  /** web-llm's own estimate for its 4096-token window. */
  readonly gpuMemoryBytes: number;
  readonly needsShaderF16: boolean;
  /** Has a tensor above 128 MiB, all that web-llm gets where an adapter offers less than 1 GiB. */
  readonly needsLargeBuffers: boolean;
}

const weights = 'https://huggingface.co/mlc-ai';
const libraries =
  'https://raw.githubusercontent.com/mlc-ai/binary-mlc-llm-libs/main/web-llm-models/v0_2_86/base';

/** Megabytes: weights are parameters × 4.5 bit; tokenizer and library add about 15. MiB of GPU memory. */
const sizes = {
  'Qwen2.5-0.5B-Instruct': { library: 'Qwen2-0.5B-Instruct', download: 290, f16: 944.62, f32: 1060.2 },
  'Qwen3-0.6B': { library: 'Qwen3-0.6B', download: 350, f16: 1403.34, f32: 1924.98 },
  'Qwen2.5-1.5B-Instruct': { library: 'Qwen2-1.5B-Instruct', download: 880, f16: 1629.75, f32: 1888.97 },
  'Qwen3-1.7B': { library: 'Qwen3-1.7B', download: 985, f16: 2036.66, f32: 2635.44, largeBuffers: true },
  'Qwen2.5-3B-Instruct': {
    library: 'Qwen2.5-3B-Instruct',
    download: 1755,
    f16: 2504.76,
    f32: 2893.64,
    largeBuffers: true,
  },
  'Qwen3-4B': { library: 'Qwen3-4B', download: 2275, f16: 3431.59, f32: 4327.71, largeBuffers: true },
  'Qwen3-8B': { library: 'Qwen3-8B', download: 4620, f16: 5695.78, f32: 6852.55, largeBuffers: true },
} as const satisfies Record<
  string,
  {
    readonly library: string;
    readonly download: number;
    readonly f16: number;
    readonly f32: number;
    readonly largeBuffers?: true;
  }
>;

export type ModelName = keyof typeof sizes;
export type Precision = 'f16' | 'f32';

export const models: readonly ModelEntry[] = (Object.keys(sizes) as ModelName[]).flatMap((name) => [
  modelEntry(name, 'f16'),
  modelEntry(name, 'f32'),
]);

export function modelEntry(name: ModelName, precision: Precision): ModelEntry {
  const size: (typeof sizes)[ModelName] & { readonly largeBuffers?: true } = sizes[name];
  const variant = `q4${precision}_1`;
  return {
    id: `${name}-${variant}-MLC`,
    modelUrl: `${weights}/${name}-${variant}-MLC`,
    libUrl: `${libraries}/${size.library}-${variant}_cs1k-webgpu.wasm`,
    downloadBytes: size.download * 1e6,
    gpuMemoryBytes: size[precision] * 2 ** 20,
    needsShaderF16: precision === 'f16',
    needsLargeBuffers: size.largeBuffers ?? false,
  };
}

/** What a visitor may choose from; the others are beaten by one of these at their size (docs/decisions). */
export const offered = ['Qwen2.5-0.5B-Instruct', 'Qwen3-0.6B', 'Qwen3-1.7B', 'Qwen3-4B'] as const;
