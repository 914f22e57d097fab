import type { Match, PassageSearch } from './passage-search';
import type { Question } from './question';
import type { Passage } from './passage';
import { phrases } from './phrases';
import { quotable } from './quotable';

const mostQuotes = 3;
/** A passage this much weaker than the best one answers another question. */
const leastOfBest = 0.45;

/** Whose CV it is, and where to write when it holds no answer. */
export interface Owner {
  readonly name: string;
  readonly firstName: string;
  readonly email?: string;
}

/** The passages that answer a question; none when the best is no fit. */
export function fittingPassages(question: Question, search: PassageSearch): Passage[] {
  const [best, ...others] = search.find(question.terms);
  if (!best || !isFit(best, question)) return [];
  const fitting = others.filter(({ score }) => score >= best.score * leastOfBest);
  return [best, ...fitting].slice(0, mostQuotes).map(({ passage }) => passage);
}

/** More than half of what was asked for, or enough of a long message. */
function isFit({ covered }: Match, { terms }: Question): boolean {
  return covered * 2 > terms.length || covered >= 3;
}

/** The reply in markdown: what it is, then each quote with a link to its place on the page. */
export function quotingAnswer(passages: readonly Passage[], { language }: Question, owner: Owner): string {
  return [`*${phrases[language].label(quotable(owner.firstName))}*`, ...passages.map(quote)].join('\n\n');
}

/** The reply when nothing fits: who to ask, and what the CV does hold. */
export function emptyAnswer(
  { language, terms }: Question,
  passages: readonly Passage[],
  { firstName, email }: Owner,
): string {
  const say = phrases[language];
  const name = quotable(firstName);
  const places = firstOfEachTopic(passages).map(link);
  return [
    terms.length === 0
      ? say.greeting(name)
      : say.nothing(name, email && `[${quotable(email)}](mailto:${email})`),
    ...(places.length > 0 ? [`${say.places}\n\n${places.map((place) => `- ${place}`).join('\n')}`] : []),
  ].join('\n\n');
}

function quote(passage: Passage): string {
  const lines = passage.text.split('\n').map(quotable);
  return [...lines.join('\\\n').split('\n'), '', `— ${link(passage)}`]
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

function link({ heading, anchor }: Passage): string {
  return `[${quotable(heading)}](#${encodeURIComponent(anchor)})`;
}

function firstOfEachTopic(passages: readonly Passage[]): Passage[] {
  const topics = new Set<string>();
  return passages.filter(({ topic }) => {
    if (topic === undefined || topics.has(topic)) return false;
    topics.add(topic);
    return true;
  });
}
