import { createAnswerer, type Answerer, type Turn } from '../../answers/answer';
import type { Answer } from '../../answers/write-reply';
import type { Language, LanguagePack } from '../../answers/languages/language-pack';
import { replyMarkdown } from '../../answers/write-reply';
import type { Thesaurus } from '../../answers/thesaurus/thesaurus';
import type { Cv } from '../../resume/cv';
import { once } from '../../shared/once';
import type { ChatBackend, ChatMessage } from '../backend';
import { BackendError } from '../backend-error';
import { identifyQuotes, type QuotesIdentityWords } from './identity';
import { piecesOf, withFirstWordAtOnce } from './pieces';

export interface QuotesBackendOptions {
  /** Loads the CV; called with the first reply, and again after a failure. */
  readonly loadCv: () => Promise<{ readonly cv: Cv; readonly thesaurus: Thesaurus }>;
  readonly loadPack: (language: Language) => Promise<LanguagePack>;
  /** Loads the CV's words in other words, by the visitor's language. */
  readonly loadSynonyms: (language: Language) => Promise<string>;
  /** The language of messages whose words do not tell theirs. */
  readonly language: Language;
  readonly suggestions?: readonly string[] | undefined;
  readonly now: () => Date;
  readonly words: QuotesIdentityWords;
}

/**
 * Answers from the CV alone: no model, no key, no request beyond the site's own files. Its only failure is `part-missing`,
 * when those files cannot be loaded.
 */
export function createQuotesBackend(options: QuotesBackendOptions): ChatBackend {
  const { loadCv, loadPack, loadSynonyms, language, suggestions, now, words } = options;
  const loadAnswerer = once(async (): Promise<Answerer> => {
    const { cv, thesaurus } = await loadCv();
    return createAnswerer({ cv, thesaurus, loadPack, loadSynonyms, language, suggestions, today: now() });
  });

  /** Rejects with a `BackendError` where the CV or a language cannot be loaded. */
  async function answerOf(messages: readonly ChatMessage[], signal: AbortSignal): Promise<Answer> {
    try {
      const answerer = await loadAnswerer();
      signal.throwIfAborted();
      const answer = await answerer.answer(turnsOf(messages));
      signal.throwIfAborted();
      return answer;
    } catch (cause) {
      signal.throwIfAborted();
      throw new BackendError('quotes', 'part-missing', { cause });
    }
  }

  return {
    ...identifyQuotes(words),
    async *stream(messages, { signal }) {
      signal.throwIfAborted();
      const { language: spoken, ...answer } = await answerOf(messages, signal);
      yield { type: 'language', language: spoken };
      for (const piece of withFirstWordAtOnce(piecesOf(replyMarkdown(answer)))) {
        signal.throwIfAborted();
        yield { type: 'text-delta', ...piece };
      }
      signal.throwIfAborted();
      yield { type: 'end', reason: 'stop' };
    },
    async warmUp(_, signal) {
      try {
        const { cv } = await loadCv();
        // A name alone is answered in the CV's language. Nobody sees the answer: the next one is quicker for it.
        piecesOf(replyMarkdown(await answerOf([{ role: 'user', content: cv.person.firstName }], signal)));
      } catch {
        // A question says what could not be loaded.
        signal.throwIfAborted();
      }
    },
  };
}

function turnsOf(messages: readonly ChatMessage[]): Turn[] {
  return messages.flatMap(({ role, content }) => (role === 'system' ? [] : [{ role, content }]));
}
