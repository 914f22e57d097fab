/** The anchors of the sections that a CV has. */
export type SectionAnchors = ReadonlySet<string>;
