/**
 * Searches one text for a reader that asks from ever later positions, and keeps each answer as long as it holds: every
 * part of the text is searched once, however often the reader asks. Positions are in UTF-16 units; none is `Infinity`.
 */
export class TextAhead {
  readonly text: string;
  private readonly answers = new Map<unknown, { readonly from: number; readonly at: number }>();

  constructor(text: string) {
    this.text = text;
  }

  /** Where `rest`, the end of the text, begins. */
  positionOf(rest: string): number {
    return this.text.length - rest.length;
  }

  /** Where `pattern`, which is global, next matches. */
  find(pattern: RegExp, from: number): number {
    return this.first(pattern, from, () => {
      pattern.lastIndex = from;
      return pattern.exec(this.text)?.index ?? Infinity;
    });
  }

  /** The first position at or after `from` with the property `what`, which `search` finds. */
  first(what: unknown, from: number, search: () => number): number {
    const known = this.answers.get(what);
    if (known && known.from <= from && from <= known.at) return known.at;
    const at = search();
    this.answers.set(what, { from, at });
    return at;
  }
}
