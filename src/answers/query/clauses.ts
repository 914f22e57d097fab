import type { Intent } from '../intent/intents';
import type { Modifier } from '../languages/lexicon';
import type { Focus, Query } from './query';
import { readQuery, type Reader } from './read-query';

/** Intents that a message holds beside its question: a greeting before it, thanks after it. */
const courtesies: ReadonlySet<Intent> = new Set([
  'greeting',
  'thanks',
  'goodbye',
  'smalltalk',
  'acknowledge',
]);
/** Intents that continue what was said. */
const continuing: ReadonlySet<Intent> = new Set([
  'again',
  'more',
  'before-that',
  'after-that',
  'acknowledge',
]);

/** Questions in one message that are answered. */
const mostQuestions = 3;
/** A clause below this says nothing by itself. */
const leastConfidence = 0.45;

/**
 * The questions of a message, in its order: one, or several where its sentences, or the halves around an "and", each ask
 * something of their own.
 */
export function readQuestions(text: string, reader: Reader, focus: Focus): Query[] {
  const whole = readQuery(text, reader, focus);
  const sentences = sentencesOf(text);
  const read = sentences.length > 1 ? inTurn(sentences, reader, focus) : [whole];
  const questions = read.flatMap((query) => halves(query, reader, focus) ?? [query]);
  const asking = questions.filter(
    ({ intent, confidence }) => !courtesies.has(intent) && confidence >= leastConfidence,
  );
  const kept = distinctIntents(asking);
  if (kept.length === 0) return [whole];
  // What a recruiter looks for stands in the sentences around the question.
  const offer = kept.find(({ intent }) => intent === 'fit') ?? kept.find(({ intent }) => intent === 'hire');
  if (offer && sentences.length > 1)
    return [
      { ...whole, intent: offer.intent },
      ...kept.filter(({ intent }) => intent !== 'fit' && intent !== 'hire'),
    ].slice(0, mostQuestions);
  // A long message tells a story around what it asks: its clearest sentences count, in their order.
  const clearest = kept.toSorted((a, b) => weight(b) - weight(a)).slice(0, mostQuestions);
  return kept.filter((query) => clearest.includes(query));
}

/** Each sentence continues the question before it: "Does she speak English? And German?" */
function inTurn(sentences: readonly string[], reader: Reader, focus: Focus): Query[] {
  let current = focus;
  return sentences.map((sentence) => {
    const query = readQuery(sentence, reader, current);
    if (/[?？]$/.test(sentence) && !courtesies.has(query.intent))
      current = { ...focus, intent: query.intent };
    return query;
  });
}

function weight({ confidence, text }: Query): number {
  return confidence + (/[?？]\s*$/.test(text) ? 1 : 0);
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[?!？！。;；\n])\s*|(?<=\p{L}{2}\.)\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

const comparing: readonly Modifier[] = ['longest', 'more', 'earlier'];

/** Two questions around an "and", if each half asks something else. */
function halves(query: Query, reader: Reader, focus: Focus): Query[] | undefined {
  // "Which was longer, the mill or the library?" is one question.
  if (query.modifiers.has('or') && query.mentions.length > 1) return undefined;
  const pattern = new RegExp(`\\s(?:${reader.lexicon.and})\\s|[,、，]\\s*`, 'giu');
  for (const match of query.text.matchAll(pattern)) {
    const left = query.text.slice(0, match.index);
    const right = query.text.slice(match.index + match[0].length);
    // Japanese says as much in half the letters.
    const least = reader.language === 'ja' ? 4 : 8;
    if (left.length < least || right.length < Math.min(least, 6)) continue;
    const first = readQuery(left, reader, focus);
    const second = readQuery(right, reader, { ...focus, intent: first.intent });
    // "Where was she longer, in A or in B?" is one question.
    if (second.modifiers.has('or') && comparing.some((each) => first.modifiers.has(each))) continue;
    const bothAsk = [first, second].every(
      ({ intent, confidence }) =>
        confidence >= leastConfidence && !continuing.has(intent) && !courtesies.has(intent),
    );
    if (bothAsk && first.intent !== second.intent) return [first, second];
  }
  return undefined;
}

function distinctIntents(queries: readonly Query[]): Query[] {
  const seen = new Set<string>();
  return queries.filter(({ intent, mentions }) => {
    const key = `${intent} ${mentions.map(({ written }) => written).join(' ')}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
