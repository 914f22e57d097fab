import type { Context } from '../facts/context';
import type { Grammar, Predicate, Qualifier } from '../grammar/grammar';
import type { Query } from '../query/query';
import type { Term } from '../search/line-search';
import { isSpelledNumber, numbersIn } from '../sources/numbers';
import { fold } from '../text/fold';

/** What a question of yes or no asks: each of its content words is in one of these. */
export interface Asked {
  readonly query: Query;
  readonly folded: string;
  readonly grammar: Grammar;
  readonly predicates: readonly Predicate[];
  readonly qualifiers: readonly Qualifier[];
  /** What the CV has to hold: the content words that neither predicate nor qualifier accounts for. */
  readonly terms: readonly Term[];
  /** In digits, without years. */
  readonly numbers: readonly string[];
  /** True for "is she a …", "as a …". */
  readonly isTitle: boolean;
  /** True for "she never taught, did she?" */
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

export function readAsked(query: Query, { grammars, lines }: Context): Asked {
  const { terms, years, text, mentions } = query;
  const [grammar] = grammars;
  const folded = fold(text);
  // "Employed by the Cold Chain Awards" asks for no award.
  const unnamed = mentions
    .filter(({ match, written }) => match === 'name' && /\s/.test(written))
    .reduce((rest, { written }) => rest.replace(fold(written), ''), folded);
  const found = keysOf(grammar.predicates).filter((key) => grammar.predicates[key].test(unnamed));
  const isDone = found.some((key) => doings.has(key));
  const names = mentions.filter(({ match }) => match !== 'part').map(({ written }) => fold(written));
  const telling = terms.filter(({ share }) => share === 1);
  const isPart = ({ written }: Term) =>
    telling.some(
      (other) =>
        other.written.length > written.length && other.written.includes(written) && lines.weightOf(other) > 0,
    );
  const isRead = ({ written }: Term) => {
    const word = fold(written);
    return !names.includes(word) && (isSpelledNumber(word) || isGrammar(word, grammar));
  };
  return {
    query,
    folded,
    grammar,
    predicates: found.filter((key) => !(isDone && (key === 'studied' || key === 'worked'))),
    qualifiers: keysOf(grammar.qualifiers).filter((key) => grammar.qualifiers[key].test(folded)),
    terms: telling.filter((term) => !isRead(term) && !isPart(term)),
    numbers: numbersIn(folded).flatMap(({ value }) => (years.includes(Number(value)) ? [] : [value])),
    isTitle: grammar.asksTitle.test(folded),
    isNegated: grammar.qualifiers.never.test(folded),
  };
}

/** True for a word that a predicate or a qualifier accounts for, or that asks for nothing of its own. */
function isGrammar(word: string, { light, predicates, qualifiers }: Grammar): boolean {
  return (
    light.test(word) ||
    Object.values(predicates).some((words) => words.exec(word)?.[0] === word) ||
    Object.values(qualifiers).some((words) => words.test(word))
  );
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}
