import type { CvEntry } from '../../resume/cv';
import { quotable } from '../quotable';
import type { Query } from '../query/query';
import {
  durationOf,
  inTime,
  lineOf,
  passagesFor,
  spokenOf,
  subjectOf,
  titleOf,
  whenOf,
  type Context,
} from './context';
import { finding, type Finding } from './finding';
import { speaks } from './languages';
import { askedSubjects, lasting } from './skills';
import { longestJob } from './work';

/** Two things side by side: how long, which first, or whether the CV has them. */
export function compare(query: Query, context: Context): Finding | undefined {
  const { say } = context;
  if (query.mentions.filter(({ kind }) => kind === 'language').length > 1) return speaks(query, context);
  const sides = query.mentions.flatMap(({ entities }) => {
    const [entity] = entities.filter(({ kind }) => kind !== 'skill' && kind !== 'group');
    return entity && entity.entries.length > 0 ? [entity.entries] : [];
  });
  // "Was that longer than the post before?" compares with what was spoken of.
  const spoken = spokenOf(query);
  if (sides.length === 1 && spoken.length > 0 && !sides.flat().includes(spoken[0]!)) sides.unshift(spoken);
  const [first, second] = sides;
  if (first && second)
    return query.modifiers.has('earlier')
      ? inOrder(first, second, context)
      : byLength(first, second, context);
  const asked = askedSubjects(query, context);
  const [one, other] = asked;
  if (!one)
    return query.modifiers.has('longest') || query.modifiers.has('more')
      ? longestJob(query, context)
      : undefined;
  if (!other) return undefined;
  const evidence = [...one.passages.slice(0, 2), ...other.passages.slice(0, 2)];
  const [here, there] = [quotable(one.term), quotable(other.term)];
  if (one.passages.length === 0 && other.passages.length === 0)
    return finding(say.noneInCv(here, there), [], true);
  if (other.passages.length === 0) return finding(say.onlyOneInCv(here, there), evidence);
  if (one.passages.length === 0) return finding(say.onlyOneInCv(there, here), evidence);
  const times = [one, other].map(({ passages }) =>
    durationOf(dated(passages.map(({ entry }) => entry)), context),
  );
  const [mine, yours] = times;
  if (mine && yours && mine.months !== yours.months) {
    const sentence =
      mine.months > yours.months
        ? say.longer(here, mine.text, there, yours.text)
        : say.longer(there, yours.text, here, mine.text);
    return finding([sentence, say.workedOut], evidence);
  }
  return finding(say.bothInCv(here, there), evidence);
}

function dated(entries: readonly (CvEntry | undefined)[]): CvEntry[] {
  return [
    ...new Set(
      entries.filter((entry) => entry !== undefined && entry.start !== undefined && lasting.has(entry.topic)),
    ),
  ].filter((entry) => entry !== undefined);
}

function byLength(one: readonly CvEntry[], other: readonly CvEntry[], context: Context): Finding | undefined {
  const { say } = context;
  const [a, b] = [durationOf(one, context), durationOf(other, context)];
  const [here, there] = [nameOf(one), nameOf(other)];
  const evidence = passagesFor([...one, ...other], context);
  if (!a || !b)
    return finding(
      [...one, ...other].map((entry) => `${lineOf(entry, context)}.`),
      evidence,
    );
  if (a.months === b.months) return finding([say.equallyLong(here, there, a.text), say.workedOut], evidence);
  const isFirstLonger = a.months > b.months;
  const sentence = isFirstLonger
    ? say.longer(here, a.text, there, b.text)
    : say.longer(there, b.text, here, a.text);
  return finding(
    [sentence, say.workedOut],
    isFirstLonger ? evidence : passagesFor([...other, ...one], context),
  );
}

function inOrder(one: readonly CvEntry[], other: readonly CvEntry[], context: Context): Finding {
  const { say } = context;
  const [a, b] = [inTime(one, context)[0]?.entry, inTime(other, context)[0]?.entry];
  const evidence = passagesFor([...one, ...other], context);
  const [aStart, bStart] = [whenOf(a?.start ?? a?.end, context), whenOf(b?.start ?? b?.end, context)];
  if (!a || !b || !aStart || !bStart)
    return finding(
      [...one, ...other].map((entry) => `${lineOf(entry, context)}.`),
      evidence,
    );
  const isInOrder = inTime([a, b], context)[0]?.entry === a;
  const [early, late] = isInOrder ? [a, b] : [b, a];
  const sentence = say.earlier(
    titleOf(early),
    isInOrder ? aStart : bStart,
    titleOf(late),
    isInOrder ? bStart : aStart,
  );
  return finding(sentence, passagesFor([early, late], context));
}

function nameOf(entries: readonly CvEntry[]): string {
  const [first] = entries;
  if (!first) return '';
  return entries.length === 1 ? titleOf(first) : subjectOf(first);
}
