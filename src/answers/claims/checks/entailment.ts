import { topicSet } from '../../facts/context';
import { readAsked, type Asked } from '../../entailment/asked';
import { lackedBy, type Part } from '../../entailment/entails';
import { statementsOf, type Known, type Statement } from '../../entailment/statements';
import { areForms } from '../../entailment/word-forms';
import { isLapsed } from '../../facts/lapsed';
import type { Qualifier } from '../../languages/grammar';
import type { Passage } from '../../passages';
import { noFocus } from '../../query/query';
import { readQuery } from '../../query/read-query';
import { numbersIn } from '../../time/numbers';
import { fold } from '../../text/fold';
import { tokens } from '../../text/tokens';
import type { CvTopic } from '../../../resume/outline';
import { leavesFocus, tellingTerms, type Case, type Check } from '../check';
import { entriesNamed, isCertain } from '../statement';

/** Passages whose statements are looked at: those that have most in common with the sentence. */
const mostRead = 12;
/** A sentence with more words than this is no single statement. */
const mostTerms = 8;

/** A statement that has all words of a sentence, and the one thing that keeps it from saying the sentence. */
interface Near {
  readonly statement: Statement;
  readonly lacks: Part;
}

interface Held {
  readonly asked: Asked;
  /** None where a statement entails the sentence. */
  readonly near: readonly Near[];
}

/** The statements that hold all words of a sentence, which is read as a question of the same words would be. */
function holding(about: Case, isDenied = false): Held | undefined {
  const { facts, reader, grammars, statement: said } = about;
  const passages = nearestPassages(about);
  if (passages.length === 0) return undefined;
  const { cv, interval, lines } = facts.knowledge;
  const context: Known = { cv, grammars, interval, lines, lexicon: reader.lexicon };
  const read = readAsked({ ...readQuery(said.text, reader, noFocus), years: [] }, context);
  const numbers = said.numbers.map(({ value }) => value);
  const qualifiers = read.qualifiers.filter((each) => each !== 'never');
  const folded = isDenied ? '' : read.folded;
  const asked: Asked = { ...read, folded, qualifiers, isTitle: false, isNegated: false, numbers };
  if (asked.terms.length + asked.predicates.length === 0 || asked.terms.length > mostTerms) return undefined;
  const near: Near[] = [];
  for (const statement of passages.flatMap(statementsOf)) {
    const whole = lackedBy(statement, asked, context);
    if (whole.length === 0) return { asked, near: [] };
    // An organisation is a word of what was done there only for some predicates.
    const isOfRole = whole.some((part) => part === 'words' || part === 'predicate');
    const [part, ...more] = isOfRole ? lackedBy(statement, { ...asked, predicates: [] }, context) : whole;
    if (part === undefined) near.push({ statement, lacks: 'predicate' });
    else if (!isOfRole && more.length === 0) near.push({ statement, lacks: part });
  }
  // A line that does what the sentence tells is nearer than one of the same entry.
  const doing = near.filter(({ lacks }) => lacks !== 'predicate');
  return { asked, near: doing.length > 0 ? doing : near };
}

/** The passages that hold most of the words of a sentence. */
function nearestPassages(about: Case): Passage[] {
  const held = new Map<Passage, number>();
  for (const { passages } of tellingTerms(about))
    for (const passage of passages)
      if (passage.entry?.topic !== 'references' && passage.part !== 'contact')
        held.set(passage, (held.get(passage) ?? 0) + 1);
  return [...held]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostRead)
    .map(([passage]) => passage);
}

/**
 * A fault where no statement entails the sentence, and those that hold all its words say otherwise: another number, another
 * part than employer, an end, or a line that denies it.
 */
export const entailment: Check = (about) => {
  if (!mayDiffer(about)) return undefined;
  const held = holding(about);
  const [first, ...others] = held?.near ?? [];
  if (!held || !first || ![first, ...others].every((near) => isTelling(near, held.asked, about)))
    return undefined;
  const { entry, line, passage } = first.statement;
  return {
    verdict: first.lacks === 'predicate' ? 'unsupported' : 'contradicted',
    reason: {
      kind: 'different',
      said: about.statement.text.trim(),
      cv: line || entry?.title || passage.heading,
    },
    entry,
  };
};

/** True where the CV denies what the sentence would say without its "not". */
export function isDeniedByCv(about: Case): boolean {
  const { asked, near = [] } = holding(about, true) ?? {};
  const isOfEnd = asked?.qualifiers.some((each) => each === 'finished' || each === 'valid') ?? false;
  return near.some(
    ({ lacks, statement: { entry } }) =>
      lacks === 'reality' || (lacks === 'qualifier' && isOfEnd && entry !== undefined && isLapsed(entry)),
  );
}

/** Qualifiers that dates and fields of an entry speak against. */
const telling: readonly Qualifier[] = ['current', 'full-time', 'finished', 'valid', 'first-place'];

/** Most sentences have nothing of which a statement could say the opposite, and reading them twice takes time. */
function mayDiffer({ statement: { folded, numbers }, grammars: [grammar, own] }: Case): boolean {
  const { predicates, qualifiers } = grammar;
  const isNarrow = numbers.length === 1 || telling.some((each) => qualifiers[each].test(folded));
  const isDone = Object.values(predicates).some((each) => each.test(folded));
  return isNarrow || (isDone && !grammar.unreal.test(folded) && own?.unreal.test(folded) !== true);
}

function isOfThen({ statement, reader }: Case): boolean {
  return leavesFocus(statement, reader) || statement.phrases.there.test(statement.folded);
}

/** Organisations of such entries employed nobody. */
const unemployed = topicSet('awards', 'certificates', 'publications', 'projects');

/** True where what the statement lacks is said otherwise by it, and not only left open. */
function isTelling({ statement, lacks }: Near, asked: Asked, about: Case): boolean {
  const { entry, folded } = statement;
  const { predicates, qualifiers, numbers } = asked;
  switch (lacks) {
    case 'predicate':
      return (
        predicates.length === 1 &&
        (predicates[0] === 'worked'
          ? isNoEmployer(entry?.topic, about)
          : predicates[0] === 'lives' && isNoHome(about))
      );
    case 'qualifier':
      return (
        (entry !== undefined && isLapsed(entry) && predicates.includes('certified')) ||
        (qualifiers.length === 1 &&
          telling.some(
            (each) =>
              qualifiers.includes(each) &&
              // "Still" of that time says nothing of today.
              (each !== 'current' || !isOfThen(about)) &&
              !about.grammars.some((own) => own.qualifiers[each].test(folded)),
          ) &&
          about.statement.dates.length === 0)
      );
    case 'number':
      return numbers.length === 1 && countsOtherwise(folded, about);
    case 'reality':
      return (
        predicates.length > 0 &&
        entry !== undefined &&
        entry.topic !== 'summary' &&
        !about.grammars.some(({ unreal }) => unreal.test(about.statement.folded))
      );
    default:
      return false;
  }
}

/** A client, a publisher or an issuer, named right where an employer would be. */
function isNoEmployer(topic: CvTopic | undefined, { statement, grammars: [grammar] }: Case): boolean {
  const { mentions, linked, folded } = statement;
  const named = mentions.filter(isCertain);
  if (entriesNamed(named, ['school', 'title', 'place', 'skill']).length > 0) return false;
  if (topic !== undefined && unemployed.has(topic)) return named.length > 0;
  return linked.rest.some(
    ({ isName, start }) => isName && grammar.beforeEmployer.test(folded.slice(0, start)),
  );
}

/** A place of the CV other than that at its top. */
function isNoHome({ statement, facts }: Case): boolean {
  // "Lived two years in Japan" is told by a job there.
  if (statement.lengths.length + statement.dates.length > 0) return false;
  const own = fold(facts.knowledge.cv.person.location ?? '');
  const places = statement.mentions.filter(
    ({ kind, entities }) => kind === 'place' || entities.some((entity) => entity.kind === 'place'),
  );
  return own !== '' && places.length > 0 && !places.some(({ written }) => own.includes(fold(written)));
}

/** True where the line has another number right before the same word. */
function countsOtherwise(line: string, { statement }: Case): boolean {
  const [number] = statement.numbers;
  const counted = number && wordAfter(statement.folded, number.end);
  const own = numbersIn(line);
  return (
    counted !== undefined &&
    !own.some(({ value }) => value === number?.value) &&
    own.some(({ end }) => areForms(wordAfter(line, end) ?? '', counted))
  );
}

/** The word right after a place in a text, where a sign for a share is one. */
function wordAfter(text: string, at: number): string | undefined {
  return tokens(text.slice(at, at + 40).replace(/^\s*[%％]/, ' percent '))[0]?.folded;
}
