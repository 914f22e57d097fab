import { noLevel } from '../../entities/language-levels';
import { isLapsed } from '../../facts/lapsed';
import { fold } from '../../text/fold';
import { contradicted, namesOwner, tellingTerms, type Case, type Check } from '../check';
import type { CvPart } from '../cv-facts';
import { numbersIn } from '../../time/numbers';
import { isDeniedByCv } from './entailment';
import { meet } from '../../text/span';
import type { HeldTerm } from '../statement';

/** True for a sentence that denies something of the owner. */
export function isDenial(about: Case): boolean {
  const { folded, phrases } = about.statement;
  return (
    namesOwner(about) &&
    phrases.denial.test(folded.replace(phrases.noDenial, (found) => ' '.repeat(found.length)))
  );
}

/**
 * A denial has to be the CV's own: it is wrong where the CV says the opposite, and unsupported where the CV is silent
 * (docs/contract.md#the-ask-command).
 */
export const denials: Check = (about) => {
  const { statement, facts, named, focus } = about;
  if (!isDenial(about)) return undefined;
  if (facts.parts.some((part) => deniesToo(part, about))) return undefined;
  const entries = named.length > 0 ? named : focus;
  const isOver =
    entries.length > 0 && entries.every((entry) => facts.knowledge.interval(entry)?.isOngoing === false);
  if (isOver && statement.phrases.noLonger.test(statement.folded)) return undefined;
  if (isDeniedByCv(about) || deniesLanguage(about)) return undefined;
  const [held] = statement.mentions.filter(({ entities, match }) => entities.length > 0 && match === 'name');
  // What came to nothing was not finished, whatever verb says so.
  if (held?.entities.every(({ kind, entries }) => kind !== 'school' && entries.every(isLapsed)))
    return undefined;
  const what = held?.written ?? tellingWord(about);
  return held
    ? contradicted({ kind: 'denied', what }, held.entities[0]?.entries[0])
    : { verdict: 'unsupported', reason: { kind: 'unproven-denial', what } };
};

/** True for a language that the CV has at no level. */
function deniesLanguage({ statement, facts }: Case): boolean {
  const { languages } = facts.knowledge.cv;
  return statement.mentions.some(
    ({ kind, entities }) =>
      kind === 'language' &&
      languages.some(
        ({ name, fluency = '' }) =>
          entities.some((entity) => entity.name === name) && noLevel.test(fold(fluency)),
      ),
  );
}

function tellingWord({ statement }: Case): string {
  return statement.linked.rest[0]?.written ?? statement.sentence.text;
}

/** Terms that a denial and a line of the CV share if they speak of one thing. */
const shared = 2;

/** True if the CV denies it, too: a line of it, in the words of the sentence. */
function deniesToo({ text, passages }: CvPart, about: Case): boolean {
  const { denies } = about.facts.grammar;
  if (!denies.test(text)) return false;
  const { mentions } = about.statement;
  // A name alone is in the line, whatever the line denies.
  const telling = tellingTerms(about).filter((term) => !mentions.some((mention) => meet(mention, term)));
  return passages.some((passage) => {
    const held = telling.filter((term) => term.passages.has(passage));
    const lines = passage.text.split(/\n|(?<=[.!?。])\s*/).filter((line) => denies.test(fold(line)));
    return lines.some(
      (line) =>
        sharedNumbers(line, about) >= shared ||
        (held.length >= shared && held.some((term) => holds(fold(line), term))),
    );
  });
}

/** "Since 2017, by no more than 4 %" tells which line is meant. */
function sharedNumbers(line: string, { statement }: Case): number {
  const said = [...statement.numbers.map(({ value }) => value), ...statement.dates.map(({ date }) => date)];
  const own = new Set(numbersIn(line).map(({ value }) => value));
  return said.filter((value) => own.has(value)).length;
}

/** Letters in which forms of a word begin alike. */
const beginning = 5;

function holds(line: string, { ways }: HeldTerm): boolean {
  return ways.some((way) => line.includes(fold(way).slice(0, beginning)));
}
