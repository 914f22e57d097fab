import type { CvEntry } from '../../resume/cv';
import type { CvTopic } from '../../resume/outline';
import { isYear, type Mention } from '../entities/link-entities';
import { askedLevel, levelIn, meetsLevel } from '../entities/language-levels';
import { aliasesOf } from '../entities/names';
import { isOngoing, type Context } from '../facts/context';
import { levelOf } from '../facts/degrees';
import { isLapsed } from '../facts/lapsed';
import { statesPredicate, type Predicate } from '../grammar/grammar';
import type { Passage } from '../passages';
import { amountAsked } from '../query/amount';
import type { Term } from '../search/line-search';
import { numbersIn } from '../sources/numbers';
import { fold } from '../text/fold';
import { overlaps } from '../time/intervals';
import { doings, type Asked } from './asked';
import { statementsOf, type Statement } from './statements';
import { holds, wordsOf } from './word-forms';

/** Passages in which what was found may be stated. */
const mostShown = 3;
/** Only fields state these. */
const ofFields: ReadonlySet<Predicate> = new Set<Predicate>(['speaks', 'studied', 'lives', 'owned']);

/** The statement among the first passages shown that entails all that is asked. */
export function entailedByShown(
  asked: Asked,
  shown: readonly Passage[],
  context: Context,
): Statement | undefined {
  return shown
    .slice(0, mostShown)
    .flatMap(statementsOf)
    .find((statement) => entails(statement, asked, context));
}

/** The statement anywhere in the CV that entails all that is asked, where that is more than one word can tell by chance. */
export function entailedByCv(asked: Asked, context: Context): Statement | undefined {
  const { terms, predicates, query, isTitle } = asked;
  const isLittle = terms.length === 0 || terms.length + predicates.length + query.years.length < 2;
  const isOfFields = isTitle || query.degrees.length > 0 || predicates.some((each) => ofFields.has(each));
  if (isLittle || isOfFields || query.channels.length > 0) return undefined;
  const namesField = query.mentions.some(({ kind }) => kind === 'place' || kind === 'employer');
  return context.passages
    .filter(({ part }) => part !== 'contact' && part !== 'profile')
    .flatMap(statementsOf)
    .find((each) => (each.line !== '' || namesField) && entails(each, asked, context));
}

/** The words of the question that none of the first passages shown holds. */
export function leftOver(asked: Asked, shown: readonly Passage[], context: Context): string[] {
  const statements = shown.slice(0, mostShown).flatMap(statementsOf);
  return asked.terms
    .filter((term) => !statements.some((statement) => holdsTerm(term, statement, asked, context)))
    .map(({ written }) => written);
}

/** True where one statement holds everything that is asked: its predicate, each of its words, number, year and qualifier. */
function entails(statement: Statement, asked: Asked, context: Context): boolean {
  return (
    !asked.isNegated &&
    // What others say of her tells of them too.
    statement.entry?.topic !== 'references' &&
    asked.predicates.every((predicate) => holdsPredicate(predicate, statement, context)) &&
    asked.terms.every((term) => holdsTerm(term, statement, asked, context)) &&
    (!asked.isTitle || holdsTitle(statement, asked, context)) &&
    holdsQualifiers(statement, asked, context) &&
    holdsNumbers(statement, asked) &&
    holdsYears(statement, asked, context) &&
    isReal(statement, asked, context)
  );
}

/** The parts of a CV whose entries state a predicate by being there. */
const topicsOf: Readonly<Record<Predicate, readonly CvTopic[]>> = {
  worked: ['work', 'internships'],
  studied: ['education', 'certificates'],
  certified: ['certificates', 'education'],
  lives: [],
  speaks: ['languages'],
  led: [],
  taught: ['teachings'],
  won: ['awards'],
  published: ['publications'],
  volunteered: ['volunteer'],
  made: ['projects'],
  owned: [],
  likes: ['interests'],
};

function holdsPredicate(
  predicate: Predicate,
  { entry, folded, passage }: Statement,
  { grammars }: Context,
): boolean {
  if (entry?.topic === 'interests') return predicate === 'likes';
  if (predicate === 'lives') return passage.part === 'profile';
  if (entry && topicsOf[predicate].includes(entry.topic)) return true;
  if (predicate === 'worked') return entry?.topic !== 'education';
  return predicate !== 'speaks' && predicate !== 'studied' && statesPredicate(predicate, folded, grammars);
}

/** Parts of a CV whose organisation is one that she worked for. */
const posts: ReadonlySet<CvTopic> = new Set<CvTopic>(['work', 'internships', 'volunteer', 'teachings']);
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
function holdsTerm(term: Term, statement: Statement, asked: Asked, context: Context): boolean {
  const { entry, line, passage } = statement;
  const { query, grammar, predicates } = asked;
  const mention = query.mentions.find(
    ({ written }) => written.includes(term.written) || term.written.includes(written),
  );
  const isName = query.rest.some((word) => word.isName && term.written.includes(word.written));
  const own = mention && mention.match !== 'part' ? mention.entities.map(({ name }) => name) : [];
  const ways = mention?.match === 'guess' ? own : [...term.ways, ...own];
  const isIn = (field: string | undefined, asName = isName) =>
    field !== undefined && ways.some((way) => holds(way, field, asName));
  if (!entry) return isIn(passage.part === 'profile' ? passage.text : line);

  const { title = entry.heading, organisation, place, score, tags, topic } = entry;
  const before = fold(query.text.slice(0, Math.max(0, query.text.indexOf(term.written))));
  const isWork = predicates.some((each) => each === 'worked' || each === 'taught' || each === 'led');
  if (isWork && asksEmployer(mention, isName, before, asked))
    return posts.has(topic) && (isNamed(mention, entry, organisation) || isIn(organisation, true));
  if (mention?.kind === 'place' || query.intent === 'worked-in') {
    const isThere =
      isAmong(mention, entry) || [place, organisation, entry.heading].some((field) => isIn(field));
    if (isThere || mention?.kind === 'place')
      return isThere && (!predicates.includes('worked') || posts.has(topic));
  }
  if (topic === 'languages') return holdsLanguage(term, mention, statement, asked, isIn(line, true));
  if (mention && mention.match !== 'part' && mention.kind !== 'title' && isAmong(mention, entry)) return true;
  // "In a bookshop" tells where she worked, which a line about bookshops does not.
  if (predicates.includes('worked') && mention?.kind !== 'skill' && grammar.beforeWorkplace.test(before))
    return (
      posts.has(topic) &&
      [title, organisation, entry.about, passage.part === 'entry' ? line : undefined].some((field) =>
        isIn(field),
      )
    );
  const fields = [
    line,
    title,
    score,
    predicates.some((each) => ofOrganisations.has(each)) ? organisation : undefined,
  ];
  return (
    fields.some((field) => isIn(field)) ||
    tags.some((tag) => ways.some((way) => aliasesOf(tag).some((alias) => isWhole(way, alias)))) ||
    (topic === 'education' && query.degrees.length > 0 && isDegreeWord(term, context))
  );
}

/** True for what the CV has as an organisation, or for a name after "at" or "for". */
function asksEmployer(
  mention: Mention | undefined,
  isName: boolean,
  before: string,
  { grammar }: Asked,
): boolean {
  const isOrganisation = mention?.entities.some(({ name, entries }) =>
    entries.some(({ organisation }) => organisation !== undefined && holds(name, organisation, true)),
  );
  if (isOrganisation) return true;
  const mayBe = isName || (mention !== undefined && !['skill', 'place', 'title'].includes(mention.kind));
  return mayBe && grammar.beforeEmployer.test(before);
}

function isAmong(mention: Mention | undefined, entry: CvEntry): boolean {
  return mention?.entities.some(({ entries }) => entries.includes(entry)) ?? false;
}

function isNamed(mention: Mention | undefined, entry: CvEntry, field: string | undefined): boolean {
  return (
    field !== undefined &&
    isAmong(mention, entry) &&
    (mention?.entities.some(({ name }) => holds(name, field, true)) ?? false)
  );
}

/** A part of a longer name is another thing: "React" of "React Native". */
function isWhole(way: string, name: string): boolean {
  return holds(way, name, false) && wordsOf(way).length === wordsOf(name).length;
}

function isDegreeWord({ written }: Term, { lexicon }: Context): boolean {
  return Object.values(lexicon.degrees).some((phrases) => phrases.split('|').includes(fold(written)));
}

const levelWord = /^(?:[abc][12]$|fluen|flie|fluid|courant|couram|perfe|excel|nativ|mutters|matern)/;
/** A level that is none. */
const none = /\b(?:none|no|aucune?|kein\w*|ningun\w*|nada)\b|なし|لا شيء/;

/** A language that is spoken, at the level asked: it is no country, nationality or subject. */
function holdsLanguage(
  { written }: Term,
  mention: Mention | undefined,
  { entry, line }: Statement,
  { query, grammar, predicates }: Asked,
  isInLine: boolean,
): boolean {
  const before = fold(query.text.slice(0, Math.max(0, query.text.indexOf(written))));
  const isOther = predicates.some(
    (each) =>
      each !== 'speaks' && (doings.has(each) || each === 'worked' || each === 'studied' || each === 'lives'),
  );
  const isNationality = mention?.kind === 'language' && grammar.beforeNationality.test(before);
  if (isNationality || (isOther && !predicates.includes('speaks'))) return false;
  const spoken = line
    .split(/[,،、;]/)
    .filter((each) =>
      query.mentions.some(
        ({ kind, entities }) => kind === 'language' && entities.some(({ name }) => holds(name, each, true)),
      ),
    );
  if (levelWord.test(fold(written))) return spoken.length > 0 && isAtLevel(spoken, query.text);
  if (mention?.kind !== 'language') return isInLine;
  return entry !== undefined && isAmong(mention, entry) && spoken.length > 0 && isAtLevel(spoken, query.text);
}

/** True where each language is at the level that the question names; a level that nobody knows is below it. */
function isAtLevel(spoken: readonly string[], text: string): boolean {
  const asked = askedLevel(text);
  const code = /\b[abc][12]\b/i.exec(text)?.[0].toLowerCase();
  return spoken.every((each) => {
    const folded = fold(each);
    const own = levelIn(folded);
    if (none.test(folded)) return false;
    if (code !== undefined && own !== undefined) return folded.includes(code) || own > (levelIn(code) ?? 5);
    return asked === undefined || (own !== undefined && meetsLevel(own, asked));
  });
}

const titled: ReadonlySet<CvTopic> = new Set<CvTopic>([
  'work',
  'internships',
  'volunteer',
  'certificates',
  'education',
]);

/** The title is the one that is asked, and no lesser one: "Assistant to the CFO" is no CFO. */
function holdsTitle(
  { entry, passage, line }: Statement,
  { terms, folded, query }: Asked,
  { grammars }: Context,
): boolean {
  const title =
    passage.part === 'profile'
      ? passage.text
      : line === '' && entry && titled.has(entry.topic)
        ? entry.title
        : undefined;
  if (title === undefined) return false;
  const plain = fold(title);
  const places = query.mentions.filter(
    ({ kind }) => kind === 'employer' || kind === 'place' || kind === 'school',
  );
  return (
    terms.some(
      (term) =>
        !places.some(({ written }) => written.includes(term.written)) &&
        term.ways.some((way) => holds(way, title, false)),
    ) && !grammars.some(({ lesser }) => lesser.test(plain) && !lesser.test(folded))
  );
}

/** What has no dates holds today. */
const undated: ReadonlySet<CvTopic> = new Set<CvTopic>(['skills', 'languages', 'interests']);

function holdsQualifiers(
  { entry, folded, passage }: Statement,
  { qualifiers, query }: Asked,
  { grammars }: Context,
): boolean {
  if (entry && (isLapsed(entry) || (entry.topic === 'education' && !isOfDegree(entry, query.degrees))))
    return false;
  return qualifiers.every((qualifier) => {
    if (qualifier === 'finished' && entry?.topic === 'education') return !isOngoing(entry);
    if (qualifier !== 'current') return grammars.some(({ qualifiers: said }) => said[qualifier].test(folded));
    return entry ? isOngoing(entry) || undated.has(entry.topic) : passage.part === 'profile';
  });
}

function isOfDegree(entry: CvEntry, degrees: Asked['query']['degrees']): boolean {
  const level = levelOf(entry);
  return degrees.length === 0 || (level !== undefined && degrees.includes(level));
}

/** Characters after a number in which stands what it counts. */
const countedWithin = 40;

/** Each number asked is the one that counts the same thing, or is passed where "more than" asks so. */
function holdsNumbers({ folded, entry }: Statement, { numbers, query, terms }: Asked): boolean {
  if (numbers.length === 0) return true;
  const text = [folded, entry?.score, entry?.period].join('\n');
  const held = numbersIn(text);
  const amount = amountAsked(query.text);
  const countedBy = (waysOf: (term: Term) => readonly string[]) =>
    wordsOf(text).filter(({ written }) =>
      terms.some((term) => waysOf(term).some((way) => holds(way, written, false))),
    );
  const own = countedBy(({ written }) => [written]);
  const counted = own.length > 0 ? own : countedBy(({ ways }) => ways);
  const beside = counted.flatMap(({ start }) =>
    held.filter(({ end }) => end <= start && start - end < countedWithin).slice(-1),
  );
  return numbers.every((value) =>
    (beside.length > 0 ? beside : held).some(
      ({ value: each }) =>
        each === value || (amount === Number(value) && Number(each) > amount && !isYear(each)),
    ),
  );
}

function holdsYears({ entry, folded }: Statement, { query: { years } }: Asked, context: Context): boolean {
  const interval = entry && context.interval(entry);
  return years.every(
    (year) =>
      folded.includes(String(year)) ||
      (interval !== undefined && overlaps(interval, { from: year * 12, to: year * 12 + 12 })),
  );
}

/** False for what a line denies, wishes or tells of somebody else in the clause that holds what is asked. */
function isReal(
  { line, entry }: Statement,
  { terms, predicates, grammar, folded }: Asked,
  { grammars }: Context,
): boolean {
  const text = predicates.includes('won') ? `${line}, ${entry?.title ?? ''}` : line;
  if (grammar.unreal.test(folded)) return true;
  // A second place is told beside the name of the prize.
  const clauses = predicates.includes('won') ? [fold(text)] : fold(text).split(/[,،;:.。、()]/);
  return clauses
    .filter((clause) => grammars.some(({ unreal }) => unreal.test(clause)))
    .every(
      (clause) =>
        terms.length > 0 && !terms.some(({ ways }) => ways.some((way) => holds(way, clause, false))),
    );
}
