import { quotable } from '../quotable';
import { inAnyCv } from '../languages/cv-words-in-use';
import type { Query } from '../query/query';
import { entriesOf, lineOf, namedEntries, passagesFor, titleOf, type Context, listOf } from './context';
import { degreeEntries, highestDegree } from './degrees';
import { finding, type Finding } from './finding';
import { isLapsed } from './lapsed';
import { withoutPartNames } from './narrow';
import { fold } from '../text/fold';
import { missingTerm } from './terms';

export function education(query: Query, context: Context): Finding {
  const { say, name } = context;
  const all = entriesOf(context, 'education');
  if (all.length === 0) return finding(say.part.education.absent, [], true);
  const named = [...namedEntries(query, ['school', 'degree']), ...degreeEntries(query, context)];
  const inPlace = namedEntries(query, ['place']).filter((entry) => all.includes(entry));
  const inSchool = named.length > 0 ? named : inPlace;
  const absent = query.degrees.length > 0 ? missingDegree(query, context) : undefined;
  const missing = inSchool.length === 0 ? missingTerm(query, context) : undefined;
  const shown = inSchool.length > 0 ? [...new Set(inSchool)] : all;
  const lines = listOf(shown, context, 6);
  return finding(
    [
      inSchool.length === 0 && absent ? say.noChannel(absent) : undefined,
      missing && say.notInCv(missing),
      inSchool.length > 0 ? say.studied(name, lines) : say.has(say.part.education.counted(all.length), lines),
    ],
    passagesFor(shown, context),
  );
}

/** The first degree that the question names and the CV does not have. */
function missingDegree({ degrees }: Query, context: Context): string | undefined {
  const [level] = degrees;
  return level === undefined ? undefined : context.say.degrees[level];
}

export function degreeCheck(query: Query, context: Context): Finding | undefined {
  const { say, name } = context;
  const all = entriesOf(context, 'education');
  const ofLevel = degreeEntries(query, context);
  const named = namedEntries(query, ['school', 'degree', 'title', 'thing']).filter((entry) =>
    all.includes(entry),
  );
  const about = context.search
    .find(query.rest.map(({ written }) => written))
    .map(({ passage }) => passage.entry);
  const inField = all.filter((entry) => about.includes(entry));
  const found = query.degrees.length > 0 ? narrowed(ofLevel, [...named, ...inField]) : [...named, ...inField];
  if (found.length > 0) {
    const lines = listOf([...new Set(found)], context, 3);
    // What was broken off is no degree, and what goes on is none yet.
    const sentence = say.studied(name, lines);
    const answer = found.every(isLapsed) ? say.no : say.yes;
    return finding(answer(sentence), passagesFor(found, context));
  }
  const missing = query.degrees.length > 0 ? missingDegree(query, context) : missingTerm(query, context);
  const others =
    all.length > 0 ? say.has(say.part.education.counted(all.length), listOf(all, context, 4)) : undefined;
  if (missing !== undefined) {
    const lacks = query.degrees.length > 0 ? say.noChannel : say.notInCv;
    return finding([lacks(missing), others ?? say.part.education.absent], passagesFor(all, context));
  }
  // "Has she been to Greece?" is about no school.
  if (query.rest.length > 0 && !query.topics.includes('education')) return undefined;
  return education(query, context);
}

/** Entries of both lists; the first list where they share none. */
function narrowed<T>(entries: readonly T[], others: readonly T[]): readonly T[] {
  const both = entries.filter((entry) => others.includes(entry));
  return both.length > 0 ? both : entries;
}

export function highest(_query: Query, context: Context): Finding {
  const { say, name } = context;
  const found = highestDegree(context);
  if (!found) return finding(say.part.education.absent, [], true);
  return finding(say.highestDegree(name, lineOf(found, context)), passagesFor([found], context));
}

const graded = inAnyCv((cv) => cv.graded);

export function grades(query: Query, context: Context): Finding {
  const { say, name } = context;
  const all = entriesOf(context, 'education');
  const named = [
    ...namedEntries(withoutPartNames(query, context), ['school', 'degree']),
    ...degreeEntries(query, context),
  ];
  const asked = named.length > 0 ? named : all;
  const found = asked.filter(
    (entry) => entry.score !== undefined || graded.test(fold([entry.title, ...entry.lines].join(' '))),
  );
  if (found.length === 0) return finding(say.unsaid.grades(name), [], true);
  const sentences = found
    .slice(0, 3)
    .map((entry) =>
      entry.score
        ? say.grade(titleOf(entry, context), quotable(entry.score))
        : say.studied(name, lineOf(entry, context)),
    );
  return finding(sentences, passagesFor(found, context));
}
