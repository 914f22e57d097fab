import { familyOf } from './families.ts';

/** A Qwen model of web-llm's list, with the facts that the choice depends on. */
export interface ModelEntry {
  readonly id: string;
  /** Folder of the weights and the compiled library, as in web-llm's record. */
  readonly modelUrl: string;
  readonly libUrl: string;
  /** Weights, tokenizer and library together. */
  readonly downloadBytes: number;
  /** What the download needs: its largest file may be there twice for a moment. */
  readonly spaceBytes: number;
  /** web-llm's own estimate for its 4096-token window. */
  readonly gpuMemoryBytes: number;
  /** The same without the logits of a whole chunk, for which web-llm's estimate makes room and which it never computes. */
  readonly usedMemoryBytes: number;
  readonly needsShaderF16: boolean;
  /** Has a tensor above 128 MiB, all that web-llm gets where an adapter offers less than 1 GiB. */
  readonly needsLargeBuffers: boolean;
  readonly languages: number;
  /** Milliseconds in which a good laptop reads a token; undefined where nobody has measured it (docs/models.md). */
  readonly msPerToken?: number | undefined;
}

const weights = 'https://huggingface.co/mlc-ai';
const libraries =
  'https://raw.githubusercontent.com/mlc-ai/binary-mlc-llm-libs/main/web-llm-models/v0_2_86/base';

/** Tokens of one prefill. */
const chunk = 1024;

interface Size {
  /** Where it has another name than the weights. */
  readonly library?: string;
  /** Megabytes: weights are parameters × 4.5 bit; tokenizer and library add 15 to 20. */
  readonly download: number;
  /** Width of the embedding, whose 4-bit tensor is the largest file. */
  readonly width: number;
  /** MiB of GPU memory, by web-llm's list. */
  readonly f16: number;
  readonly f32: number;
  readonly msPerToken?: number;
}

const sizes = {
  'Qwen2.5-0.5B-Instruct': {
    library: 'Qwen2-0.5B-Instruct',
    download: 290,
    width: 896,
    f16: 944.62,
    f32: 1060.2,
  },
  'Qwen3-0.6B': { download: 350, width: 1024, f16: 1403.34, f32: 1924.98 },
  'Qwen3.5-0.8B': { download: 445, width: 1024, f16: 1629.49, f32: 1894.19, msPerToken: 2.3 },
  'Qwen2.5-1.5B-Instruct': {
    library: 'Qwen2-1.5B-Instruct',
    download: 880,
    width: 1536,
    f16: 1629.75,
    f32: 1888.97,
  },
  'Qwen3-1.7B': { download: 985, width: 2048, f16: 2036.66, f32: 2635.44 },
  'Qwen3.5-2B': { download: 1085, width: 2048, f16: 2245.44, f32: 2591.55, msPerToken: 5.3 },
  'Qwen2.5-3B-Instruct': { download: 1755, width: 2048, f16: 2504.76, f32: 2893.64 },
  'Qwen3-4B': { download: 2275, width: 2560, f16: 3431.59, f32: 4327.71 },
  'Qwen3.5-4B': { download: 2395, width: 2560, f16: 3867.82, f32: 4680.36, msPerToken: 10 },
  'Qwen3-8B': { download: 4620, width: 4096, f16: 5695.78, f32: 6852.55 },
  'Qwen3.5-9B': { download: 5065, width: 4096, f16: 6433.01, f32: 7544.74 },
} as const satisfies Record<string, Size>;

export type ModelName = keyof typeof sizes;
export type Precision = 'f16' | 'f32';

export const models: readonly ModelEntry[] = (Object.keys(sizes) as ModelName[]).flatMap((name) => [
  modelEntry(name, 'f16'),
  modelEntry(name, 'f32'),
]);

export function modelEntry(name: ModelName, precision: Precision): ModelEntry {
  const size: Size = sizes[name];
  const variant = `q4${precision}_1`;
  const family = familyOf(name);
  const vocabulary = family?.name === 'Qwen3.5' ? 248_320 : 151_936;
  const largestFile = (vocabulary * size.width) / 2;
  return {
    id: `${name}-${variant}-MLC`,
    modelUrl: `${weights}/${name}-${variant}-MLC`,
    libUrl: `${libraries}/${size.library ?? name}-${variant}_cs1k-webgpu.wasm`,
    downloadBytes: size.download * 1e6,
    spaceBytes: size.download * 1e6 + largestFile,
    gpuMemoryBytes: size[precision] * 2 ** 20,
    usedMemoryBytes: size[precision] * 2 ** 20 - chunk * vocabulary * 4,
    needsShaderF16: precision === 'f16',
    needsLargeBuffers: largestFile > 128 * 2 ** 20,
    languages: family?.languages ?? 0,
    msPerToken: size.msPerToken,
  };
}

/** What a visitor may choose from; the others are beaten by one of these at their size (docs/decisions, docs/models.md). */
export const offered = [
  'Qwen2.5-0.5B-Instruct',
  'Qwen3-0.6B',
  'Qwen3-1.7B',
  'Qwen3.5-2B',
  'Qwen3.5-4B',
] as const;

/** The addresses of a model of web-llm's list: several records can share one model's weights. */
export function listedModel(id: string, library: string): Pick<ModelEntry, 'modelUrl' | 'libUrl'> {
  return {
    modelUrl: `${weights}/${id.replace(/-MLC.*$/, '-MLC')}`,
    libUrl: `${libraries}/${library}-webgpu.wasm`,
  };
}
