import type { CvEntry } from '../../resume/cv';
import { quotable } from '../quotable';
import type { Query } from '../query/query';
import { asksNumber, linesOfSpoken } from '../query/spoken';
import type { Line } from '../search/line-search';
import { numbersIn } from '../time/numbers';
import { affirmedIfAsked, lineOf, longestLine, passagesFor, type Context } from './context';
import { finding, type Finding } from './finding';
import { statement } from './statement';
import { jobTasks, postTopics } from './work';

/** The line that answers a question about what was spoken of: "how many were they?", "which tool did he use?" */
export function detailOfSpoken(query: Query, context: Context): Finding | undefined {
  const { say, name } = context;
  const [entry] = query.focus.entries;
  if (!entry) return undefined;
  if (query.modifiers.has('where') && entry.place !== undefined)
    return finding(say.inPlace(quotable(entry.place), lineOf(entry, context)), passagesFor([entry], context));
  const line =
    linesOfSpoken(query, context)
      .map((found) => found.line)
      .find(({ passage, text }) => passage.entry === entry && text.length <= longestLine) ??
    lineWithNumber(entry, query, context);
  const evidence = [...passagesFor([entry], context), ...context.pointsOf(entry)];
  if (line)
    return finding(affirmedIfAsked(statement(line, context) ?? say.closest, query, context), [
      line.passage,
      ...evidence,
    ]);
  if (query.modifiers.has('why')) return finding(say.unsaid.motivation(name), evidence.slice(0, 1), true);
  return postTopics.has(entry.topic) ? jobTasks(query, context) : undefined;
}

/** What an entry says, beside its names. */
function linesOf(entry: CvEntry, { passageOf, pointsOf }: Context): Line[] {
  const own = passageOf(entry);
  const texts = entry.lines.filter((text) => text !== entry.title);
  return [
    ...(own ? texts.map((text) => ({ passage: own, text })) : []),
    ...pointsOf(entry).map((passage) => ({ passage, text: passage.text })),
  ];
}

/** "How many?" in words that the CV does not have: the line that was said last, or the only one with a number. */
function lineWithNumber(entry: CvEntry, query: Query, context: Context): Line | undefined {
  if (!asksNumber(query, context)) return undefined;
  const all = linesOf(entry, context).filter(({ text }) => numbersIn(text).length > 0);
  return all.find(({ passage }) => passage === query.focus.line) ?? (all.length === 1 ? all[0] : undefined);
}
