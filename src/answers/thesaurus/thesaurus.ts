import type { SkillClass } from '../languages/kinds';
import type { Language } from '../languages/language-pack';

/**
 * What a CV's words are called elsewhere. The whole of it would be too much for a page, so the builder writes the excerpt
 * that one CV needs (`excerptOf`).
 */
export interface OtherNames {
  /** Each list has the names of one thing, in any language: "Machine learning", "apprentissage automatique", "ML". */
  readonly same: readonly (readonly string[])[];
  /** Names of skills by class, for the classes that the CV has skills of. */
  readonly classes: Readonly<Partial<Record<SkillClass, readonly string[]>>>;
}

export interface Thesaurus extends OtherNames {
  /** Those that the CV is written in, if only in part (`languagesOf`). */
  readonly languages: readonly Language[];
}

export const emptyThesaurus: Thesaurus = { same: [], classes: {}, languages: ['en'] };
