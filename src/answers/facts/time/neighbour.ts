import type { CvEntry } from '../../../resume/cv';
import { entriesOf, inTime, lineOf, passagesFor, subjectOf, type Context } from '../context';
import { finding, type Finding } from '../finding';
import { jobsOf, postTopics } from '../work';

export type Side = 'before' | 'after';

/** What came before or after an entry, in its own part of the CV first. */
export function neighbour(entry: CvEntry, side: Side, context: Context): Finding {
  const { say } = context;
  const own = postTopics.has(entry.topic) ? jobsOf(context) : entriesOf(context, entry.topic);
  const inside =
    step(entry, side, own, context) ??
    step(entry, side, entriesOf(context, 'work', 'internships', 'education'), context);
  if (inside) {
    const sentence = (side === 'before' ? say.before : say.after)(subjectOf(entry), lineOf(inside, context));
    return finding(sentence, passagesFor([inside, entry], context));
  }
  return finding(
    (side === 'before' ? say.nothingBefore : say.nothingAfter)(subjectOf(entry)),
    passagesFor([entry], context),
  );
}

/** Months that one post may overlap the next. */
const handover = 2;

/** The next entry in time; one that ran beside it only where nothing else did. */
function step(
  entry: CvEntry,
  side: Side,
  entries: readonly CvEntry[],
  context: Context,
): CvEntry | undefined {
  const own = context.interval(entry);
  const order = inTime([...entries, ...(entries.includes(entry) ? [] : [entry])], context);
  const at = order.findIndex((each) => each.entry === entry);
  if (!own || at === -1) return undefined;
  const earlier = order.slice(0, at).filter(({ interval }) => interval.to <= own.from + handover);
  const later = order.slice(at + 1).filter(({ interval }) => interval.from >= own.to - handover);
  const last = earlier.toSorted((a, b) => b.interval.to - a.interval.to)[0];
  return side === 'before' ? (last ?? order[at - 1])?.entry : (later[0] ?? order[at + 1])?.entry;
}
