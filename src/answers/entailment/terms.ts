import type { CvTopic } from '../../resume/outline';
import type { EntityKind } from '../entities/entities';
import type { Mention } from '../entities/link-entities';
import { aliasesOf } from '../entities/names';
import { statesPredicate, type Grammar, type Predicate } from '../languages/grammar';
import type { Term } from '../search/line-search';
import { editDistance } from '../text/distance';
import { fold } from '../text/fold';
import { tokens } from '../text/tokens';
import { doings, isAmong, type Asked } from './asked';
import { holdsLanguage } from './languages';
import { clausesOf, direct, topicsOf } from './predicates';
import type { Known, Statement } from './statements';
import { holds } from './word-forms';

/** Parts of a CV whose organisation is one that she worked for. */
const posts: ReadonlySet<CvTopic> = new Set<CvTopic>(['work', 'internships', 'volunteer', 'teachings']);
const ofPosts: ReadonlySet<Predicate> = new Set<Predicate>(['worked', 'taught', 'led', 'owned']);
/** "A warehouse" of no name is a kind of place. */
const ofCommonWords: ReadonlySet<EntityKind> = new Set<EntityKind>(['group', 'thing', 'title']);
/** Predicates whose object may be an organisation. */
const ofOrganisations: ReadonlySet<Predicate> = new Set<Predicate>([
  'worked',
  'studied',
  'certified',
  'published',
  'volunteered',
  'won',
]);

/** True where a statement holds a word of the question in the field that its part in the question calls for. */
export function holdsTerm(term: Term, statement: Statement, asked: Asked, context: Known): boolean {
  const { entry, line, passage } = statement;
  const { query, grammar, predicates } = asked;
  const mention =
    query.mentions.find(({ written }) => written.includes(term.written)) ??
    // "Farm animals" are no part of an "Animal Hospital".
    query.mentions.find(({ written, match }) => match !== 'part' && term.written.includes(written));
  const isName = query.rest.some((word) => word.isName && term.written.includes(word.written));
  // "Garden" is no name of a garden centre.
  const isNamedWhole = mention?.written.includes(term.written) === true && mention.match !== 'part';
  const names = isNamedWhole ? mention.entities.map(({ name }) => name) : [];
  const isGuess = mention?.match === 'guess';
  // "Banque" is two slips from "banquets", and another word.
  const own = isGuess ? names.filter((name) => isOneSlip(term.written, name)) : names;
  const ways = isGuess ? own : [...term.sure, ...own];
  // A word of another language has no forms in this CV: "Leder" is not what somebody "led".
  const isIn = (field: string | undefined, asName = isName) =>
    field !== undefined &&
    ways.some((way) => holds(way, field, asName || (asked.isTranslated && way === term.written)));
  if (!entry && passage.part === 'profile') {
    // Who lives in France may have any nationality.
    if (mention?.kind === 'language') return false;
    // Where she lives is not where, nor for whom, she works.
    const { headline } = context.cv.person;
    return isIn(predicates.includes('worked') ? headline : passage.text);
  }
  if (!entry) return isIn(line);

  const { title = entry.heading, organisation, place, score, tags, topic } = entry;
  const before = fold(query.text.slice(0, Math.max(0, query.text.indexOf(term.written))));
  const named = mention?.written ?? term.written;
  const isCommon = mention !== undefined && ofCommonWords.has(mention.kind) && !/^\p{Lu}/u.test(named);
  const isEmployed =
    (isName || (mention !== undefined && !isCommon)) && grammar.employs.test(framed(named, query.text));
  const statesDirectly = () =>
    clausesOf(line, context.grammars).some(
      (clause) =>
        isIn(clause) && predicates.some((each) => statesPredicate(each, fold(clause), context.grammars)),
    );
  // "A workshop" is a word of an employer's name, and what a line says that she leads.
  if (mention?.match === 'part' && predicates.some((each) => direct.has(each)) && statesDirectly())
    return true;
  const isWork = predicates.some((each) => ofPosts.has(each));
  if (isWork && (isEmployed || asksEmployer(mention, isName, before, asked)))
    return (
      posts.has(topic) &&
      (isAmong(mention, entry) || isIn(organisation, true)) &&
      // Of an organisation itself only the title tells that she led or owned it.
      (isEmployed || !predicates.some((each) => each === 'led' || each === 'owned'))
    );
  if (mention?.kind === 'place' || query.intent === 'worked-in') {
    // "At the University of Bristol" asks for no other one in Bristol.
    if (mention?.kind === 'place' && grammar.beforeNameOfSchool.test(before)) return isIn(organisation, true);
    const isThere =
      isAmong(mention, entry) || [place, organisation, entry.heading].some((field) => isIn(field));
    // "Has she been to Oslo?" is no question for what she did with its university.
    const isOfPlace =
      mention?.kind === 'place' || (predicates.length === 0 && (isName || topic === 'languages'));
    if (isThere || isOfPlace) return isThere && (!predicates.includes('worked') || posts.has(topic));
  }
  if (topic === 'languages') return holdsLanguage(term, mention, statement, asked, isIn(line, true));
  // "In a bookshop" tells where she worked, which a line about bookshops does not.
  const isWorkplace =
    mention?.kind !== 'skill' &&
    (grammar.beforeWorkplace.test(before) || grammar.workplace.test(framed(term.written, query.text)));
  const isWorkedIn = () =>
    (posts.has(topic) || topic === 'summary') &&
    [
      title,
      organisation,
      ...[entry.about, passage.part === 'entry' || topic === 'summary' ? line : undefined].map((text) =>
        withoutClients(text, context.grammars),
      ),
    ].some((field) => isIn(field));
  if (isWorkplace && predicates.includes('worked')) return isWorkedIn();
  if (mention && mention.match !== 'part' && mention.kind !== 'title' && isAmong(mention, entry)) return true;
  const isMore = asked.terms.length + predicates.length + asked.numbers.length > 1;
  // "Has she trained staff in a hospital?" tells where she did what the line says.
  if (isWorkplace && line !== '' && isMore && isWorkedIn()) return true;
  // "Run the emergency department" is no deed within it.
  const isObject =
    line !== '' && predicates.some((each) => direct.has(each) && !topicsOf[each].includes(topic));
  if (isObject) return statesDirectly();
  const isNamedBy = (tag: string) =>
    (topic === 'skills' && isIn(productOf(tag))) ||
    ways.some((way) => aliasesOf(tag).some((alias) => isWhole(way, alias)));
  // "A baker who taught" taught no bakers.
  const isDoneInLine =
    line !== '' &&
    predicates.some(
      (each) =>
        doings.has(each) &&
        !topicsOf[each].includes(topic) &&
        !statesPredicate(each, fold(title), context.grammars),
    );
  const fields = [
    topic === 'skills' ? undefined : line,
    isDoneInLine ? undefined : title,
    score,
    predicates.some((each) => ofOrganisations.has(each)) || (asked.isTitle && line === '')
      ? organisation
      : undefined,
  ];
  return (
    fields.some((field) => isIn(field)) ||
    tags.some(isNamedBy) ||
    (topic === 'education' && query.degrees.length > 0 && isDegreeWord(term, context))
  );
}

/** True where a word of a name is written with one slip. */
function isOneSlip(written: string, name: string): boolean {
  return tokens(name).some(({ folded }) => editDistance(fold(written), folded, 1) <= 1);
}

/** "Kitchens for architects": who it is made for is no place to work. */
function withoutClients(text: string | undefined, grammars: readonly Grammar[]): string | undefined {
  return grammars.reduce((rest, { beneficiary }) => rest?.split(beneficiary)[0], text);
}

/** True for what the CV has as an organisation, or for a name after "at" or "for". */
function asksEmployer(
  mention: Mention | undefined,
  isName: boolean,
  before: string,
  { grammar }: Asked,
): boolean {
  const isOrganisation =
    mention !== undefined &&
    mention.kind !== 'place' &&
    mention.entities.some(({ name, entries }) =>
      entries.some(({ organisation }) => organisation !== undefined && holds(name, organisation, true)),
    );
  if (isOrganisation) return true;
  const mayBe = isName || (mention !== undefined && !['skill', 'place', 'title'].includes(mention.kind));
  return mayBe && grammar.beforeEmployer.test(before);
}

/** A question with "@" for a word of it, folded. */
function framed(written: string, text: string): string {
  return fold(text.replace(written, '@'));
}

/** A part of a longer name is another thing: "React" of "React Native". */
function isWhole(way: string, name: string): boolean {
  return holds(way, name, false) && holds(name, way, false);
}

/** Of a name whose words all have a capital only the last is a name too: "Photoshop" of "Adobe", never "React" of "Native". */
function productOf(tag: string): string {
  const words = tag.match(/[\p{L}\p{N}]+/gu) ?? [];
  const isProperName = words.length > 1 && words.every((word) => /^[\p{Lu}\p{N}]/u.test(word));
  return isProperName ? (words.at(-1) ?? tag) : tag;
}

/** A word for a level. "MBA" and "BTS" are degrees of their own, which the entry itself has to name. */
function isDegreeWord({ written }: Term, { lexicon }: Known): boolean {
  const word = fold(written);
  return Object.entries(lexicon.degrees).some(
    ([level, phrases]) =>
      (word.length > longestAcronym || level === 'doctorate' || level === 'school') &&
      phrases.split('|').includes(word),
  );
}

/** Letters. */
const longestAcronym = 4;
