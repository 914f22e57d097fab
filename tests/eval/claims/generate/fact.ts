import type { Label, LieKind } from '../kinds';

/** What templates speak of. */
export const factKinds = [
  'job-now',
  'job-past',
  'job-now-duration',
  'job-past-duration',
  'job-order',
  'job-first',
  'education',
  'studies-now',
  'skill',
  'skills',
  'languages',
  'language-native',
  'language-fluent',
  'language-basic',
  'languages-count',
  'employers-count',
  'absent',
  'email',
  'phone',
  'url',
  'lives',
  'headline',
  'award',
  'certificate',
  'publication',
  'project',
  'volunteer',
  'point',
  'point-quote',
  'not-employer',
  'not-place',
  'not-language',
  'not-skill',
  'not-school',
  'never-skill',
  'never-language',
] as const;

export type FactKind = (typeof factKinds)[number];

/** The words that templates name in braces. */
export type Slots = Readonly<Record<string, string | undefined>>;

/** Makes a true sentence false. */
export interface Lie {
  readonly kind: LieKind;
  /** Instead of the true words; at least one must be in the template. */
  readonly set: Slots;
  /** False only beside one of these slots. */
  readonly besides?: readonly string[] | undefined;
}

/** One fact in the words of one language. */
export interface Fact {
  readonly kind: FactKind;
  /** `true`, or what is wrong with every sentence that is made of it. */
  readonly label: Label;
  readonly slots: Slots;
  readonly lies: readonly Lie[];
  /** Slots without which its dates are not true: a title, where the employer had the person twice. */
  readonly datesNeed?: string | undefined;
}

export function isSaid(slot: string, template: string): boolean {
  return template.includes(`{${slot}}`);
}
