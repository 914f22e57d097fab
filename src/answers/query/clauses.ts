import { courtesies, intents } from '../intent/groups';
import type { Modifier } from '../languages/lexicon';
import { withoutSpeech } from './dictation';
import { longestDouble, type Focus, type Query } from './query';
import { asksSomething, beginsQuestion } from './question-form';
import { readQuery, type Reader } from './read-query';

/** Questions in one message that are answered. */
const mostQuestions = 3;
/** Sentences of a message that are read by themselves, the last ones: people ask at the end of what they tell. */
const mostSentences = 24;
/** A clause below this says nothing by itself. */
const leastConfidence = 0.45;

/** Characters of a message that are read: some with which it begins, and more of its end, where people ask. */
export const longestRead = 4000;
const firstRead = 1000;

/** A message in normal form KC, which may be longer than what was written, without the middle of a very long one. */
function withoutMiddle(message: string): string {
  const text = message.normalize('NFKC');
  if (text.length <= longestRead) return text;
  return `${text.slice(0, firstRead)}\n${text.slice(firstRead - longestRead)}`;
}

/** Arabic marks as those of the other languages; offsets hold. */
function withPlainMarks(message: string): string {
  return message.replaceAll('؟', '?').replaceAll('،', ',').replaceAll('؛', ';');
}

/**
 * The questions of a message, in its order: one, or several where its sentences, or the halves around an "and", each ask
 * something of their own. What a recruiter tells before a question counts only where the question says nothing by itself.
 */
export function readQuestions(message: string, reader: Reader, focus: Focus): Query[] {
  const text = withoutSpeech(
    withPlainMarks(withoutMiddle(message)),
    reader.language,
    reader.lexicon.speech,
  ).replace(reader.lexicon.honorific, '');
  const whole = readQuery(text, reader, focus);
  const sentences = sentencesOf(text);
  const asking = sentences.filter((sentence) => asksSomething(sentence, reader.lexicon.speech));
  const isStory = asking.length > 0 && sentences.length > asking.length;
  const told = (isStory ? asking : sentences).slice(-mostSentences);
  const read = sentences.length > 1 ? inTurn(told, reader, focus) : [whole];
  const questions = read.flatMap((query) => {
    const parts = halves(query, reader, focus);
    if (parts) return parts;
    const isAsked = sentences.length > 1 && asksSomething(query.text, reader.lexicon.speech);
    return query.confidence >= leastConfidence || isAsked ? [query] : [];
  });
  const asked = questions.filter(({ intent }) => !courtesies.has(intent));
  // "What does that mean?" beside a question of its own asks no more than that.
  const telling = asked.filter(({ intent }) => intent !== 'more');
  const kept = distinctQuestions(telling.length > 0 ? telling : asked);
  if (kept.length === 0) return [whole];
  if (isStory && kept.every(isVague)) return [ofStory(whole, kept, reader)];
  // A long message tells a story around what it asks: its clearest sentences count, in their order.
  const clearest = kept.toSorted((a, b) => weight(b) - weight(a)).slice(0, mostQuestions);
  return kept.filter((query) => clearest.includes(query));
}

/** Intents that leave open what they are about. */
const vague = intents(
  'fit',
  'hire',
  'has-skill',
  'skill-use',
  'tell-about',
  'strengths',
  'achievements',
  'about',
  'again',
  'more',

  'acknowledge',
  'work-history',
  'other-task',
  'bot',
  'help',
  'degree-check',
  'occupation',
  'character',
  'worked-at',
);

/** What a question asks for beside its subject; it says enough by itself then. */
const precise: readonly Modifier[] = ['count', 'when', 'duration', 'who', 'where'];

/** "Has she done anything like that?" says nothing without what was told before. */
function isVague({ intent, confidence, modifiers, mentions }: Query): boolean {
  const isNaming = mentions.some(({ entities }) => entities.length > 0);
  const isOpen = vague.has(intent) || confidence < leastConfidence;
  return isOpen && !isNaming && !precise.some((each) => modifiers.has(each));
}

/** What a story tells beside its question, of that question. */
const storyShare = 0.5;

/** The question about what its story tells, as far as the CV holds words of it. */
function ofStory(whole: Query, asked: readonly Query[], { knowledge: { lines } }: Reader): Query {
  const own = asked.flatMap(({ terms }) => terms);
  const told = whole.terms
    .filter(({ written }) => !own.some((term) => term.written === written))
    .map((term) => ({ ...term, share: term.share * storyShare }));
  const terms = [
    ...own.filter(({ share }) => share === 1),
    ...told.filter(({ share }) => share === storyShare),
  ];
  const [first = whole] = asked;
  return {
    ...first,
    intent: 'tell-about',
    ranked: [{ intent: 'tell-about', probability: 1 }],
    mentions: [],
    rest: [],
    meant: [],
    terms: terms.filter((term) => lines.weightOf(term) > 0),
    isStory: true,
  };
}

/** Each sentence continues the question before it: "Does she speak English? And German?" */
function inTurn(sentences: readonly string[], reader: Reader, focus: Focus): Query[] {
  let current = focus;
  return sentences.map((sentence) => {
    const query = readQuery(sentence, reader, current);
    if (/[?？]$/.test(sentence)) current = { ...focus, intent: query.intent };
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

/** Two questions around an "and": each begins as a question does, or asks something else. */
function halves(query: Query, reader: Reader, focus: Focus): Query[] | undefined {
  if (query.text.length > longestDouble) return undefined;
  if (query.intent === 'compare') return undefined;
  const pattern = new RegExp(`\\s(?:${reader.lexicon.and})\\s|[,、，]\\s*`, 'giu');
  const joining = new RegExp(`^(?:${reader.lexicon.and})\\s+`, 'iu');
  for (const match of query.text.matchAll(pattern)) {
    const left = query.text.slice(0, match.index);
    const right = query.text.slice(match.index + match[0].length).replace(joining, '');
    // Japanese says as much in half the letters.
    const least = reader.language === 'ja' ? 4 : 8;
    if (left.length < least || right.length < Math.min(least, 6)) continue;
    const first = readQuery(left, reader, focus);
    const second = readQuery(right, reader, { ...focus, intent: first.intent });
    // "Where was she longer, in A or in B?" is one question.
    if (second.modifiers.has('or')) continue;
    if (asksSomething(left, reader.lexicon.speech) && beginsQuestion(right, reader.lexicon.speech))
      return [first, second];
    const bothAsk = [first, second].every(
      ({ intent, confidence }) => confidence >= leastConfidence && !courtesies.has(intent),
    );
    if (bothAsk && first.intent !== second.intent) return [first, second];
  }
  return undefined;
}

/** The same question in other words is answered once. */
function distinctQuestions(queries: readonly Query[]): Query[] {
  const seen = new Set<string>();
  return queries.filter(({ intent, mentions, terms }) => {
    const about = [...mentions, ...terms].map(({ written }) => written.toLowerCase());
    const key = `${intent} ${[...new Set(about)].join(' ')}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
