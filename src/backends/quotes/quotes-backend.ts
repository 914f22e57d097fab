import { once } from '../../once';
import type { ChatBackend, ChatMessage } from '../backend';
import { BackendError } from '../backend-error';
import { emptyAnswer, findPassages, quotingAnswer } from '../../answers/answer';
import type { Passage } from '../../resume/passages';
import type { Owner } from '../../site-data';
import { createPassageSearch } from '../../answers/passage-search';
import type { PassageSearch } from '../../answers/passage-search';
import { readQuestion } from '../../answers/question';
import { identifyQuotes, type QuotesIdentityWords } from './identity';

export interface QuotesBackendOptions {
  /** Loads the CV in passages; called with the first reply, and again after a failure. */
  readonly loadPassages: () => Promise<readonly Passage[]>;
  readonly owner: Owner;
  readonly words: QuotesIdentityWords;
}

/**
 * Answers by quoting the CV: no model, no key, no request beyond the site's own files. Its only failure is `part-missing`,
 * when those files cannot be loaded.
 */
export function createQuotesBackend({ loadPassages, owner, words }: QuotesBackendOptions): ChatBackend {
  const loadSearch = once(async () => createPassageSearch(await loadPassages()));

  async function search(signal: AbortSignal): Promise<PassageSearch> {
    try {
      return await loadSearch();
    } catch (cause) {
      signal.throwIfAborted();
      throw new BackendError('quotes', 'part-missing', { cause });
    }
  }

  return {
    ...identifyQuotes(words),
    async *stream(messages, { signal }) {
      signal.throwIfAborted();
      const found = await search(signal);
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
      // Nothing outlives a reply.
    },
  };
}

function newestQuestion(messages: readonly ChatMessage[]): string {
  const newest = messages.findLast(({ role }) => role === 'user');
  return newest?.content ?? '';
}
