import type { SkillClass } from '../languages/kinds';

/**
 * What a CV's words are called elsewhere. The whole of it would be too much for a page, so the builder writes the excerpt
 * that one CV needs (`excerptOf`).
 */
export interface Thesaurus {
  /** Each list has the names of one thing, in any language: "Machine learning", "apprentissage automatique", "ML". */
  readonly same: readonly (readonly string[])[];
  /** Names of skills by class, for the classes that the CV has skills of. */
  readonly classes: Readonly<Partial<Record<SkillClass, readonly string[]>>>;
}

export const emptyThesaurus: Thesaurus = { same: [], classes: {} };
