import type { ChatBackend, ChatMessage } from '../backend';
import { BackendError } from '../backend-error';
import { emptyAnswer, findPassages, quotingAnswer } from '../../answers/answer';
import type { Owner } from '../../answers/answer';
import type { Passage } from '../../resume/passages';
import { createPassageSearch } from '../../answers/passage-search';
import type { PassageSearch } from '../../answers/passage-search';
import { readQuestion } from '../../answers/question';

interface QuotesBackendOptions {
  /** Fetches the CV in passages; called with the first reply, and again after a failure. */
  readonly loadPassages: () => Promise<readonly Passage[]>;
  readonly owner: Owner;
}

/**
 * Answers by quoting the CV: no model, no key, no request beyond the site's own files. It fails only, with
 * `offline`, when those files cannot be fetched.
 */
export function createQuotesBackend({ loadPassages, owner }: QuotesBackendOptions): ChatBackend {
  let search: PassageSearch | undefined;

  async function loadedSearch(signal: AbortSignal): Promise<PassageSearch> {
    try {
      return (search ??= createPassageSearch(await loadPassages()));
    } catch (cause) {
      signal.throwIfAborted();
      throw new BackendError('quotes', 'offline', { detail: 'The CV could not be loaded.', cause });
    }
  }

  return {
    id: 'quotes',
    modelName: 'Quotes from the CV',
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

/** Without the suffix that tells Qwen not to think. */
function newestQuestion(messages: readonly ChatMessage[]): string {
  const newest = messages.findLast(({ role }) => role === 'user');
  return (newest?.content ?? '').replace(/\s*\/no_think\s*$/, '');
}
