import type { Match, PassageSearch } from './passage-search';
import type { Question, Term } from './question';
import type { Passage } from '../resume/passages';
import type { Owner } from '../site-data';
import { phrases } from './phrases';
import { quotable } from './quotable';

const mostQuotes = 3;
/** A passage with less than this share of the best score answers another question. */
const leastOfBest = 0.3;

interface Finding {
  readonly passages: readonly Passage[];
  /** The visitor's words that the CV does not contain. */
  readonly missing: readonly string[];
}

/** The passages that answer a question; empty if even the best one does not fit. */
export function findPassages({ terms }: Question, search: PassageSearch): Finding {
  const matches = search.find(terms);
  const [best, ...others] = matches;
  const known = new Set(matches.flatMap(({ covered }) => covered));
  const missing = terms.filter((term) => !known.has(term)).map(({ written }) => written);
  if (!best || !isFit(best, terms)) return { passages: [], missing };
  const fitting = others.filter(({ score }) => score >= best.score * leastOfBest);
  return { passages: [best, ...fitting].slice(0, mostQuotes).map(({ passage }) => passage), missing };
}

/** True if a passage covers half of the terms, or three of a long message. Fuzzy matches must cover more than half. */
function isFit({ covered, guessed }: Match, terms: readonly Term[]): boolean {
  const share = covered.length / terms.length;
  return share > 0.5 || (share === 0.5 && !guessed) || covered.length >= 3;
}

/** The reply in markdown: a label, then each quote with a link to its anchor. */
export function quotingAnswer(
  { passages, missing }: Finding,
  { language }: Question,
  { firstName }: Owner,
): string {
  const say = phrases[language];
  return [
    `*${say.label(quotable(firstName))}*`,
    // In a long message, the missing words belong to the visitor's own story.
    ...(missing.length > 0 && missing.length <= 2 ? [say.missing(missing.map(quotable))] : []),
    ...passages.map(quote),
  ].join('\n\n');
}

/** The reply if nothing fits: who to ask, and which parts the CV has. */
export function emptyAnswer(
  { language, terms }: Question,
  passages: readonly Passage[],
  { firstName, email }: Owner,
): string {
  const say = phrases[language];
  const name = quotable(firstName);
  const places = firstOfEachTopic(passages).map(
    ({ anchor, topic, heading }) => `[${say.topics[topic ?? ''] ?? quotable(heading)}](${hash(anchor)})`,
  );
  const opening = terms.length === 0 ? say.greeting(name) : say.nothing(name, email && quotable(email));
  return places.length > 0 ? `${opening}\n\n${say.places} ${places.join(', ')}.` : opening;
}

function quote({ text, heading, anchor }: Passage): string {
  const words = text.split('\n').map(quotable).join('\\\n').split('\n');
  const source = `— [${quotable(heading)}](${hash(anchor)})`;
  return [...words, '', source].map((line) => `> ${line}`.trimEnd()).join('\n');
}

const hash = (anchor: string) => `#${encodeURIComponent(anchor)}`;

function firstOfEachTopic(passages: readonly Passage[]): Passage[] {
  const topics = new Set<string>();
  return passages.filter(({ topic }) => {
    if (topic === undefined || topics.has(topic)) return false;
    topics.add(topic);
    return true;
  });
}
