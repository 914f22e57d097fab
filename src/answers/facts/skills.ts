import type { SkillClass } from '../languages/kinds';
import { quotable } from '../quotable';
import { keyOf } from '../entities/entity-index';
import type { Passage } from '../passages';
import type { Line, Term } from '../search/line-search';
import { tokens } from '../text/tokens';
import type { Query } from '../query/query';
import {
  affirmedIfAsked,
  durationOf,
  isOngoing,
  entriesOf,
  lineSaid,
  listed,
  passagesFor,
  titleOf,
  type Context,
  listOf,
} from './context';
import { askedSubjects, distinctBy, namesPart, type Subject } from './asked-subjects';
import { distinct, finding, type Finding } from './finding';
import { groupsCalled } from './skill-groups';
import { statement } from './statement';
import { isWritten, missingTerm } from './terms';
import { entriesHolding, hasUseTime } from './time/asked-entries';

/** The line that holds more of what a question names than the parts that hold each of it. */
function sharedLine(query: Query, present: readonly Subject[], { lines }: Context): Line | undefined {
  const terms = query.terms.filter(({ share }) => share === 1);
  const [best] = lines.find(terms);
  if (!best) return undefined;
  const coverOf = (passage: Passage) =>
    spans(terms.filter((term) => lines.fit(term, passage) >= leastShared)).length;
  const covered = coverOf(best.line.passage);
  const [first] = present.flatMap(({ passages }) => passages.slice(0, 1));
  return first && covered > 1 && covered > coverOf(first) ? best.line : undefined;
}

/** A term stands in a line, or in the title above it, if it fits at least so well. */
const leastShared = 0.5;

/** Terms without those that are parts of others: "power bi" holds "power". */
function spans(terms: readonly Term[]): readonly Term[] {
  return terms.filter(
    (term) => !terms.some((other) => other !== term && other.written.includes(term.written)),
  );
}

export function hasSkill(query: Query, context: Context): Finding | undefined {
  const all = askedSubjects(query, context);
  const present = all.filter(({ passages }) => passages.length > 0);
  const absent = all.filter(({ passages, isVerb }) => passages.length === 0 && !isVerb);
  if (present.length + absent.length === 0) return undefined;
  const sentences = merged(present, context)
    .slice(0, 4)
    .map((each) => whereIs(each, query, context));
  const [first, ...others] = sentences;
  const lacks = absent.slice(0, 3).map(({ term }) => context.say.notInCv(quotable(term)));
  const shared = present.length > 0 ? sharedLine(query, present, context) : undefined;
  const said = shared && statement(shared, context);
  if (shared && said)
    return finding(
      [affirmedIfAsked(said, query, context), ...lacks],
      [shared.passage, ...present.flatMap(({ passages }) => passages.slice(0, 3))],
    );
  // "How did she speed up cloning?" asks for the line, not for yes or no.
  const points = present.flatMap(({ passages }) => passages).filter(({ part }) => part === 'point');
  const [point] = query.isOpen ? points : [];
  return finding(
    [
      first && (first === context.say.closest ? first : affirmedIfAsked(first, query, context)),
      ...others,
      point && lineSaid(point, context),
      ...lacks,
    ],
    present.flatMap(({ passages }) => passages.slice(0, 3)),
    present.length === 0,
  );
}

/** Where the CV has it: its name in a group of skills, else its passages. */
function sourceOf({ term, group, passages }: Subject): string {
  return group ? term : passages.map(({ anchor }) => anchor).join(' ');
}

/** Words of prose that the same parts of the CV hold are one subject. */
function merged(subjects: readonly Subject[], { format }: Context): Subject[] {
  return distinctBy(subjects, sourceOf).map((first) => ({
    ...first,
    term: format.list(subjects.filter((each) => sourceOf(each) === sourceOf(first)).map(({ term }) => term)),
  }));
}

function whereIs({ term, group, passages, line: found }: Subject, query: Query, context: Context): string {
  const { say } = context;
  const name = quotable(term);
  const heading = group && quotable(group.title ?? group.heading);
  if (group && heading === name && group.tags.length > 0)
    return say.groupHas(name, listed(group.tags.map(quotable), context, 8));
  if (heading) return say.mentionedUnder(name, heading === name ? say.part.skills.heading : heading);
  const [best] = passages;
  const line = found ? statement(found, context) : best && passages.length < 3 && lineSaid(best, context);
  if (line) return line;
  const written = query.terms.filter((each) => each.written.includes(term) || term.includes(each.written));
  // What only begins like a word of the CV is not mentioned there.
  if (![{ sure: [term] }, ...written].some((each) => isWritten(each, passages))) return say.closest;
  const headings = distinct(passages.map(({ heading }) => quotable(heading)));
  return say.mentionedUnder(name, listed(headings, context, 2));
}

/** Where a skill was put to use: the entries that show it, those that go on first. */
export function skillUse(query: Query, context: Context): Finding | undefined {
  const { say } = context;
  const found = askedSubjects(query, context).find(({ passages }) => passages.length > 0);
  const used = (found?.passages ?? []).filter(({ entry }) => entry && entry.topic !== 'skills');
  const all = distinct(used.map(({ entry }) => entry).filter((entry) => entry !== undefined));
  const entries = [...all.filter(isOngoing), ...all.filter((entry) => !isOngoing(entry))];
  if (!found || entries.length === 0) return hasSkill(query, context);
  const places = listOf(entries, context, 3);
  const ordered = entries.flatMap((entry) => used.filter((passage) => passage.entry === entry));
  return finding(affirmedIfAsked(say.usedAt(quotable(found.term), places), query, context), ordered);
}

/** How long a skill was in use: the time of the entries that mention it; undefined if the question names no skill. */
export function skillYears(query: Query, context: Context): Finding | undefined {
  const { say } = context;
  const [asked] = askedSubjects(query, context);
  if (!asked) return undefined;
  // "Since when does she cook?" names nothing that the CV could lack.
  if (asked.passages.length === 0) return missingTerm(query, context) ? hasSkill(query, context) : undefined;
  const entries = distinct(asked.passages.map(({ entry }) => entry).filter((entry) => entry !== undefined));
  const telling = query.terms.filter(({ share }) => share === 1);
  const also = entriesHolding(telling, context);
  const dated = context.cv.entries
    .filter((entry) => entries.includes(entry) || also.includes(entry))
    .filter(hasUseTime);
  const found = durationOf(dated, context);
  const name = quotable(asked.term);
  if (!found) return finding(say.noDate(name), asked.passages);
  const places = listed(
    dated.map((entry) => titleOf(entry, context)),
    context,
    4,
  );
  return finding(say.skillYears(name, say.atLeast(found.text), places), [
    ...passagesFor(dated, context),
    ...asked.passages,
  ]);
}

export function skills(query: Query, context: Context): Finding | undefined {
  const { say } = context;
  const groups = entriesOf(context, 'skills');
  const named = groups.filter(
    (group) =>
      tokens(group.title ?? '').some(({ stem, folded }) => folded.length > 3 && query.stems.has(stem)) ||
      (!namesPart(query, context) &&
        query.mentions.some(({ entities }) =>
          entities.some(({ kind, entries }) => kind === 'group' && entries.includes(group)),
        )),
  );
  const [group] = named;
  if (group && group.tags.length > 0) {
    const items = listed(group.tags.map(quotable), context, 12);
    const title = quotable(group.title ?? group.heading);
    return finding(affirmedIfAsked(say.groupHas(title, items), query, context), passagesFor(named, context));
  }
  const ofClass = listOfClass(query, context);
  if (ofClass) return ofClass;
  const isHeld = askedSubjects(query, context).some(({ passages }) => passages.length > 0);
  if (isHeld || query.mentions.length > 0) return hasSkill(query, context);
  if (groups.length === 0) return finding(say.part.skills.absent);
  const items = groups.flatMap(({ title, tags }) => (tags.length > 0 ? tags : [title ?? '']));
  const missing = query.classes.filter((each) => namedClasses.has(each)).map((each) => say.classes[each]);
  return finding(
    [
      ...missing.map((each) => say.notInCv(each)),
      say.ofClass(say.part.skills.heading, listed(items.map(quotable), context, 10)),
    ],
    passagesFor(groups, context),
  );
}

/** The skills of the classes that a question names; undefined where the CV has none. */
function listOfClass(query: Query, context: Context): Finding | undefined {
  const { say } = context;
  const called = groupsCalled(query, context);
  const inGroups = context.entities.filter(
    ({ kind, entries }) => kind === 'skill' && entries.some((entry) => called.includes(entry)),
  );
  const found = [...inGroups, ...query.classes.flatMap((each) => skillsOfClass(each, context))];
  if (found.length === 0) return undefined;
  const names = distinct(found.map(({ name }) => name)).map(quotable);
  const classes = query.classes.map((each) => say.classes[each]);
  const heading = classes.length > 0 ? classes.join(', ') : say.part.skills.heading;
  return finding(
    affirmedIfAsked(say.ofClass(heading, listed(names, context, 12)), query, context),
    passagesFor(distinct(found.flatMap(({ entries }) => entries)), context),
  );
}
/** Classes whose members have names that the thesaurus knows; a CV's methods and machines may be any. */
const namedClasses: ReadonlySet<SkillClass> = new Set<SkillClass>([
  'programming-language',
  'framework',
  'database',
  'cloud',
  'operating-system',
]);

/** The CV's skills that the thesaurus counts to a class. */
function skillsOfClass(skillClass: SkillClass, { classKeys, entities }: Context) {
  return entities.filter(
    ({ kind, name }) => kind === 'skill' && classKeys.get(skillClass)?.has(keyOf(name)) === true,
  );
}
