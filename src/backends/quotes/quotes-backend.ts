import type { ChatBackend, ChatMessage } from '../backend';
import { BackendError } from '../backend-error';
import { describeFailure, type FailureWords } from '../describe-failure';
import { emptyAnswer, findPassages, quotingAnswer } from '../../answers/answer';
import type { Owner } from '../../answers/answer';
import type { Passage } from '../../resume/passages';
import { createPassageSearch } from '../../answers/passage-search';
import type { PassageSearch } from '../../answers/passage-search';
import { readQuestion } from '../../answers/question';
import type { QuotesWords } from './words.en';

interface QuotesBackendOptions {
  /** Fetches the CV in passages; called with the first reply, and again after a failure. */
  readonly loadPassages: () => Promise<readonly Passage[]>;
  readonly owner: Owner;
  readonly words: { readonly quotes: QuotesWords; readonly failure: FailureWords };
}

/**
 * Answers by quoting the CV: no model, no key, no request beyond the site's own files. It fails only, with
 * `part-missing`, when those files cannot be fetched.
 */
export function createQuotesBackend({ loadPassages, owner, words }: QuotesBackendOptions): ChatBackend {
  let search: PassageSearch | undefined;

  async function loadedSearch(signal: AbortSignal): Promise<PassageSearch> {
    try {
      return (search ??= createPassageSearch(await loadPassages()));
    } catch (cause) {
      signal.throwIfAborted();
      throw new BackendError('quotes', 'part-missing', { cause });
    }
  }

  return {
    id: 'quotes',
    modelName: words.quotes.modelName,
    whereItRuns: words.quotes.whereItRuns,
    describeError: (error, context) => describeFailure(error, context, words.failure, words.quotes),
    async *stream(messages, { signal }) {
      signal.throwIfAborted();
      const found = await loadedSearch(signal);
      signal.throwIfAborted();
      const question = readQuestion(newestQuestion(messages), owner.name);
      const finding = findPassages(question, found);
      const text =
        finding.passages.length > 0
          ? quotingAnswer(finding, question, owner)
          : emptyAnswer(question, found.passages, owner);
      yield { type: 'text-delta', text };
      signal.throwIfAborted();
      yield { type: 'end', reason: 'stop' };
    },
    dispose() {
      search = undefined;
    },
  };
}

function newestQuestion(messages: readonly ChatMessage[]): string {
  const newest = messages.findLast(({ role }) => role === 'user');
  return newest?.content ?? '';
}
