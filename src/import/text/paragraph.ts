/** A paragraph of a document that says how it looks and not what it means. */
export interface Paragraph {
  /** One line; a tab stands where the document leaves a wide gap. */
  readonly text: string;
  /** An item of a list, without its sign. */
  readonly isPoint: boolean;
  /** Equal for paragraphs that look alike. */
  readonly style: string;
  /** In points, where the document says it. */
  readonly size?: number | undefined;
}

export interface TextDocument {
  /** In the order in which a person reads them; what stands above the first heading of each is of the person. */
  readonly columns: readonly (readonly Paragraph[])[];
  /** Addresses behind the text. */
  readonly links: readonly string[];
}
