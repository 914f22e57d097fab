import { createAnswerer } from '../../answers/answer';
import type { Language } from '../../answers/languages/language-pack';
import { loadPack } from '../../answers/languages/load-pack';
import { replyMarkdown } from '../../answers/write-reply';
import { withWholeAddresses } from '../../chat/links/page-address';
import type { AssistantData } from '../../shared/site-data';
import type { AnswerQuestion } from './ask-about-owner';

interface AnswerOptions {
  readonly loadCv: () => Promise<Pick<AssistantData, 'cv' | 'thesaurus'>>;
  /** Loads the CV's words in other words, by the language of the question. */
  readonly loadSynonyms: (language: Language) => Promise<string>;
  readonly language: Language;
  readonly suggestions: readonly string[];
  readonly today: Date;
  /** Address of the page with the CV, without a fragment. */
  readonly page: string;
}

/** What the chat would quote, with links that lead to the CV from anywhere. Rejects where the CV cannot be loaded. */
export async function answerFromCv({ loadCv, page, ...options }: AnswerOptions): Promise<AnswerQuestion> {
  const { cv, thesaurus } = await loadCv();
  const answerer = createAnswerer({ ...options, cv, thesaurus, loadPack });
  return async (question) => {
    const answer = await answerer.answer([{ role: 'user', content: question }]);
    return withWholeAddresses(replyMarkdown(answer), page);
  };
}
