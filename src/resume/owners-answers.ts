import type { JsonReader } from './json-reader';

/** An answer of the owner's to what a CV does not say, such as a notice period. */
export interface OwnersAnswer {
  /** One or more phrasings. */
  readonly questions: readonly string[];
  /** In markdown. */
  readonly answer: string;
  /** BCP 47; unset: the CV's. */
  readonly language?: string | undefined;
}

/** Reads `assistant.answers`, a key of this site's own. */
export function readOwnersAnswers(field: JsonReader): OwnersAnswer[] {
  return field.objects((entry) => {
    const question = entry.at('question');
    const questions = question.textOrTexts();
    const answer = entry.at('answer').text();
    const language = readLanguageTag(entry.at('language'));
    if (question.isAbsent || (question.isList && questions.length === 0))
      question.report('is missing; write the question, or a list of its phrasings');
    if (entry.at('answer').isAbsent)
      entry.at('answer').report('is missing; write what the assistant answers');
    return questions.length === 0 || answer === undefined ? undefined : { questions, answer, language };
  });
}

/** In its canonical form, e.g. `de-CH`. */
function readLanguageTag(field: JsonReader): string | undefined {
  const text = field.line();
  if (text === undefined) return undefined;
  const tag = canonicalTag(text);
  return tag ?? field.report(`"${text}" is not a language code; write one such as en, fr or de`);
}

function canonicalTag(text: string): string | undefined {
  try {
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
    const [tag] = Intl.getCanonicalLocales(text);
    return tag !== undefined && names.of(tag) !== undefined ? tag : undefined;
  } catch {
    return undefined;
  }
}
