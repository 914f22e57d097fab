import type { CvEntry } from '../../../resume/cv';
import type { Query } from '../../query/query';
import { inAnyCv } from '../../languages/cv-words-in-use';
import { fold } from '../../text/fold';
import { overlaps, union } from '../../time/intervals';
import { dateOf } from '../../time/read-span';
import { durationOf, entriesOf, inTime, passagesFor, spanOf, titleOf, type Context } from '../context';
import { statementsOf } from '../../entailment/statements';
import { finding, type Finding } from '../finding';
import { statement } from '../statement';

/** Months between two entries that are worth a word. */
const leastGap = 3;

const breaks = inAnyCv((cv) => cv.breaks);

/** Times between the entries of the CV, and entries that are breaks. */
export function gaps(_query: Query, context: Context): Finding {
  const { say, format } = context;
  const told = ownWords(context);
  if (told) return told;
  const busy = entriesOf(context, 'work', 'internships', 'education');
  const entries = [...busy, ...entriesOf(context, 'volunteer').filter(isAlone)];
  const paused = entries.filter(isBreak);
  const parts = union(inTime(entries, context).map(({ interval }) => interval));
  // Where a CV has only the year of a degree, nobody knows when it began.
  const open = new Set(entries.filter(({ start }) => !start).map((entry) => context.interval(entry)?.from));
  const found = parts.slice(1).flatMap((part, index) => {
    const before = parts[index];
    const isGap = before && !open.has(part.from) && part.from - before.to >= leastGap;
    return isGap ? [{ from: before.to, to: part.from }] : [];
  });
  const spans = found.map(({ from, to }) => say.span(format.when(dateOf(from)), format.when(dateOf(to - 1))));
  if (found.length + paused.length === 0)
    return finding(say.noGaps, passagesFor(entries.slice(0, 3), context));
  const around = inTime(entries, context)
    .filter(({ interval }) => found.some(({ from, to }) => interval.to === from || interval.from === to))
    .map(({ entry }) => entry);
  return finding(
    [
      ...paused.map((entry) => pauseSaid(entry, context)),
      spans.length > 0 ? say.gap(format.list(spans)) : undefined,
    ],
    passagesFor([...paused, ...around], context),
    paused.length === 0,
  );

  /** What runs beside jobs for years fills no gap between them. */
  function isAlone(entry: CvEntry): boolean {
    const own = context.interval(entry);
    if (!own) return false;
    const middle = { from: own.from + 1, to: own.to - 1 };
    return inTime(busy, context).every(({ interval }) => !overlaps(interval, middle));
  }
}

/** What the summary or the owner's own facts tell of a break. */
function ownWords(context: Context): Finding | undefined {
  const told = context.passages
    .filter(({ part, entry }) => part === 'fact' || entry?.topic === 'summary')
    .flatMap(statementsOf)
    .find(({ line }) => breaks.test(fold(line)));
  return (
    told &&
    finding(statement({ passage: told.passage, text: told.line }, context) ?? context.say.closest, [
      told.passage,
    ])
  );
}

function isBreak({ topic, title, organisation }: CvEntry): boolean {
  return topic === 'work' && breaks.test(fold([title, organisation].filter(Boolean).join('\n')));
}

function pauseSaid(entry: CvEntry, context: Context): string {
  const { say } = context;
  const lasted = durationOf([entry], context);
  const span = spanOf(entry, context);
  return lasted && span
    ? say.lasted(titleOf(entry, context), lasted.text, span)
    : say.noDate(titleOf(entry, context));
}
