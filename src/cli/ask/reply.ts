import type { Answerer, Turn } from '../../answers/answer.ts';
import { detectLanguage } from '../../answers/languages/detect-language.ts';
import type { Language } from '../../answers/languages/language-pack.ts';
import { explain } from '../../answers/explain.ts';
import { replyMarkdown, type Answer } from '../../answers/write-reply.ts';
import type { ChatBackend } from '../../backends/backend.ts';
import { assistant as english } from '../../words/en.ts';
import { readReply } from '../model-backend.ts';
import { indented, plainText } from './plain-text.ts';

type Quote = Pick<Answer['quotes'][number], 'anchor' | 'heading' | 'text'>;

export interface Reply {
  /** The markdown that the chat would show. */
  readonly text: string;
  /** The part of it that quotes nothing. */
  readonly ownWords: string;
  /** BCP 47. */
  readonly language: string;
  /** Null where a model answered. */
  readonly intent: string | null;
  readonly quotes: readonly Quote[];
  /** True where the own words show the quotes already. */
  readonly showsQuotes?: boolean | undefined;
  /** Why it was answered so, in lines; none where a model answered. */
  readonly explanation?: readonly string[] | undefined;
  /** Who wrote it, for people at a terminal. */
  readonly signature: string;
}

/** Answers a conversation that ends with the visitor's message. */
export type Ask = (turns: readonly Turn[]) => Promise<Reply>;

export function askCv(answerer: Answerer): Ask {
  return async (turns) => {
    const answer = await answerer.answer(turns);
    const { language, intent, showsQuotes } = answer;
    const quotes = answer.quotes.map(({ anchor, heading, text }) => ({ anchor, heading, text }));
    return {
      text: replyMarkdown(answer),
      ownWords: answer.text,
      language,
      intent,
      quotes,
      showsQuotes,
      signature: english.backends.quotes.whereItRuns,
      explanation: explain(answer),
    };
  };
}

/** `otherwise`: the language of a question whose words do not tell theirs. */
export function askModel(backend: ChatBackend, systemPrompt: string, otherwise: Language): Ask {
  return async (turns) => {
    const text = await readReply(backend, [{ role: 'system', content: systemPrompt }, ...turns]);
    const language = detectLanguage(turns.at(-1)?.content ?? '', otherwise);
    const signature = `Written by ${backend.modelName}, an AI model.`;
    return { text, ownWords: text, language, intent: null, quotes: [], signature };
  };
}

/** A reply for people at a terminal of `width` characters: own words, each quote with its address, and who wrote it. */
export function terminalText(reply: Reply, width: number): string {
  const { ownWords, quotes, showsQuotes = false, signature } = reply;
  const shown = (showsQuotes ? [] : quotes).map((quote) => terminalQuote(quote, width));
  return [plainText(ownWords), ...shown, `(${signature})`].filter(Boolean).join('\n\n');
}

/** An owner's answer is markdown and stands nowhere on the page. */
function terminalQuote({ anchor, heading, text }: Quote, width: number): string {
  if (anchor === '') return indented(plainText(text), '  ', width);
  return `${indented(text, '  ', width)}\n  — ${heading} #${anchor}`;
}
