import shipped from './model-pins.json' with { type: 'json' };

/** What of a model never changes: a commit of its weights, and a commit of its library with the SHA-256 of that file. */
export interface ModelPin {
  /** 40 hexadecimal digits, as both commits. */
  readonly revision: string;
  readonly library: { readonly commit: string; readonly sha256: string };
}

/** By model id (docs/settings.md). */
export type ModelPins = Readonly<Record<string, ModelPin>>;

/** Made by `scripts/pin-models.ts`, before a release. */
export const shippedPins: ModelPins = shipped;

interface Addresses {
  readonly id: string;
  readonly modelUrl: string;
  readonly libUrl: string;
}

/** The same model at the addresses of its pin, if there is one; `libSha256` is then the hash that its library must have. */
export function atPin<T extends Addresses>(
  model: T,
  pins: ModelPins,
): T & { readonly libSha256?: string | undefined } {
  const { revision, library } = pins[model.id] ?? {};
  if (revision === undefined || library === undefined) return model;
  return {
    ...model,
    modelUrl: `${model.modelUrl}/resolve/${revision}/`,
    libUrl: libraryAt(library.commit, model.libUrl),
    libSha256: library.sha256,
  };
}

/** The address of a library at a commit of its repository, in place of the branch. */
export function libraryAt(commit: string, libUrl: string): string {
  return libUrl.replace(/(?<=\/binary-mlc-llm-libs\/)[^/]+/, commit);
}
