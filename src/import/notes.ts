type Fields = Readonly<Record<string, unknown>>;

/** What becomes known of a file while it is read: which texts were taken, and what the owner has to know, each sentence once. */
export class Notes {
  /** Paths of the texts that were read. */
  readonly read = new Set<string>();
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

  /** An entry may belong to another section. */
  guessSection(name: string | undefined, section: string, fields?: Fields): void {
    this.guess(`“${name}” stands under \`${section}\`; move it to where it belongs.`, fields);
  }

  /** Of several e-mail addresses or the like a CV has one. */
  guessOneOf(kind: string, taken: string | undefined, { length }: readonly unknown[]): void {
    if (length > 1) this.guess(`${kind}: the CV has ${taken}, of ${length} in the file.`);
  }

  leaveOut(what: string): void {
    this.#leftOut.add(what);
  }
}
