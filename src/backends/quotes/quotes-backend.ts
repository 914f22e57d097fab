import { createAnswerer, type Answerer, type Turn } from '../../answers/answer';
import { type Answer, replyMarkdown } from '../../answers/write-reply';
import type { Language, LanguagePack } from '../../answers/languages/language-pack';
import type { Thesaurus } from '../../answers/thesaurus/thesaurus';
import type { Cv } from '../../resume/cv';
import { once } from '../../shared/once';
import type { ChatBackend, ChatMessage } from '../backend';
import { BackendError } from '../backend-error';
import { identifyQuotes, type QuotesIdentityWords } from './identity';
import { lex, noLinks } from '../../streaming/markdown/lexer';

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

/** A part of a markdown text; with `atOnce` it appears whole. */
interface Piece {
  readonly text: string;
  readonly atOnce: boolean;
}

const characterReference = /(&#?\w+;)/;

/**
 * Cuts an answer into the words that are typed out and what appears at once: quotes, lists, tables, and each link or other
 * markup inside a paragraph. So markup is never seen half typed. The pieces joined are the answer.
 */
export function piecesOf(markdown: string): Piece[] {
  const pieces: Piece[] = [];
  function add(text: string, atOnce: boolean): void {
    const last = pieces.at(-1);
    if (last?.atOnce === atOnce) pieces.splice(-1, 1, { text: last.text + text, atOnce });
    else if (text !== '') pieces.push({ text, atOnce });
  }

  for (const block of lex(markdown, { open: false, links: noLinks() })) {
    const spans = block.type === 'paragraph' && 'tokens' in block ? (block.tokens ?? []) : [];
    for (const { type, raw } of spans) {
      if (type === 'text')
        for (const part of raw.split(characterReference)) add(part, characterReference.test(part));
      else add(raw, true);
    }
    add(block.raw.slice(spans.map(({ raw }) => raw).join('').length), true);
  }
  const isWhole = pieces.map(({ text }) => text).join('') === markdown;
  return isWhole ? pieces : [{ text: markdown, atOnce: true }];
}

/** The first word appears whole, so that a visitor reads it at once. */
export function withFirstWordAtOnce([first, ...rest]: readonly Piece[]): readonly Piece[] {
  if (!first) return [];
  const word = /^\S+\s+/.exec(first.text)?.[0];
  if (first.atOnce || word === undefined) return [first, ...rest];
  return [{ text: word, atOnce: true }, { text: first.text.slice(word.length), atOnce: false }, ...rest];
}
