import type { Context } from '../facts/context';
import type { Query } from './query';
import { followUp, oneOfSpoken } from './rules/conversation';
import { amount, classOfSkills, degree, figure, ownMatter, partForSkills } from './rules/parts';
import { abroad } from './rules/places';
import { bareVerb, employer, pastime, verb } from './rules/predicates';
import { askedOf, unsure, type Rule } from './rules/rule';
import { knownWork, lacked, threshold } from './rules/skills';
import {
  ageOfThing,
  extremeOfPart,
  firstOfSpoken,
  howLong,
  soonest,
  startOfWork,
  twoSides,
  when,
} from './rules/times';
import { unclear } from './rules/unclear';

/** What the words of a question say for certain beside the classifier. The first that applies decides. */
const rules: readonly Rule[] = [
  followUp,
  abroad,
  verb,
  employer,
  bareVerb,
  pastime,
  extremeOfPart,
  oneOfSpoken,
  ownMatter,
  amount,
  figure,
  threshold,
  twoSides,
  ageOfThing,
  howLong,
  when,
  partForSkills,
  classOfSkills,
  knownWork,
  lacked,
  degree,
  firstOfSpoken,
  soonest,
  startOfWork,
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
