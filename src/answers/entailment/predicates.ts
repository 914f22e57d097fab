import type { CvTopic } from '../../resume/outline';
import { inAnyCv } from '../languages/cv-words-in-use';
import { statesPredicate, type Grammar, type Predicate } from '../languages/grammar';
import { fold } from '../text/fold';
import { wordsOf } from '../text/tokens';
import { numbersIn } from '../time/numbers';
import type { Asked } from './asked';
import type { Known, Statement } from './statements';
import { holds } from './word-forms';

/** The parts of a CV whose entries state a predicate by being there. */
export const topicsOf: Readonly<Record<Predicate, readonly CvTopic[]>> = {
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
export const direct: ReadonlySet<Predicate> = new Set<Predicate>(['led', 'made', 'owned']);
/** What somebody wants of their next job: nothing that they did. */
export const wish = inAnyCv((cv) => cv.wish);

export function holdsPredicate(
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
  if (entry && topicsOf[predicate].includes(entry.topic)) return !isBook;
  if (predicate === 'worked') return entry?.topic !== 'education' && terms.length > 0;
  const told =
    line !== '' && direct.has(predicate) ? fold(line) : `${folded}\n${fold(entry?.organisation ?? '')}`;
  if (predicate === 'led' && grammar.team.test(question) && !leadsPeople(told, grammars)) return false;
  return (
    !isBook && predicate !== 'speaks' && predicate !== 'studied' && statesPredicate(predicate, told, grammars)
  );
}

/** "Coordinated the triage" leads nobody; "leads a team" does, and "leads four engineers", never "four kitchens". */
export function leadsPeople(told: string, grammars: readonly Grammar[]): boolean {
  return grammars.some(({ team, agents, predicates: { led } }) =>
    told.split(/[.。]/).some((clause) => {
      const verb = led.exec(clause);
      if (!verb) return false;
      const end = verb.index + verb[0].length;
      const beside = clause.slice(Math.max(0, verb.index - besideVerb), end + besideVerb);
      return (
        team.test(beside) ||
        numbersIn(clause.slice(end, end + besideVerb)).some((number) =>
          agents.test(
            clause
              .slice(end + number.end)
              .trim()
              .split(/[\s,;]+/)
              .slice(0, 2)
              .join(' '),
          ),
        )
      );
    }),
  );
}

/** Characters around a verb in which stands whom somebody leads. */
const besideVerb = 60;

export function clausesOf(line: string, grammars: readonly Grammar[]): string[] {
  return grammars
    .reduce((text, { without }) => text.replace(without, (word) => `,${word}`), line)
    .split(/[,،;:.。、()]/);
}

/** False for what a line denies, wishes or tells of somebody else in the clause that holds what is asked. */
export function isReal(
  { line, entry, passage }: Statement,
  { terms, predicates, qualifiers, grammar, folded }: Asked,
  { grammars }: Known,
): boolean {
  if (grammar.unreal.test(folded) || qualifiers.includes('would')) return true;
  if (wish.test(fold(line)) && grammar.ofThePast.test(folded)) return false;
  const states = (clause: string) => predicates.some((each) => statesPredicate(each, clause, grammars));
  const isUnreal = (clause: string) => grammars.some(({ unreal }) => unreal.test(clause));
  const clauses = clausesOf(line, grammars).map(fold);
  // A second place is told beside the name of the prize.
  if (predicates.includes('won')) {
    const told = entry?.topic === 'awards' ? clausesOf(passage.text, grammars).map(fold) : clauses;
    // "Without a budget" takes nothing of it.
    const isDenied = (clause: string) =>
      entry?.topic === 'awards' && grammars.some(({ denies }) => denies.test(clause));
    return [...told, fold(entry?.title ?? '')].every((clause) => !isUnreal(clause) || isDenied(clause));
  }
  const done = clauses.filter((clause) => states(clause) && !isUnreal(clause));
  // "I wrote its texts; my brother wrote the code": what the question shares with the second alone was another's.
  const isOthers = (clause: string) =>
    states(clause) &&
    wordsOf(clause).some(
      ({ folded: word }) =>
        word.length > 3 && folded.includes(word) && !done.some((each) => each.includes(word)),
    );
  // "No nights" denies "worked nights" too.
  const isAsked = (clause: string) =>
    terms.some(({ written, ways }) =>
      [...ways, ...wordsOf(written).map((word) => word.folded)].some((way) => holds(way, clause, false)),
    );
  return clauses
    .filter(isUnreal)
    .every(
      (clause) =>
        terms.length > 0 && (done.length > 0 || !states(clause)) && !isOthers(clause) && !isAsked(clause),
    );
}
