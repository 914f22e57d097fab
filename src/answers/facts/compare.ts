import type { CvEntry } from '../../resume/cv';
import { quotable } from '../quotable';
import type { Modifier } from '../languages/lexicon';
import { phrasesIn } from '../query/phrases';
import type { Query } from '../query/query';
import { comparedSides, type Sides } from './compared';
import {
  durationOf,
  entriesOf,
  inTime,
  lineOf,
  lineSaid,
  passagesFor,
  spanOf,
  subjectOf,
  titleOf,
  whenOf,
  type Context,
} from './context';
import { monthsOf } from '../time/intervals';
import { finding, type Finding } from './finding';
import { speaks } from './languages';
import { askedSubjects } from './asked-subjects';
import { longestJob } from './work';

/** Two things side by side: how long, which first, or whether the CV has them. */
export function compare(query: Query, context: Context): Finding | undefined {
  const { say } = context;
  if (query.mentions.filter(({ kind }) => kind === 'language').length > 1) return speaks(query, context);
  const isSkills = query.mentions.length > 0 && query.mentions.every(({ kind }) => kind === 'skill');
  const sides = comparedSides(query, context);
  // Certificates are called as skills are, and have a date.
  if (sides && (!isSkills || !sides.flat().some(isLasting))) return besides(sides, query, context);
  const extreme = extremeOfPart(query, context);
  if (extreme) return extreme;
  const asked = askedSubjects(query, context);
  const [one, other] = asked;
  if (!one) return query.modifiers.has('longest') ? longestJob(query, context) : undefined;
  if (!other) return undefined;
  const evidence = [...one.passages.slice(0, 2), ...other.passages.slice(0, 2)];
  const [here, there] = [quotable(one.term), quotable(other.term)];
  return finding(
    one.passages.length > 0 && other.passages.length > 0
      ? say.bothInCv(here, there)
      : [one, other].map(({ term, passages }) =>
          (passages.length > 0 ? say.stated : say.notInCv)(quotable(term)),
        ),
    evidence,
  );
}

/** "Which of her prizes is older?", "which project took longest?" */
function extremeOfPart(query: Query, context: Context): Finding | undefined {
  const { say, lexicon } = context;
  const { modifiers, topics } = query;
  const entries = inTime(entriesOf(context, ...topics.filter((each) => each !== 'work')), context);
  const phrases = phrasesIn(query.text);
  if (entries.length < 2) return undefined;
  const isShort = isShortAsked(query, context);
  const isLength = isShort || phrases.has(lexicon.times.long) || modifiers.has('longest');
  const order = entries.toSorted((a, b) => monthsOf(b.interval) - monthsOf(a.interval));
  const isLast = isLength ? isShort : phrases.has(lexicon.times.later) || modifiers.has('last');
  if (!isLength && !isLast && !modifiers.has('earlier') && !modifiers.has('first')) return undefined;
  const entry = (isLength ? order : entries).at(isLast ? -1 : 0)?.entry;
  const span = entry && spanOf(entry, context);
  const length = isLength && entry && durationOf([entry], context);
  if (!span) return undefined;
  const title = titleOf(entry, context);
  return finding(
    length ? say.lasted(title, length.text, span) : say.happened(title, span),
    passagesFor([entry], context),
  );
}

/** Two entries, or the posts at two places, in what the question asks of them. */
function besides([one, other]: Sides, query: Query, context: Context): Finding | undefined {
  const { times } = context.lexicon;
  const phrases = phrasesIn(query.text);
  const isLength =
    phrases.has(times.long) ||
    isShortAsked(query, context) ||
    query.modifiers.has('longest') ||
    query.modifiers.has('duration');
  // "Which certificate has she had longer?" asks which came first.
  if (isLength && [...one, ...other].some(isLasting)) return byLength(one, other, query, context);
  return isLength || isOrderAsked(query, context)
    ? inOrder(one, other, query, context)
    : bestLines([one, other], query, context);
}

function isOrderAsked({ text, modifiers }: Query, { lexicon }: Context): boolean {
  const isLater = phrasesIn(text).has(lexicon.times.later);
  return isLater || [...ofOrder].some((each) => modifiers.has(each));
}

/** A certificate has one date only. */
function isLasting({ start, end }: CvEntry): boolean {
  return start !== undefined && start !== end;
}

const ofOrder: ReadonlySet<Modifier> = new Set<Modifier>([
  'earlier',
  'first',
  'last',
  'before',
  'after',
  'when',
]);

/** What is no question of time is answered by the lines of both. */
function bestLines(sides: Sides, query: Query, context: Context): Finding {
  const found = context.lines.find(query.terms);
  const best = sides.flatMap((entries) =>
    found
      .filter(({ line: { passage } }) => passage.entry && entries.includes(passage.entry))
      .map(({ line }) => line.passage)
      .slice(0, 1),
  );
  const shown = sides.flatMap((entries) => entries.slice(0, 2));
  return finding(
    shown.flatMap((entry) => [
      context.say.stated(lineOf(entry, context)),
      ...best.filter((passage) => passage.entry === entry).map((passage) => lineSaid(passage, context)),
    ]),
    [...passagesFor(shown, context), ...best],
  );
}

/** Yes or no to "was A longer than B?"; which of the two, if the question asks that. */
function judged(sentence: string, isSo: boolean, { isYesNo, modifiers }: Query, { say }: Context): string {
  if (!isYesNo || modifiers.has('or')) return sentence;
  return isSo ? say.yes(sentence) : say.no(sentence);
}

function byLength(
  one: readonly CvEntry[],
  other: readonly CvEntry[],
  query: Query,
  context: Context,
): Finding | undefined {
  const { say } = context;
  const [a, b] = [durationOf(one, context), durationOf(other, context)];
  const [here, there] = [nameOf(one, context), nameOf(other, context)];
  if (!a || !b) return bestLines([one, other], query, context);
  const isFirstLonger = a.months > b.months;
  const sentence = isFirstLonger
    ? say.longer(here, a.text, there, b.text)
    : say.longer(there, b.text, here, a.text);
  const isShort = isShortAsked(query, context);
  const isFirst = isFirstLonger !== isShort;
  const evidence = passagesFor(isFirst ? [...one, ...other] : [...other, ...one], context);
  return {
    ...finding([judged(sentence, isFirst, query, context), say.workedOut], evidence),
    isWeighed: true,
  };
}

function isShortAsked({ text, modifiers }: Query, { lexicon }: Context): boolean {
  return modifiers.has('shortest') || phrasesIn(text).has(lexicon.times.short);
}

function inOrder(
  one: readonly CvEntry[],
  other: readonly CvEntry[],
  query: Query,
  context: Context,
): Finding {
  const { say } = context;
  const [a, b] = [inTime(one, context)[0]?.entry, inTime(other, context)[0]?.entry];
  const [aStart, bStart] = [whenOf(a?.start ?? a?.end, context), whenOf(b?.start ?? b?.end, context)];
  if (!a || !b || !aStart || !bStart) return bestLines([one, other], query, context);
  const isInOrder = inTime([a, b], context)[0]?.entry === a;
  const [early, late] = isInOrder ? [a, b] : [b, a];
  const sentence = say.earlier(
    titleOf(early, context),
    isInOrder ? aStart : bStart,
    titleOf(late, context),
    isInOrder ? bStart : aStart,
  );
  const isSo = isInOrder !== query.modifiers.has('after');
  const isLater = phrasesIn(query.text).has(context.lexicon.times.later);
  const shown = isLater ? [late, early] : [early, late];
  return { ...finding(judged(sentence, isSo, query, context), passagesFor(shown, context)), isWeighed: true };
}

function nameOf([first, ...others]: readonly CvEntry[], context: Context): string {
  return first ? (others.length === 0 ? titleOf(first, context) : subjectOf(first)) : '';
}
