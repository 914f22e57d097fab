import { exactNames } from './entities/exact-names';
import { distinct } from './facts/finding';
import type { Knowledge } from './knowledge';
import { whichLanguages, within } from './languages/other-languages';
import type { Passage } from './passages';
import { quotable } from './quotable';
import { tokens } from './text/tokens';
import { replyMarkdown, type Answer } from './write-reply';

interface Options {
  readonly knowledge: Knowledge;
  /** Of the message (BCP 47). */
  readonly told: string;
  /** Of the interface: it is spoken where there is no sentence in the message's. */
  readonly language: string;
  readonly suggestions: readonly string[];
}

const mostQuotes = 3;
/** Names that are looked for in a long message. */
const mostNames = 20;
/** Words that two phrasings of one question share, at least. */
const leastShared = 0.6;

/**
 * The reply to a message in a language in which no answers are given: the owner's own, or which languages there are, the lines
 * that hold the names of the message, and what may be asked. It says neither yes nor that the CV lacks anything.
 */
export function answerInOther(text: string, { knowledge, told, language, suggestions }: Options): Answer {
  const { cv } = knowledge;
  const own = cv.answers.find(({ questions }) =>
    questions.some((each) => likeness(each, text) >= leastShared),
  );
  if (own) {
    const heading = quotable(cv.person.firstName);
    const quotes: Passage[] = [{ anchor: '', heading, text: own.answer, part: 'answer' }];
    return { text: `${heading}:`, quotes, intent: 'other-language', language: own.language ?? told };
  }
  const { sentence, language: spoken } = whichLanguages([told, language]);
  const quotes = linesOf(text, knowledge);
  const list = suggestions.map((question) => `- ${within(spoken, quotable(question))}`).join('\n');
  return {
    text: [replyMarkdown({ text: sentence, quotes }), list].filter(Boolean).join('\n\n'),
    quotes,
    showsQuotes: true,
    intent: 'other-language',
    language: spoken,
  };
}

function likeness(one: string, other: string): number {
  const [words, others] = [one, other].map((text) => new Set(tokens(text).map(({ folded }) => folded)));
  const shared = [...words!].filter((word) => others!.has(word)).length;
  return shared / new Set([...words!, ...others!]).size;
}

/** The lines of the CV that hold the names of a message; each name has its best before any has a second. */
function linesOf(text: string, knowledge: Knowledge): Passage[] {
  const { names, rest } = exactNames(text, knowledge);
  const others = rest.match(capitals) ?? [];
  const lines = knowledge.passages.map((passage) => {
    const { entry, part, heading } = passage;
    const own = part === 'entry' && entry ? [entry.title, entry.organisation, ...entry.tags] : [];
    const named = own.map((each) => words(each ?? ''));
    return { passage, named, held: words(passage.text), above: words(heading) };
  });
  const found = distinct([...names, ...others])
    .slice(0, mostNames)
    .map((name) => {
      const wanted = words(name);
      return distinct([
        ...lines.filter(({ named }) => named.includes(wanted)),
        ...lines.filter(({ held }) => held.includes(wanted)),
        ...lines.filter(({ above }) => above.includes(wanted)),
      ]);
    });
  const rounds = Array.from({ length: mostQuotes }, (_, round) =>
    found.flatMap((each) => each.slice(round, round + 1)),
  );
  return distinct(rounds.flat().map(({ passage }) => passage)).slice(0, mostQuotes);
}

/** Names that stand in the CV's prose alone: capitals within a sentence. */
const capitals =
  /(?=\p{Lu})(?<=[\p{L}\p{N},;:"“«(]\s*)(?<!\p{L})[\p{L}\p{M}\p{N}]+(?:[\s&.'’-]+(?:(?:of|de|du|der|do|da|and|the)\s+)*\p{Lu}[\p{L}\p{M}\p{N}]+)*/gu;

/** A text as it is compared word by word. */
function words(text: string): string {
  return ` ${tokens(text)
    .map(({ folded }) => folded)
    .join(' ')} `;
}
