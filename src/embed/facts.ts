/** What `embed.js` knows of its folder. The builder writes it before the script (`src/site/build-embed.tsx`). */
export interface EmbedFacts {
  /** Of the button, as CSS writes them. */
  readonly accent: string;
  readonly onAccent: string;
  /** One for each language of the CV, the first one's for pages in any other. */
  readonly languages: readonly [EmbedLanguage, ...EmbedLanguage[]];
}

export interface EmbedLanguage {
  /** Of the CV, without a region: `fr`. */
  readonly tag: string;
  /** Of the interface. */
  readonly lang: string;
  /** The frame's page, relative to `embed.js`. */
  readonly frame: string;
  readonly open: string;
  readonly about: string;
  /** Where the host lets no frame in, and the link that follows it. */
  readonly blocked: string;
  readonly openAlone: string;
}
