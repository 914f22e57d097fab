import type { Match, PassageSearch } from './passage-search';
import type { Question, Term } from './question';
import type { Passage } from '../resume/passages';
import { phrases } from './phrases';
import { quotable } from './quotable';

const mostQuotes = 3;
/** A passage this much weaker than the best one answers another question. */
const leastOfBest = 0.3;

/** Whose CV it is, and where to write when it holds no answer. */
export interface Owner {
  readonly name: string;
  readonly firstName: string;
  readonly email?: string | undefined;
}

export interface Finding {
  readonly passages: readonly Passage[];
  /** What was asked for, in the visitor's words, and is nowhere in the CV. */
  readonly missing: readonly string[];
}

/** The passages that answer a question; none when even the best is no fit. */
export function findPassages({ terms }: Question, search: PassageSearch): Finding {
  const matches = search.find(terms);
  const [best, ...others] = matches;
  const known = new Set(matches.flatMap(({ covered }) => covered));
  const missing = terms.filter((term) => !known.has(term)).map(({ written }) => written);
  if (!best || !isFit(best, terms)) return { passages: [], missing };
  const fitting = others.filter(({ score }) => score >= best.score * leastOfBest);
  return { passages: [best, ...fitting].slice(0, mostQuotes).map(({ passage }) => passage), missing };
}

/** Half of what was asked for, or enough of a long message; a guess must be surer. */
function isFit({ covered, guessed }: Match, terms: readonly Term[]): boolean {
  const share = covered.length / terms.length;
  return share > 0.5 || (share === 0.5 && !guessed) || covered.length >= 3;
}

/** The reply in markdown: what it is, then each quote with a link to its place on the page. */
export function quotingAnswer(
  { passages, missing }: Finding,
  { language }: Question,
  { firstName }: Owner,
): string {
  const say = phrases[language];
  return [
    `*${say.label(quotable(firstName))}*`,
    // In a long message the words that are missing are those of the visitor's own story.
    ...(missing.length > 0 && missing.length <= 2 ? [say.missing(missing.map(quotable))] : []),
    ...passages.map(quote),
  ].join('\n\n');
}

/** The reply when nothing fits: who to ask, and what the CV does hold. */
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
