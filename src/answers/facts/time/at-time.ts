import type { CvEntry } from '../../../resume/cv';
import type { Query } from '../../query/query';
import { overlaps, type Interval } from '../../time/intervals';
import {
  entriesOf,
  inTime,
  namedEntries,
  passagesFor,
  spanOf,
  titleOf,
  type Context,
  listOf,
} from '../context';
import { finding, type Finding } from '../finding';
import { missingTerm } from '../terms';
import { previousJob, workHistory } from '../work';
import { askedEntries } from './asked-entries';
import { when } from './dates';
import { neighbour } from './neighbour';
import { spanAsked, type AskedSpan } from './span-asked';

interface Placed {
  readonly entry: CvEntry;
  readonly interval: Interval;
}

/** What somebody did in a year, between two dates, before or after something. */
export function atTime(query: Query, context: Context): Finding | undefined {
  const { modifiers } = query;
  const span = spanAsked(query, context);
  if (span) return during(span, query, context);
  const anchors = inTime(askedEntries(query, context), context).map(({ entry }) => entry);
  const side = modifiers.has('before') ? 'before' : modifiers.has('after') ? 'after' : undefined;
  const anchor = side === 'after' ? anchors.at(-1) : anchors[0];
  if (anchor) return side ? neighbour(anchor, side, context) : when(query, context);
  const missing = missingTerm(query, context);
  if (missing) return finding(context.say.notInCv(missing));
  if (side === 'before') return previousJob(query, context);
  // "What did she do?" names neither a time nor a thing.
  const isBare =
    !query.continues && query.mentions.length === 0 && query.terms.every(({ share }) => share < 1);
  return isBare ? workHistory(query, context) : undefined;
}

/** The part of the CV that a question names, or else what takes somebody's days. */
function entriesAt(span: AskedSpan, query: Query, context: Context): Placed[] {
  const at = (entries: readonly CvEntry[]) =>
    inTime(entries, context).filter(({ interval }) => overlaps(interval, span));
  const ofTopic = at(entriesOf(context, ...query.topics.filter((topic) => topic !== 'work')));
  if (ofTopic.length > 0) return ofTopic;
  const all = at(entriesOf(context, 'work', 'internships', 'education', 'volunteer'));
  const there = namedEntries(query, ['place', 'employer', 'school']);
  const named = all.filter(({ entry }) => there.includes(entry));
  return named.length > 0 ? named : all;
}

/** What a month of each part of the CV says of how somebody spent it. */
const telling: Readonly<Partial<Record<CvEntry['topic'], number>>> = {
  work: 1,
  internships: 0.9,
  education: 0.8,
  volunteer: 0.3,
};

function during(span: AskedSpan, query: Query, context: Context): Finding {
  const { say } = context;
  const answer = query.isYesNo ? wasThere(span, query, context) : undefined;
  if (answer) return answer;
  const found = entriesAt(span, query, context);
  if (found.length === 0) return finding(say.nothingAtTime(span.said));
  const ranked = found.toSorted((a, b) => weight(b) - weight(a)).map(({ entry }) => entry);
  const lines = listOf(ranked, context, 5);
  return finding(say.atTime(span.said, lines), passagesFor(ranked, context));

  function weight({ entry, interval }: Placed): number {
    const shared = Math.min(interval.to, span.to) - Math.max(interval.from, span.from);
    return shared * (telling[entry.topic] ?? 0.5);
  }
}

/** "Was she at the library in 2012?" */
function wasThere(span: AskedSpan, query: Query, context: Context): Finding | undefined {
  const { say } = context;
  const named = inTime(namedEntries(query, ['employer', 'school', 'title']), context);
  const [then] = named.filter(({ interval }) => overlaps(interval, span));
  const shown = then ?? named[0];
  const period = shown && spanOf(shown.entry, context);
  if (!shown || !period) return undefined;
  const sentence = say.happened(titleOf(shown.entry, context), period);
  return {
    ...finding(then ? say.yes(sentence) : say.no(sentence), passagesFor([shown.entry], context)),
    isWeighed: true,
  };
}
