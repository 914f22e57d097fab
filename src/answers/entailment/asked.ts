import type { CvEntry } from '../../resume/cv';
import { askedLevel } from '../entities/language-levels';
import type { Mention } from '../entities/link-entities';
import type { Context } from '../facts/context';
import type { Grammar, Predicate, Qualifier } from '../languages/grammar';
import type { Query } from '../query/query';
import type { Term } from '../search/line-search';
import type { EntityKind } from '../entities/entities';
import { isArabic } from '../text/arabic';
import { numbersIn } from '../time/numbers';
import { editDistance } from '../text/distance';
import { fold } from '../text/fold';
import { isJapanese, tokens } from '../text/tokens';

/** What a question of yes or no asks: each of its content words is in one of these. */
export interface Asked {
  readonly query: Query;
  readonly folded: string;
  readonly grammar: Grammar;
  readonly predicates: readonly Predicate[];
  readonly qualifiers: readonly Qualifier[];
  /** What the CV has to hold: the content words that neither predicate nor qualifier accounts for. */
  readonly terms: readonly Term[];
  /** True where the CV is in another language. */
  readonly isTranslated: boolean;
  /** In digits, without years. */
  readonly numbers: readonly string[];
  /** True for "is she a …", "as a …". */
  readonly isTitle: boolean;
  /** True for "she never taught, did she?", "jobs that had nothing to do with numbers". */
  readonly isNegated: boolean;
}

/** Things that are done somewhere: the word for the place is then no predicate of its own. */
export const doings: ReadonlySet<Predicate> = new Set<Predicate>([
  'taught',
  'led',
  'won',
  'published',
  'volunteered',
  'made',
  'certified',
]);

/** Letters of words like "of", which name nothing. */
const shortestObject = 2;

export function readAsked(query: Query, { grammars }: Pick<Context, 'grammars'>): Asked {
  const { terms, years, text, mentions } = query;
  const [grammar, own = grammar] = grammars;
  const isTranslated = own !== grammar;
  const folded = fold(text);
  // "Employed by the Cold Chain Awards" asks for no award.
  const unnamed = mentions
    .filter(({ match, written }) => match === 'name' && /\s/.test(written))
    .reduce((rest, { written }) => rest.replace(fold(written), ''), folded);
  // Only the marks of the text tell Arabic "taught" from "studied".
  const stated = (key: Predicate) => [unnamed, text].some((each) => grammar.predicates[key].test(each));
  const found = keysOf(grammar.predicates).filter(stated);
  const isDone = found.some((key) => doings.has(key));
  const isTitle = grammar.asksTitle.test(folded);
  // "How many people does she manage?" names no group of skills "Management".
  const names = mentions
    .filter(({ match, kind }) => match !== 'part' && kind !== 'group')
    .map(({ written }) => fold(written));
  // "Hair" is no "hear" that somebody misspelt: of so few letters most others are words too.
  const isRespelt = (term: Term) => /^[a-z]{4}$/.test(term.written) && isHeardOtherwise(term, query);
  const telling = terms.filter((term) => term.share === 1 || isRespelt(term));
  // "Bildet er Lehrlinge aus?": a verb in two parts.
  const endsOf = (keys: readonly Predicate[]) =>
    new Set(
      keys.flatMap((key) => {
        const words = grammar.predicates[key].exec(unnamed)?.[0].split(' ') ?? [];
        return [...words.slice(0, 1), ...words.slice(-1)];
      }),
    );
  const ends = endsOf(found);
  const isRead = ({ written }: Term) => {
    const word = fold(written);
    if (names.includes(word)) return false;
    // "A team" is what a leader leads: `leadsPeople` asks the line for it.
    const isLed = found.includes('led') && isWhole(grammar.team.exec(word)?.[0], word);
    const isOperated = grammar.operates.test(word) && mentions.some(({ kind }) => ofThings.has(kind));
    return isLed || isOperated || isGrammar(word, grammar, isTitle) || (!isTitle && ends.has(word));
  };
  // What the verb of "trained apprentices" says is read already: its object is asked for, not what the phrase means.
  const deeds = endsOf(found.filter((key) => key === 'taught' || key === 'led'));
  const objects = telling.flatMap((term) => {
    const words = tokens(term.written);
    const others = words.filter(({ folded: word }) => !deeds.has(word) && word.length > shortestObject);
    // "A driving instructor" is more than who drives.
    if (isTitle || words.length === 1 || !words.some(({ folded: word }) => deeds.has(word))) return term;
    // "Lead a team" is denied as a whole.
    if (others.length > 0 && others.every(({ folded: word }) => isGrammar(word, grammar))) return term;
    const written = others.map((word) => word.written).join(' ');
    return written === '' ? [] : { ...term, written, ways: [written], sure: [written] };
  });
  const content = objects
    .filter((term) => !isRead(term))
    .map((term) => {
      const isNear = (way: string) => editDistance(fold(term.written), fold(way), 1) <= 1;
      return isHeardOtherwise(term, query) ? { ...term, sure: term.sure.filter(isNear) } : term;
    });
  // "Can she write SQL?" asks for no publication.
  const isOfSkills =
    content.length > 0 &&
    content.every(({ written }) =>
      mentions.some((each) => ofSkills.has(each.kind) && each.written.includes(written)),
    );
  const isOfLanguage = ({ written }: Term) =>
    askedLevel(written) !== undefined ||
    mentions.some((each) => each.kind === 'language' && each.written.includes(written));
  const isAside = (key: Predicate) =>
    // "Has she drafted contracts in English?" asks for a line, and "does she master Revit?" for no language.
    (key === 'speaks' && !content.every(isOfLanguage)) ||
    (isDone && (key === 'studied' || key === 'worked')) ||
    (isOfSkills && !grammar.book.test(folded) && (key === 'published' || key === 'made'));
  return {
    query,
    folded,
    grammar,
    predicates: found.filter((key) => !isAside(key)),
    qualifiers: keysOf(grammar.qualifiers).filter((key) => grammar.qualifiers[key].test(folded)),
    terms: content.length > 0 ? content : weak(query, isTitle).filter((term) => isTitle || !isRead(term)),
    isTranslated,
    numbers: numbersIn(folded).flatMap(({ value }) => (years.includes(Number(value)) ? [] : [value])),
    isTitle,
    isNegated: grammar.qualifiers.never.test(folded),
  };
}

/** True for "how long has she taught?": the verb alone tells what is asked. */
export function isOfDeedAlone({ terms, predicates }: Asked): boolean {
  return terms.length === 0 && predicates.some((each) => each !== 'worked');
}

/** True for what was taken for a misspelt word: "leather" sounds like "letter". */
function isHeardOtherwise({ written }: Term, { stems }: Query): boolean {
  return !isJapanese(written) && tokens(written).every(({ stem }) => !stems.has(stem));
}

const ofThings: ReadonlySet<EntityKind> = new Set<EntityKind>(['skill', 'thing']);
const ofSkills: ReadonlySet<EntityKind> = new Set<EntityKind>(['skill', 'group']);

/** What a question without any telling word is about: the title in it, or a word that was taken for a misspelt one. */
function weak({ terms, stems }: Query, isTitle: boolean): Term[] {
  return terms.filter(
    ({ written }) =>
      (isTitle && /^\p{Lu}/u.test(written)) ||
      tokens(written).some(({ stem, folded }) => folded.length > longestSlip && !stems.has(stem)),
  );
}

/** Letters. */
const longestSlip = 5;

/** True for a word that a predicate or a qualifier accounts for, or that asks for nothing of its own. */
export function isGrammar(
  word: string,
  { light, predicates, qualifiers }: Grammar,
  isTitle = false,
): boolean {
  return (
    light.test(word) ||
    keysOf(predicates).some(
      (key) => !(isTitle && ofAgents.has(key)) && isWhole(predicates[key].exec(word)?.[0], word),
    ) ||
    Object.values(qualifiers).some((words) => words.test(word))
  );
}

/** "Professor", "manager" and "student" name what somebody is: the title has to. */
const ofAgents: ReadonlySet<Predicate> = new Set<Predicate>(['taught', 'led', 'studied']);

/** Letters that Arabic adds to a root before and after it. */
const mostAdded = 4;

function isWhole(found: string | undefined, word: string): boolean {
  if (found === undefined || !isArabic(word)) return found === word;
  return word.length - found.length <= mostAdded;
}

export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}

export function isAmong(mention: Mention | undefined, entry: CvEntry): boolean {
  return mention?.entities.some(({ entries }) => entries.includes(entry)) ?? false;
}

/** True for a question that names where an entry was: its employer, school or project. */
export function namesPost({ mentions }: Query, entry: CvEntry): boolean {
  return mentions.some((mention) => isWhere(mention.kind) && isAmong(mention, entry));
}

export function isWhere(kind: EntityKind): boolean {
  return kind === 'employer' || kind === 'school' || kind === 'project';
}
