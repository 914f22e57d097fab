import type { CvEntry } from '../../../resume/cv';
import { entriesOf, inTime, lineOf, passagesFor, subjectOf, type Context } from '../context';
import { finding, type Finding } from '../finding';
import { jobsOf, postTopics } from '../work';

export type Side = 'before' | 'after';

/** What came before or after an entry, in its own part of the CV first. */
export function neighbour(entry: CvEntry, side: Side, context: Context, isAboutWork = false): Finding {
  const { say } = context;
  const inside = neighbourOf(entry, side, context, isAboutWork);
  if (inside) {
    const sentence = (side === 'before' ? say.before : say.after)(subjectOf(entry), lineOf(inside, context));
    return finding(sentence, passagesFor([inside, entry], context));
  }
  return finding(
    (side === 'before' ? say.nothingBefore : say.nothingAfter)(subjectOf(entry)),
    passagesFor([entry], context),
  );
}

export function neighbourOf(
  entry: CvEntry,
  side: Side,
  context: Context,
  isAboutWork = false,
): CvEntry | undefined {
  const isSchool = entry.topic === 'education' && !isAboutWork;
  const isOther = !isAboutWork && !postTopics.has(entry.topic);
  const own = isOther || isSchool ? entriesOf(context, entry.topic) : jobsOf(context);
  const inside = step(entry, side, own, context);
  const any = step(entry, side, entriesOf(context, 'work', 'internships', 'education'), context);
  if (!inside || !any || inside === any) return inside ?? any;
  // "What came after the apprenticeship?" means the job, if the next school is years away.
  const isCareer = postTopics.has(entry.topic) || entry.topic === 'education';
  return isCareer && distance(entry, inside, context) - distance(entry, any, context) > farther
    ? any
    : inside;
}

/** Months by which what is in another part of the CV has to be nearer. */
const farther = 18;

function distance(one: CvEntry, other: CvEntry, { interval }: Context): number {
  const [a, b] = [interval(one), interval(other)];
  return a && b ? Math.max(a.from - b.to, b.from - a.to, 0) : 0;
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
