import type { CvEntry } from '../../resume/cv';
import type { Query } from '../query/query';
import {
  affirmedIfAsked,
  entriesOf,
  listed,
  namedEntries,
  passagesFor,
  subjectOf,
  type Context,
  listOf,
} from './context';
import { distinct, finding, type Finding } from './finding';
import { quotable } from '../quotable';
import { countriesAbroadIn, isAbroad, placedTopics } from '../entities/abroad';
import { readAsked } from '../entailment/asked';
import { statementsOf, type Statement } from '../entailment/statements';
import { statement } from './statement';
import { hasSkill } from './skills';
import { isLacked, missingTerm } from './terms';
import { jobTasks } from './work';
import { groupBy } from '../../shared/group-by';

/** Whether the person was somewhere: the entries of a place, or those outside the country of the CV. */
export function workedIn(query: Query, context: Context): Finding | undefined {
  const { say, cv } = context;
  const named = namedEntries(query, ['place']);
  const places = context.entities.filter(({ kind }) => kind === 'place').map(({ name }) => quotable(name));
  // "What did she do in Lyon?" asks for the deeds, where there is one post to tell them of.
  if (named.length === 1 && asksForDeeds(query)) return jobTasks(query, context);
  if (named.length > 0) return inPlaces(named, query, context);
  if (query.modifiers.has('abroad')) {
    const abroad = placed(context).filter((entry) => isAbroad(entry, cv));
    if (abroad.length > 0) return inPlaces(abroad, query, context);
    // "Lisboa" tells no country: the visitor knows it.
    const said = places.length > 1 ? say.stated(listed(places, context)) : say.nothing(context.name);
    return abroadInProse(query, context) ?? finding(said, [], true);
  }
  const missing = missingTerm(query, context);
  if (missing === undefined) {
    if (!query.isYesNo || query.rest.length === 0)
      return inPlaces(placed(context), { ...query, isYesNo: false }, context);
    // "In a bank" names no place that the CV could list.
    const [thing] = readAsked(query, context).terms;
    return thing && isLacked(thing, context.lines) ? hasSkill(query, context) : undefined;
  }
  return finding([say.notInCv(missing), places.length > 0 ? say.stated(listed(places, context)) : undefined]);
}

/** "Sites in Chile, Poland and South Africa": the lines that name other countries, those with the most of them first. */
function abroadInProse(query: Query, context: Context): Finding | undefined {
  const countries = ({ line }: Statement) => countriesAbroadIn(line, context.cv).length;
  const found = context.passages
    .filter(({ entry }) => entry && placedTopics.includes(entry.topic))
    .flatMap(statementsOf)
    .filter((each) => countries(each) > 0)
    .toSorted((one, other) => countries(other) - countries(one));
  const [first] = found;
  const said = first && statement({ passage: first.passage, text: first.line }, context);
  const evidence = distinct(found.map(({ passage }) => passage));
  return said === undefined ? undefined : finding(affirmedIfAsked(said, query, context), evidence);
}

function asksForDeeds({ isYesNo, modifiers }: Query): boolean {
  return (
    !isYesNo && (['where', 'when', 'duration', 'count', 'who'] as const).every((each) => !modifiers.has(each))
  );
}

function placed(context: Context): CvEntry[] {
  return entriesOf(context, ...placedTopics).filter(({ place }) => place !== undefined);
}

/** "In Lyon: …" for each place; yes before it where the question asks so. */
function inPlaces(entries: readonly CvEntry[], query: Query, context: Context): Finding | undefined {
  const { say } = context;
  const sentences = [...groupBy(entries, (entry) => entry.place ?? subjectOf(entry))]
    .slice(0, 4)
    .map(([place, own]) => say.inPlace(quotable(place), listOf(own, context, 4)));
  const [first, ...others] = sentences;
  return first === undefined
    ? undefined
    : finding([affirmedIfAsked(first, query, context), ...others], passagesFor(entries, context));
}
