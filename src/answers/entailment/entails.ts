import type { CvEntry } from '../../resume/cv';
import type { CvTopic } from '../../resume/outline';
import { isYear, type Mention } from '../entities/link-entities';
import type { EntityKind } from '../entities/entities';
import { askedLevel, levelIn, meetsLevel } from '../entities/language-levels';
import { aliasesOf } from '../entities/names';
import { isOngoing, type Context } from '../facts/context';
import { isSchooling, levelOf } from '../facts/degrees';
import type { DegreeLevel } from '../languages/kinds';
import { isLapsed } from '../facts/lapsed';
import { statesPredicate, type Grammar, type Predicate } from '../grammar/grammar';
import type { Passage } from '../passages';
import { amountAsked } from '../query/amount';
import type { Term } from '../search/line-search';
import { numbersIn } from '../time/numbers';
import { fold } from '../text/fold';
import { overlaps } from '../time/intervals';
import { doings, keysOf, type Asked } from './asked';
import { statementsOf, type Statement } from './statements';
import { holds, wordsOf } from './word-forms';

/** What has to be known beside statement and question. */
export type Known = Pick<Context, 'cv' | 'grammars' | 'interval' | 'lexicon' | 'lines'>;

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
  const isAny = !asksAnything(asked);
  return shown
    .slice(0, mostShown)
    .flatMap(statementsOf)
    .filter(({ entry }) => !isAny || (entry !== undefined && asked.query.topics.includes(entry.topic)))
    .find((statement) => entails(statement, asked, context));
}

/** False for a question that is told only by what was said before. */
function asksAnything({ terms, predicates, qualifiers, query }: Asked): boolean {
  return terms.length + predicates.length + query.degrees.length > 0 || qualifiers.length > 1;
}

/** The statement anywhere in the CV that entails all that is asked, where that is more than one word can tell by chance. */
export function entailedByCv(asked: Asked, context: Context): Statement | undefined {
  const { terms, predicates, query, isTitle } = asked;
  const isOfPerson = terms.length > 0 ? isTitle || predicates.includes('lives') : asksOwnFirm(predicates);
  const owner = isOfPerson
    ? context.passages
        .filter(
          ({ part, entry }) =>
            part === 'profile' || (part === 'entry' && entry && !predicates.includes('lives')),
        )
        .flatMap(statementsOf)
        .find((each) => (each.line === '' || isTitle) && entails(each, asked, context))
    : undefined;
  if (owner) return owner;
  const isLittle = terms.length + predicates.length + query.years.length < 2;
  const isOfFields = isTitle || query.degrees.length > 0 || predicates.some((each) => ofFields.has(each));
  if (isLittle || isOfFields || query.channels.length > 0) return undefined;
  const namesField = query.mentions.some(({ kind }) => kind === 'place' || kind === 'employer');
  return context.passages
    .filter(({ part }) => part !== 'contact' && part !== 'profile')
    .flatMap(statementsOf)
    .find((each) => (each.line !== '' || namesField) && entails(each, asked, context));
}

/** "Has she a firm of her own?" is told by the title of a post. */
function asksOwnFirm(predicates: readonly Predicate[]): boolean {
  return predicates.length === 1 && predicates[0] === 'owned';
}

/**
 * The statement that denies what is asked, and does so of what the question names or of all that the owner did: "did not lead
 * a team" in one job says nothing about another.
 */
export function deniedByCv(asked: Asked, context: Context): Statement | undefined {
  const { terms, query } = asked;
  if (terms.length === 0) return undefined;
  const ofWhole = ({ entry }: Statement) =>
    entry === undefined ||
    undated.has(entry.topic) ||
    query.mentions.some(({ kind, entities }) =>
      entities.some((each) => isWhere(kind) && each.entries.includes(entry)),
    );
  return context.passages
    .filter(({ part }) => part !== 'contact' && part !== 'profile')
    .flatMap(statementsOf)
    .find(
      (statement) =>
        ofWhole(statement) && (denies(statement, asked, context) || isUnspoken(statement, asked)),
    );
}

function isLanguage({ kind }: Mention): boolean {
  return kind === 'language';
}

function isWhere(kind: EntityKind): boolean {
  return kind === 'employer' || kind === 'school' || kind === 'project';
}

function denies(statement: Statement, asked: Asked, context: Context): boolean {
  const clauses = fold(statement.line).split(/[,،;:.。、()]/);
  const told = clauses.filter((clause) => context.grammars.some((grammar) => grammar.denies.test(clause)));
  const { terms } = asked;
  return (
    told.some((clause) => terms.some(({ ways }) => ways.some((way) => holds(way, clause, false)))) &&
    isMatched(statement, asked, context)
  );
}

/** A level that is none. */
const none = /\b(?:none|no|aucune?|kein\w*|ningun\w*|nada|nenhum\w*)\b|なし|لا شيء/;

/** A language that the CV lists as one that is not spoken. */
function isUnspoken({ entry, line }: Statement, { query, predicates }: Asked): boolean {
  const [language, ...others] = query.mentions.filter(({ kind }) => kind === 'language');
  if (entry?.topic !== 'languages' || !language || others.length > 0 || !predicates.includes('speaks'))
    return false;
  return spokenIn(line, query).some((each) => none.test(fold(each)));
}

/** Where nothing is entailed: how much of what the question names a statement holds, rare words first. */
export function nearness(statement: Statement, asked: Asked, context: Context): number {
  // "In Germany" is no question for German.
  const isOfLanguages = asked.predicates.includes('speaks') || asked.query.mentions.some(isLanguage);
  if (statement.entry?.topic === 'languages' && !isOfLanguages) return 0;
  const held = asked.terms.filter(
    (term) => holdsTerm(term, statement, asked, context) || holds(term.written, statement.folded, true),
  );
  const weight = held.reduce((sum, term) => sum + context.lines.weightOf(term), 0);
  const hasNumber = asked.numbers.length > 0 && numbersIn(statement.line).length > 0;
  return weight === 0 ? 0 : weight + (hasNumber ? 0.5 : 0);
}

/** The words of the question that none of the first passages shown holds. */
export function leftOver(asked: Asked, shown: readonly Passage[], context: Context): string[] {
  const statements = shown.slice(0, mostShown).flatMap(statementsOf);
  return asked.terms
    .filter((term) => !statements.some((statement) => holdsTerm(term, statement, asked, context)))
    .map(({ written }) => written);
}

/** What of a question a statement may lack. */
export type Part = 'predicate' | 'words' | 'title' | 'qualifier' | 'number' | 'year' | 'reality';

type Test = (statement: Statement, asked: Asked, context: Known) => boolean;

const tests: Readonly<Record<Part, Test>> = {
  predicate: (statement, asked, context) =>
    asked.predicates.every((predicate) => holdsPredicate(predicate, statement, asked, context)),
  words: (statement, asked, context) =>
    asked.terms.every((term) => holdsTerm(term, statement, asked, context)),
  title: (statement, asked, context) =>
    !asked.isTitle || asked.terms.length === 0 || holdsTitle(statement, asked, context),
  qualifier: holdsQualifiers,
  number: holdsNumbers,
  year: holdsYears,
  reality: isReal,
};

/** True where one statement holds everything that is asked: its predicate, each of its words, number, year and qualifier. */
function entails(statement: Statement, asked: Asked, context: Known): boolean {
  return !asked.isNegated && isMatched(statement, asked, context) && isReal(statement, asked, context);
}

/** True where one statement is about everything that is asked, whether it says that it happened or not. */
function isMatched(statement: Statement, asked: Asked, context: Known): boolean {
  return (
    // What others say of her tells of them too.
    statement.entry?.topic !== 'references' &&
    !isOfEmployer(statement, asked) &&
    !(statement.entry?.topic === 'education' && isPhysician(asked)) &&
    areApart(statement, asked) &&
    keysOf(tests).every((part) => part === 'reality' || tests[part](statement, asked, context))
  );
}

/** What a statement lacks of what is asked; none of it where it entails that. */
export function lackedBy(statement: Statement, asked: Asked, context: Known): Part[] {
  return keysOf(tests).filter((part) => !tests[part](statement, asked, context));
}

/** What a line tells of the employer alone is nothing that somebody did: its staff, its fleet. */
function isOfEmployer({ entry, line }: Statement, { predicates, numbers }: Asked): boolean {
  const isTold = entry?.about !== undefined && line !== '' && entry.about.includes(line);
  return isTold && (numbers.length > 0 || !predicates.includes('worked'));
}

/** False where one word of the CV alone would hold two words of the question, as what goes with either of them. */
function areApart({ entry, folded }: Statement, { terms }: Asked): boolean {
  const words = wordsOf([folded, entry?.organisation, entry?.place, ...(entry?.tags ?? [])].join('\n'));
  const held = terms.flatMap((term) => {
    const own = words.filter(({ written }) => holds(term.written, written, false));
    const others = words.filter(({ written }) => term.ways.some((way) => holds(way, written, false)));
    return own.length > 0 || others.length === 0 ? [] : [{ term, others }];
  });
  return held.every(({ term, others }) =>
    others.some(({ written }) =>
      terms.every(
        (other) =>
          other === term || overlap(other, term) || !other.ways.some((way) => holds(way, written, false)),
      ),
    ),
  );
}

function overlap(one: Term, other: Term): boolean {
  return one.written.includes(other.written) || other.written.includes(one.written);
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

/** What is done to the object itself: one line has to name both. */
const direct: ReadonlySet<Predicate> = new Set<Predicate>(['led', 'made', 'owned']);
/** Where articles appear, and no books; folded. */
const periodical =
  /journal|review|letters|annals|proceedings|magazin|revue|revista|zeitschrift|مجله|学会|研究会|誌/;

function holdsPredicate(
  predicate: Predicate,
  { entry, folded, passage, line }: Statement,
  { terms, folded: question, grammar }: Asked,
  { grammars }: Known,
): boolean {
  if (entry?.topic === 'interests') return predicate === 'likes';
  if (predicate === 'lives') return passage.part === 'profile';
  const isBook =
    predicate === 'published' &&
    grammar.book.test(question) &&
    !grammars.some(({ book }) => book.test(folded));
  if (entry && topicsOf[predicate].includes(entry.topic))
    return !isBook || !periodical.test(fold(entry.organisation ?? ''));
  if (predicate === 'worked') return entry?.topic !== 'education' && terms.length > 0;
  const told = line !== '' && direct.has(predicate) ? fold(line) : folded;
  return (
    !isBook && predicate !== 'speaks' && predicate !== 'studied' && statesPredicate(predicate, told, grammars)
  );
}

/** Parts of a CV whose organisation is one that she worked for. */
const posts: ReadonlySet<CvTopic> = new Set<CvTopic>(['work', 'internships', 'volunteer', 'teachings']);
const ofPosts: ReadonlySet<Predicate> = new Set<Predicate>(['worked', 'taught', 'led', 'owned']);
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
function holdsTerm(term: Term, statement: Statement, asked: Asked, context: Known): boolean {
  const { entry, line, passage } = statement;
  const { query, grammar, predicates } = asked;
  // "Nursing" of "nursing home" is no part of the Nursing Council.
  const mention =
    query.mentions.find(({ written }) => written.includes(term.written)) ??
    query.mentions.find(
      ({ written, kind }) => term.written.includes(written) && !isWhere(kind) && kind !== 'thing',
    );
  const isName = query.rest.some((word) => word.isName && term.written.includes(word.written));
  const own = mention && mention.match !== 'part' ? mention.entities.map(({ name }) => name) : [];
  const ways = mention?.match === 'guess' ? own : [...term.ways, ...own];
  const isIn = (field: string | undefined, asName = isName) =>
    field !== undefined && ways.some((way) => holds(way, field, asName));
  if (!entry) return isIn(passage.part === 'profile' ? passage.text : line);

  const { title = entry.heading, organisation, place, score, tags, topic } = entry;
  const before = fold(query.text.slice(0, Math.max(0, query.text.indexOf(term.written))));
  // "Labs" of "Kestrel Labs" follows "at" too.
  const named = mention?.written ?? term.written;
  const beforeName = fold(query.text.slice(0, Math.max(0, query.text.indexOf(named))));
  const isEmployed = (mention !== undefined || isName) && grammar.employs.test(framed(named, query.text));
  const isWork = predicates.some((each) => ofPosts.has(each));
  if (isWork && (isEmployed || asksEmployer(mention, isName, before, asked)))
    return (
      posts.has(topic) &&
      (isNamed(mention, entry, organisation) || isIn(organisation, true)) &&
      (isEmployed || grammar.beforeEmployer.test(beforeName) || headsWhole(statement, asked, context))
    );
  if (mention?.kind === 'place' || query.intent === 'worked-in') {
    const isThere =
      isAmong(mention, entry) || [place, organisation, entry.heading].some((field) => isIn(field));
    if (isThere || mention?.kind === 'place')
      return isThere && (!predicates.includes('worked') || posts.has(topic));
  }
  if (topic === 'languages') return holdsLanguage(term, mention, statement, asked, isIn(line, true));
  if (mention && mention.match !== 'part' && mention.kind !== 'title' && isAmong(mention, entry)) return true;
  // "In a bookshop" tells where she worked, which a line about bookshops does not.
  if (
    predicates.includes('worked') &&
    mention?.kind !== 'skill' &&
    (grammar.beforeWorkplace.test(before) || grammar.workplace.test(framed(term.written, query.text)))
  )
    return (
      posts.has(topic) &&
      [
        title,
        organisation,
        ...[entry.about, passage.part === 'entry' ? line : undefined].map((text) =>
          withoutClients(text, context.grammars),
        ),
      ].some((field) => isIn(field))
    );
  // "Run the emergency department" is no deed within it.
  const isObject =
    line !== '' &&
    predicates.some((each) => direct.has(each) && !topicsOf[each].includes(topic)) &&
    !grammar.beforeWorkplace.test(before) &&
    !grammar.beforeEmployer.test(before);
  if (isObject)
    return clausesOf(line, context.grammars).some(
      (clause) =>
        isIn(clause) && predicates.some((each) => statesPredicate(each, fold(clause), context.grammars)),
    );
  const isNamedBy = (tag: string) =>
    (topic === 'skills' && isIn(productOf(tag))) ||
    ways.some((way) => aliasesOf(tag).some((alias) => isWhole(way, alias)));
  const fields = [
    topic === 'skills' && passage.part === 'entry' ? undefined : line,
    title,
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
    mention.kind !== 'title' &&
    mention.entities.some(({ name, entries }) =>
      entries.some(({ organisation }) => organisation !== undefined && holds(name, organisation, true)),
    );
  if (isOrganisation) return true;
  const mayBe = isName || (mention !== undefined && !['skill', 'place', 'title'].includes(mention.kind));
  return mayBe && grammar.beforeEmployer.test(before);
}

/** Of an organisation itself only the title tells that she led or owned it. */
function headsWhole({ line, entry }: Statement, { predicates }: Asked, { grammars }: Known): boolean {
  const title = fold(entry?.title ?? '');
  return (
    !predicates.some((each) => each === 'led' || each === 'owned') ||
    (line === '' &&
      predicates.some((each) => statesPredicate(each, title, grammars)) &&
      !grammars.some(({ lesser }) => lesser.test(title)))
  );
}

/** A question with "@" for a word of it, folded. */
function framed(written: string, text: string): string {
  return fold(text.replace(written, '@'));
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
  return holds(way, name, false) && holds(name, way, false);
}

/** Of a name whose words all have a capital only the last is a name too: "Photoshop" of "Adobe", never "React" of "Native". */
function productOf(tag: string): string {
  const words = tag.match(/[\p{L}\p{N}]+/gu) ?? [];
  const isProperName = words.length > 1 && words.every((word) => /^[\p{Lu}\p{N}]/u.test(word));
  return isProperName ? (words.at(-1) ?? tag) : tag;
}

/** "Is she a doctor?" asks for a degree or for a physician. */
function isPhysician({ isTitle, terms, query }: Asked): boolean {
  return isTitle && terms.length === 1 && query.degrees.includes('doctorate');
}

function isDegreeWord({ written }: Term, { lexicon }: Known): boolean {
  return Object.values(lexicon.degrees).some((phrases) => phrases.split('|').includes(fold(written)));
}

const levelWord =
  /^(?:بطلاق|ممتاز|متقدم|[abc][12]$|fluen|flie|fluid|courant|couram|perfe|excel|nativ|mutters|matern)/;
/** A level that is none; folded. */
export const noLevel = /\b(?:none|no|aucune?|kein\w*|ningun\w*|nada)\b|なし|لا شيء/;

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
  const spoken = spokenIn(line, query);
  if (levelWord.test(fold(written))) return spoken.length > 0 && isAtLevel(spoken, query.text);
  if (mention?.kind !== 'language') return isInLine;
  return entry !== undefined && isAmong(mention, entry) && spoken.length > 0 && isAtLevel(spoken, query.text);
}

/** The parts of a line that tell of the languages asked. */
function spokenIn(line: string, { mentions }: Asked['query']): string[] {
  return line
    .split(/[,،、;]/)
    .filter((each) =>
      mentions.some(
        ({ kind, entities }) => kind === 'language' && entities.some(({ name }) => holds(name, each, true)),
      ),
    );
}

/** True where each language is at the level that the question names; a level that nobody knows is below it. */
function isAtLevel(spoken: readonly string[], text: string): boolean {
  const asked = askedLevel(text);
  const code = /\b[abc][12]\b/i.exec(text)?.[0].toLowerCase();
  return spoken.every((each) => {
    const folded = fold(each);
    const own = levelIn(folded);
    if (noLevel.test(folded)) return false;
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

/** "Member of the ethics group": a line may begin with what she was. */
function begins(line: string, terms: readonly Term[]): boolean {
  const [first] = wordsOf(line);
  return terms.some(({ written }) => fold(written) === first?.folded);
}

/** The title is the one that is asked, and no lesser one: "Assistant to the CFO" is no CFO. */
function holdsTitle(
  { entry, passage, line }: Statement,
  { terms, folded, query }: Asked,
  { grammars }: Known,
): boolean {
  const title =
    passage.part === 'profile'
      ? passage.text
      : line === '' && entry && titled.has(entry.topic)
        ? entry.title
        : entry && titled.has(entry.topic) && begins(line, terms)
          ? line
          : undefined;
  if (title === undefined) return false;
  // "Staff Nurse, Acute Medical Ward" is a nurse, and no medical doctor.
  const [head = title] = passage.part === 'profile' ? [title] : title.split(/[,(（،]/);
  // "Transport Manager CPC" is a certificate, and no post.
  const words = wordsOf(head);
  const own = terms.length === 1 ? [words[0], words.at(-1)] : words;
  const isOfAsked = (word: { readonly written: string } | undefined) =>
    word !== undefined && holds(word.written, query.text, false);
  if (entry?.topic === 'certificates' && !(terms.length === 1 ? own.some(isOfAsked) : own.every(isOfAsked)))
    return false;
  const plain = fold(title);
  const places = query.mentions.filter(
    ({ kind }) => kind === 'employer' || kind === 'place' || kind === 'school',
  );
  return (
    terms.some(
      (term) =>
        !places.some(({ written }) => written.includes(term.written)) &&
        term.ways.some((way) => holds(way, head, false)),
    ) && !grammars.some(({ lesser }) => lesser.test(plain) && !lesser.test(folded))
  );
}

/** What has no dates holds today. */
const undated: ReadonlySet<CvTopic> = new Set<CvTopic>(['skills', 'languages', 'interests']);

function holdsQualifiers(
  { entry, folded, passage }: Statement,
  { qualifiers, query, predicates }: Asked,
  { grammars }: Known,
): boolean {
  if (entry && (isLapsed(entry) || (entry.topic === 'education' && !isOfDegree(entry, query.degrees))))
    return false;
  // Who studies for a degree has none yet.
  if (entry?.topic === 'education' && isOngoing(entry) && !predicates.includes('studied')) return false;
  return qualifiers.every((qualifier) => {
    if (qualifier === 'finished' && entry?.topic === 'education')
      return !isOngoing(entry) && !isSchooling(entry);
    if (qualifier === 'tertiary' && entry) return isTertiary(entry, grammars);
    if (qualifier === 'free') return !isDenied(folded, grammars);
    if (qualifier !== 'current') return grammars.some(({ qualifiers: said }) => said[qualifier].test(folded));
    return entry ? isOngoing(entry) || undated.has(entry.topic) : passage.part === 'profile';
  });
}

const tertiary: ReadonlySet<DegreeLevel> = new Set<DegreeLevel>(['bachelor', 'master', 'doctorate']);

function isTertiary(entry: CvEntry, grammars: Context['grammars']): boolean {
  const text = fold(`${entry.title}\n${entry.organisation}`);
  const level = entry.topic === 'education' ? levelOf(entry) : undefined;
  return level === undefined && entry.topic !== 'education'
    ? grammars.some(({ qualifiers }) => qualifiers.tertiary.test(text))
    : level === undefined
      ? !isSchooling(entry)
      : tertiary.has(level);
}

/** "Without an accident" is a line about accidents, and tells of none. */
function isDenied(folded: string, grammars: Context['grammars']): boolean {
  const clauses = folded.split(/[,،;:.。、()]/);
  const told = clauses.filter((clause) => grammars.some(({ qualifiers }) => qualifiers.free.test(clause)));
  return told.length === 0 || told.some((clause) => grammars.some(({ unreal }) => unreal.test(clause)));
}

function isOfDegree(entry: CvEntry, degrees: Asked['query']['degrees']): boolean {
  const level = levelOf(entry);
  return degrees.length === 0 || (level !== undefined && degrees.includes(level));
}

/** Characters after a number in which stands what it counts. */
const countedWithin = 40;

/** Each number asked is the one that counts the same thing, or is passed where "more than" asks so. */
function holdsNumbers(
  { folded, entry }: Statement,
  { numbers, query, terms, folded: asked, grammar }: Asked,
): boolean {
  if (numbers.length === 0) return true;
  const text = [folded, entry?.score, entry?.period].join('\n');
  const held = numbersIn(text);
  const amount = amountAsked(query.text, grammar);
  const countedBy = (waysOf: (term: Term) => readonly string[]) =>
    wordsOf(text).filter(({ written }) =>
      terms.some((term) => waysOf(term).some((way) => holds(way, written, false))),
    );
  const own = countedBy(({ written }) => [written]);
  const counted = own.length > 0 ? own : countedBy(({ ways }) => ways);
  const beside = counted.flatMap(({ start }) =>
    held.filter(({ end }) => end <= start && start - end < countedWithin).slice(-1),
  );
  // "More than ten people" is reached by no other thing that the line counts.
  const [number] = numbersIn(asked).filter(({ value }) => numbers.includes(value));
  const [unit] = wordsOf(asked.slice(number?.end));
  const isUnit = ({ end }: { readonly end: number }) =>
    unit === undefined ||
    wordsOf(text.slice(end, end + countedWithin))
      .slice(0, 2)
      .some(({ written }) => holds(unit.written, written, false));
  const near = beside.length > 0 ? beside : amount === undefined ? held : held.filter(isUnit);
  return numbers.every((value) =>
    near.some(
      ({ value: each }) =>
        each === value || (amount === Number(value) && Number(each) > amount && !isYear(each)),
    ),
  );
}

/** True where the entry of a passage covers every year that is asked. */
export function isInYears(passage: Passage | undefined, asked: Asked, context: Known): boolean {
  const [fields] = passage ? statementsOf(passage) : [];
  return fields === undefined || holdsYears(fields, asked, context);
}

function holdsYears({ entry, folded }: Statement, { query }: Asked, context: Known): boolean {
  const { years, modifiers } = query;
  if (years.length === 0) return true;
  const interval = entry && context.interval(entry);
  // Who rose in a firm has been there since the first post.
  const posts = context.cv.entries.filter(
    ({ organisation }) => organisation !== undefined && organisation === entry?.organisation,
  );
  const first = Math.min(...posts.map((each) => context.interval(each)?.from ?? Infinity));
  const isIn = (year: number) =>
    interval !== undefined &&
    (modifiers.has('since')
      ? [interval.from, first].some((from) => Math.floor(from / 12) === year)
      : overlaps(interval, { from: year * 12, to: year * 12 + 12 }));
  return years.every((year) => folded.includes(String(year)) || isIn(year));
}

function clausesOf(line: string, grammars: readonly Grammar[]): string[] {
  return grammars
    .reduce((text, { without }) => text.replace(without, (word) => `,${word}`), line)
    .split(/[,،;:.。、()]/);
}

/** False for what a line denies, wishes or tells of somebody else in the clause that holds what is asked. */
function isReal(
  { line, entry }: Statement,
  { terms, predicates, grammar, folded }: Asked,
  { grammars }: Known,
): boolean {
  const states = (clause: string) => predicates.some((each) => statesPredicate(each, clause, grammars));
  if (grammar.unreal.test(folded)) return true;
  const isUnreal = (clause: string) => grammars.some(({ unreal }) => unreal.test(clause));
  // A second place is told beside the name of the prize.
  if (predicates.includes('won')) return !isUnreal(fold(`${line}, ${entry?.title ?? ''}`));
  const clauses = clausesOf(line, grammars).map(fold);
  const isDone = clauses.some((clause) => states(clause) && !isUnreal(clause));
  return clauses
    .filter(isUnreal)
    .every(
      (clause) =>
        terms.length > 0 &&
        (isDone || !states(clause)) &&
        !terms.some(({ ways }) => ways.some((way) => holds(way, clause, false))),
    );
}
