import type { Resume } from './schema/resume-schema';

/** An answer of the owner's to what a CV does not say, such as a notice period. */
export interface OwnersAnswer {
  /** One or more phrasings. */
  readonly questions: readonly string[];
  /** In markdown. */
  readonly answer: string;
  /** BCP 47; unset: the CV's. */
  readonly language?: string | undefined;
}

export function ownersAnswersOf({ assistant }: Resume): OwnersAnswer[] {
  return assistant.answers.map(({ question, answer, language }) => ({
    questions: question,
    answer,
    language,
  }));
}
