import { once } from '../shared/once';

/** Thrown where a part is needed that is not loaded yet. */
class PartNeeded extends Error {
  override readonly name = 'PartNeeded';
  readonly load: () => Promise<unknown>;

  constructor(load: () => Promise<unknown>) {
    super('A part of the answers is not loaded.');
    this.load = load;
  }
}

/** A part of the answers that few questions need. Until it is loaded, a call throws what `withParts` loads it by. */
export function lazyPart<Part>(importPart: () => Promise<Part>): () => Part {
  const load = once(importPart);
  return () => {
    if (load.loaded === undefined) throw new PartNeeded(load);
    return load.loaded;
  };
}

/**
 * The result of `compute`, which begins anew after each part that it lacked: what it gives does not depend on what was
 * loaded before. Rejects where a part cannot be loaded.
 */
export async function withParts<Result>(compute: () => Result): Promise<Result> {
  for (;;) {
    try {
      return compute();
    } catch (error) {
      if (!(error instanceof PartNeeded)) throw error;
      await error.load();
    }
  }
}
