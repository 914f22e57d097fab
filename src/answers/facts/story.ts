import type { Query } from '../query/query';
import { longestLine, type Context } from './context';
import { distinct, finding, type Finding } from './finding';
import { asksFit } from '../fit/may-be-ad';
import { statement } from './statement';

/** A line below this holds no more than one of many words. */
const leastScore = 1;
const mostLines = 3;

/** The lines that speak to what a recruiter tells and looks for; undefined where none does. */
export function storyFacts(query: Query, context: Context): Finding | undefined {
  const { say, name } = context;
  const found = context.lines.find(query.terms).filter(({ score }) => score >= leastScore);
  const [best] = found;
  if (!best) return undefined;
  const said = found.find(({ line }) => line.text.length <= longestLine) ?? best;
  const line = statement(said.line, context) ?? say.closest;
  return finding(
    [
      line,
      query.intent === 'fit' && asksFit(query.text, context.lexicon.asks) ? say.fit.invite(name) : undefined,
    ],
    distinct([said.line.passage, ...found.map((each) => each.line.passage)]).slice(0, mostLines),
  );
}
