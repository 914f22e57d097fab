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
  topicSet,
} from './context';
import { distinct, finding, type Finding } from './finding';
import { quotable } from '../quotable';
import { countriesAbroadIn, isAbroad, placedTopics } from '../entities/abroad';
import { readAsked } from '../entailment/asked';
import { statementsOf, type Statement } from '../entailment/statements';
import { holds } from '../entailment/word-forms';
import { hasSkill } from './skills';
import { statement } from './statement';
import { missingTerm } from './terms';
import { jobTasks } from './work';

/** Whether the person was somewhere: the entries of a place, or those outside the country of the CV. */
export function workedIn(query: Query, context: Context): Finding | undefined {
  const { say, cv, name } = context;
  const inPlace = namedEntries(query, ['place']);
  const studies = query.topics.includes('education')
    ? inPlace.filter(({ topic }) => topic === 'education')
    : [];
  const named = studies.length > 0 ? studies : inPlace;
  // "What did she do in Lyon?" asks for the deeds, where there is one post to tell them of.
  if (named.length === 1 && asksForDeeds(query)) return jobTasks(query, context);
  if (named.length > 0) return inPlaces(named, query, context);
  const home = cv.person.location;
  if (query.modifiers.has('abroad')) {
    const abroad = placed(context).filter((entry) => isAbroad(entry, cv));
    const ofAsked = abroad.filter(({ topic }) => query.topics.includes(topic));
    if (abroad.length > 0) return inPlaces(ofAsked.length > 0 ? ofAsked : abroad, query, context);
    // "Lisboa" tells no country: the visitor knows it.
    const places = placesOf(context);
    const said = places.length > 1 ? say.stated(listed(places, context)) : say.nothing(name);
    return abroadInProse(query, context) ?? finding(said, [], true);
  }
  // "UCI" is a part of "Andalucía".
  const atHome = home && query.rest.some(({ written }) => holds(written, home, true));
  if (atHome) {
    return finding(
      affirmedIfAsked(say.lives(name, quotable(home)), query, context),
      context.passages.filter(({ part }) => part === 'profile'),
    );
  }
  const missing = missingTerm(query, context);
  if (missing === undefined && query.rest.length > 0) {
    const said = context.search
      .find(query.rest.map(({ written }) => written))
      .filter(
        ({ isGuess, passage }) => !isGuess && passage.entry !== undefined && stays.has(passage.entry.topic),
      )
      .map(({ passage }) => passage);
    if (said.length > 0) return finding(say.closest, said);
  }
  if (missing === undefined) return anywhere(query, context);
  // "Has she experience in ICUs?" names no place.
  if (query.isYesNo && readAsked(query, context).predicates.length === 0) return hasSkill(query, context);
  const places = placesOf(context);
  return finding([say.notInCv(missing), places.length > 0 ? say.stated(listed(places, context)) : undefined]);
}

/** The places that the CV names. */
function placesOf({ entities }: Context): string[] {
  return entities.filter(({ kind }) => kind === 'place').map(({ name }) => quotable(name));
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

function anywhere(query: Query, context: Context): Finding | undefined {
  const all = placed(context);
  return all.length > 0 ? inPlaces(all, { ...query, isYesNo: false }, context) : undefined;
}

/** Parts of a CV that tell where somebody was. */
const stays = topicSet('work', 'internships', 'education', 'volunteer', 'summary');

function placed(context: Context): CvEntry[] {
  return entriesOf(context, ...placedTopics).filter(({ place }) => place !== undefined);
}

/** "In Lyon: …" for each place; yes before it where the question asks so. */
function inPlaces(entries: readonly CvEntry[], query: Query, context: Context): Finding {
  const { say } = context;
  const byPlace = new Map<string, CvEntry[]>();
  for (const entry of entries) {
    const place = entry.place ?? subjectOf(entry);
    byPlace.set(place, [...(byPlace.get(place) ?? []), entry]);
  }
  const sentences = [...byPlace]
    .slice(0, 4)
    .map(([place, own]) => say.inPlace(quotable(place), listOf(own, context, 4)));
  const [first, ...others] = sentences;
  return finding([first && affirmedIfAsked(first, query, context), ...others], passagesFor(entries, context));
}
