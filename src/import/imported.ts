import type { InferInput } from 'valibot';
import type { resumeSchema } from '../resume/schema/resume-schema.ts';

/** What an importer fills: any member may be absent, and those without content are left out later. */
type Draft<Value> = Value extends readonly (infer Item)[]
  ? readonly Draft<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]?: Draft<Value[Key]> | undefined }
    : Value;

type Known = Draft<InferInput<typeof resumeSchema>>;
export type EntryOf<Key extends keyof Known> =
  NonNullable<Known[Key]> extends readonly (infer Item)[] ? Item : never;

/** JSON Resume 1.0 (https://jsonresume.org/schema), this site's own keys among them. */
export type Resume = Known & { readonly [key: string]: unknown };
export type Basics = NonNullable<Known['basics']>;
export type Place = NonNullable<Basics['location']>;
export type SocialProfile = NonNullable<Basics['profiles']>[number];
export type Work = EntryOf<'work'>;
export type Education = EntryOf<'education'>;

/** JSON Resume dates. */
export type Period = Pick<Work, 'startDate' | 'endDate'>;

/** How many entries of one section of the résumé were taken. */
export interface TakenSection {
  readonly section: string;
  readonly count: number;
}

/** What an import gives. */
export interface Imported {
  /** What the file is, e.g. "LinkedIn’s data export". */
  readonly format: string;
  /** Valid JSON Resume; no member is empty. */
  readonly resume: Resume;
  readonly taken: readonly TakenSection[];
  /** What the importer decided without being sure, a sentence each. */
  readonly guessed: readonly string[];
  /** The fields whose texts were guessed, as `guessedField` names them. */
  readonly guessedFields: readonly string[];
  /** What the file holds and the résumé does not, with the reason or the first words. */
  readonly leftOut: readonly string[];
}
