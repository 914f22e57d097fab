type Fields = Readonly<Record<string, unknown>>;

/** Collects what the owner has to know about an import, each sentence once. */
export class Notes {
  readonly #guessed = new Set<string>();
  readonly #fields: Fields[] = [];
  readonly #leftOut = new Set<string>();

  get guessed(): string[] {
    return [...this.#guessed];
  }

  get leftOut(): string[] {
    return [...this.#leftOut];
  }

  /** @param fields the texts that were guessed, by the keys of their fields */
  guess(sentence: string, fields: Fields = {}): void {
    this.#guessed.add(sentence);
    this.#fields.push(fields);
  }

  /** True for a text that was guessed, or that a sentence on a guess names. */
  isGuess(key: string, text: string): boolean {
    if (this.#fields.some((fields) => fields[key] === text)) return true;
    // Shorter texts, and dates, stand in sentences on others.
    return text.length > 4 && /\p{L}/u.test(text) && this.guessed.some((sentence) => sentence.includes(text));
  }

  leaveOut(what: string): void {
    this.#leftOut.add(what);
  }
}
