import type { Query } from '../query/query';
import type { FoundLine, Term } from '../search/line-search';
import { affirmed, longestLine, type Context } from './context';
import { distinct, finding, type Finding } from './finding';
import { asksFit } from '../fit/may-be-ad';
import { statement } from './statement';

/** A line below this holds no more than one of many words. */
const leastScore = 1;
/** Words that a line has to share with what was told before it is called a yes. */
const leastShared = 2;
const mostLines = 3;

/** The lines that speak to what a recruiter tells and looks for; undefined where none does. */
export function storyFacts(query: Query, context: Context): Finding | undefined {
  const { say, name } = context;
  const found = context.lines
    .find(query.terms)
    .map((each) => ({ ...each, score: each.score * proof(each) }))
    .filter(({ score }) => score >= leastScore)
    .toSorted((a, b) => b.score - a.score);
  const [best] = found;
  if (!best) return undefined;
  const said = found.find(({ line }) => line.text.length <= longestLine) ?? best;
  const line = statement(said.line, context) ?? say.closest;
  const isHeld = query.isYesNo && naming(best.covered).length >= leastShared;
  return finding(
    [
      isHeld ? affirmed(line, context) : line,
      query.intent === 'fit' && asksFit(query.text, context.lexicon.asks) ? say.fit.invite(name) : undefined,
    ],
    distinct([said.line.passage, ...found.map((each) => each.line.passage)]).slice(0, mostLines),
  );
}

function naming(terms: readonly Term[]): readonly Term[] {
  return terms.filter(({ share }) => share >= 0.5);
}

/** What was done proves more than what is listed, and that more than what is said of oneself. */
function proof({ line: { passage } }: FoundLine): number {
  const { part, entry } = passage;
  if (!entry || entry.topic === 'summary') return 0.6;
  return part === 'point' || entry.topic === 'work' ? 1 : 0.8;
}
