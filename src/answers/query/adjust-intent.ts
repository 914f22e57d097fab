import type { Context } from '../facts/context';
import type { Query } from './query';
import {
  firstOfList,
  followUp,
  oneOfSpoken,
  skillThere,
  tasksOfThing,
  tasksThere,
  whyOfSpoken,
} from './rules/conversation';
import {
  channel,
  classOfSkills,
  degree,
  figure,
  knownInterest,
  amount,
  levelOfLanguage,
  oneOfPart,
  otherLanguages,
  ownMatter,
  partForSkills,
  reasoned,
  workingLanguage,
  professionAsked,
} from './rules/parts';
import { abroad, placeOf, timeInPlace, workInPlace } from './rules/places';
import { askedOf, unsure, type Rule } from './rules/rule';
import {
  comparison,
  count,
  keywords,
  knownWork,
  longerOfTwo,
  prose,
  skillForLeading,
  threshold,
  whereUsed,
} from './rules/skills';
import {
  ageOfThing,
  doingInYear,
  extremeJob,
  extremeOfPart,
  firstForLongest,
  firstOfSpoken,
  howLong,
  lastForFirst,
  longestOfJobs,
  pandemic,
  partForTime,
  stepFromName,
  thereForTime,
  twoSides,
  when,
} from './rules/times';
import { unclear } from './rules/unclear';

/** What the words of a question say for certain beside the classifier. The first that applies decides. */
const rules: readonly Rule[] = [
  whyOfSpoken,
  followUp,
  abroad,
  timeInPlace,
  extremeOfPart,
  extremeJob,
  pandemic,
  prose,
  skillThere,
  firstOfList,
  oneOfSpoken,
  channel,
  professionAsked,
  ownMatter,
  amount,
  figure,
  reasoned,
  threshold,
  comparison,
  twoSides,
  ageOfThing,
  levelOfLanguage,
  longerOfTwo,
  count,
  doingInYear,
  oneOfPart,
  placeOf,
  longestOfJobs,
  otherLanguages,
  stepFromName,
  howLong,
  when,
  partForSkills,
  classOfSkills,
  workingLanguage,
  skillForLeading,
  workInPlace,
  partForTime,
  knownInterest,
  knownWork,
  degree,
  thereForTime,
  firstForLongest,
  firstOfSpoken,
  lastForFirst,
  whereUsed,
  tasksThere,
  tasksOfThing,
  keywords,
];

/** The intent of a question with what its words say beside the classifier. */
export function adjust(query: Query, context: Context): Query {
  const asked = askedOf(query, context);
  for (const rule of query.confidence < unsure ? [...rules, unclear] : rules) {
    const adjusted = rule(asked);
    if (adjusted) return { ...query, ...adjusted };
  }
  return query;
}
