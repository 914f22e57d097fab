/** Collects what the owner has to know about an import, each sentence once. */
export class Notes {
  readonly #guessed = new Set<string>();
  readonly #leftOut = new Set<string>();

  get guessed(): string[] {
    return [...this.#guessed];
  }

  get leftOut(): string[] {
    return [...this.#leftOut];
  }

  guess(sentence: string): void {
    this.#guessed.add(sentence);
  }

  leaveOut(what: string): void {
    this.#leftOut.add(what);
  }
}
