/** What somebody did, was or has, apart from any language. */
export type Predicate =
  | 'worked'
  | 'studied'
  | 'certified'
  | 'lives'
  | 'speaks'
  | 'led'
  | 'taught'
  | 'won'
  | 'published'
  | 'volunteered'
  | 'made'
  | 'owned'
  | 'likes';

/** Words that narrow what is asked: a yes to them needs a line that says as much. */
export type Qualifier =
  | 'never'
  | 'only'
  | 'all'
  | 'alone'
  | 'together'
  | 'outside'
  | 'full-time'
  | 'part-time'
  | 'finished'
  | 'with-honours'
  | 'several'
  | 'several-times'
  | 'valid'
  | 'current'
  | 'first-place'
  | 'tertiary'
  /** Only a wish of the owner tells what they would do. */
  | 'would';

/**
 * What one language says for what a yes rests on. Every expression is matched against folded text. A question is read by the
 * grammar of its own language, a line by that and the one of the CV's language.
 */
export interface Grammar {
  readonly predicates: Readonly<Record<Predicate, RegExp>>;
  readonly qualifiers: Readonly<Record<Qualifier, RegExp>>;
  /** Words of a question that ask for nothing of their own: "experience", "background", "know". */
  readonly light: RegExp;
  /** What is done with a machine, a vehicle or a program: of somebody who has its licence or skill it asks for nothing more. */
  readonly operates: RegExp;
  /** A question for a profession or a rank: "is she a …", "as a …". */
  readonly asksTitle: RegExp;
  /** What makes another title of one: "assistant to", "deputy". */
  readonly lesser: RegExp;
  /** What a line denies, wishes, or tells of somebody else, from the word to the end of its clause. */
  readonly unreal: RegExp;
  /** Denies only what follows. */
  readonly without: RegExp;
  /** The words before somebody for whom a thing is made. */
  readonly beneficiary: RegExp;
  /** Asks what was: where somebody lives today, and what they wish for next, does not deny it. */
  readonly ofThePast: RegExp;
  /** Whom one leads: "team", "staff", "people". */
  readonly team: RegExp;
  /** How the names of those end who are counted by what they do: "four engineers". */
  readonly agents: RegExp;
  /** What a line says did not happen. */
  readonly denies: RegExp;
  /** What stands before a language's name where it means a nationality: "is she Spanish". */
  readonly beforeNationality: RegExp;
  /** The words before a place that is part of a school's name: "university of". */
  readonly beforeNameOfSchool: RegExp;
  /** The words right before the name of an employer: "at", "for". */
  readonly beforeEmployer: RegExp;
  /** The words right before a kind of place where one works: "in a", "by an". */
  readonly beforeWorkplace: RegExp;
  /** What makes a name that of an employer, or a word that of a place of work, with "@" for it: "at @", "@で働". */
  readonly employs: RegExp;
  readonly workplace: RegExp;
  /** Who wrote articles wrote no book. */
  readonly book: RegExp;
  /** Since a year, or for a number of years, which is the first group: "for twelve years". */
  readonly statedTime: RegExp;
  /** Gives the year in which what a line tells ended. */
  readonly ends: RegExp;
  /** Asks that a number is reached. */
  readonly atLeast: RegExp;
  readonly lengthOfTime: RegExp;
}

/** True where a folded text states a predicate, in one of these languages. */
export function statesPredicate(predicate: Predicate, folded: string, grammars: readonly Grammar[]): boolean {
  return grammars.some(({ predicates }) => predicates[predicate].test(folded));
}
