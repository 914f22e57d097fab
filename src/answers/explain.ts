import type { Answer, Reading } from './write-reply';
import { readAsked } from './entailment/asked';
import { entailedByCv, entailedByShown, lackedBy, leftOver } from './entailment/entails';
import { statementsOf } from './entailment/statements';
import { inLanguages } from './languages/cv-words-in-use';

/**
 * Why an answer is what it is, in lines of a name and a value: how each question was read, what of it the lines shown leave
 * over, and the statement that a yes rests on.
 */
export function explain({
  language,
  intent,
  reading,
}: Pick<Answer, 'language' | 'intent' | 'reading'>): string[] {
  const first = line('language', [language]);
  if (intent === 'other-language') return [...first, ...line('meaning', ['a language that has no answers'])];
  if (!reading) return [...first, ...line('meaning', ['a job ad, or a question whether somebody fits'])];
  const { context, questions } = reading;
  return inLanguages([...context.thesaurus.languages, context.language], () => [
    ...first,
    ...questions.flatMap((each) => explainQuestion(each, reading)),
  ]);
}

function explainQuestion({ query, found }: Reading['questions'][number], { context }: Reading): string[] {
  const asked = readAsked(query, context);
  const stated = entailedByShown(asked, found.evidence, context) ?? entailedByCv(asked, context);
  const [nearest] = found.evidence
    .flatMap(statementsOf)
    .map((statement) => ({ statement, lacks: lackedBy(statement, asked, context) }))
    .toSorted((a, b) => a.lacks.length - b.lacks.length);
  const { say } = context;
  const openings = [say.yes(''), say.yesAgainst('')].map((opening) => opening.replace(/[:.、]?\s*$/, ''));
  const isYes = found.sentences.some((sentence) => openings.some((opening) => sentence.startsWith(opening)));
  return [
    ...line('question', [query.text]),
    ...line('intent', [`${query.intent} (${query.confidence.toFixed(2)})`]),
    ...line('predicates', asked.predicates),
    ...line('qualifiers', [
      ...asked.qualifiers,
      ...(asked.isTitle ? ['title'] : []),
      ...(asked.isNegated ? ['negated'] : []),
    ]),
    ...line(
      'names',
      query.mentions.map(
        ({ written, kind, match, entities }) =>
          `${written} (${kind}, ${match}: ${entities[0]?.name ?? 'not in the CV'})`,
      ),
    ),
    ...line(
      'words',
      asked.terms.map(({ written }) => written),
    ),
    ...line('numbers', [...asked.numbers, ...query.years.map(String)]),
    ...line('left over', leftOver(asked, found.evidence, context)),
    ...line(
      'facts',
      found.evidence.map(({ anchor, heading }) => `${anchor || 'the owner'}: ${heading}`),
    ),
    ...line(
      'stated by',
      stated ? [`${stated.passage.anchor}: ${stated.line || stated.passage.heading}`] : [],
    ),
    ...line(
      'nearest',
      stated || !nearest
        ? []
        : [
            `${nearest.statement.line || nearest.statement.passage.heading} (lacks ${nearest.lacks.join(', ') || 'nothing'})`,
          ],
    ),
    ...line('verdict', [verdictOf(query.isYesNo, stated !== undefined, isYes)]),
  ];
}

function verdictOf(isYesNo: boolean, isStated: boolean, isYes: boolean): string {
  if (!isYesNo) return 'no question of yes or no';
  if (isYes)
    return isStated ? 'yes: one statement entails the question' : 'yes: worked out from dates or numbers';
  return isStated
    ? 'no yes: another kind of answer was likelier'
    : 'no yes: no single statement entails the question';
}

/** Where there is something to say. */
function line(name: string, values: readonly string[]): string[] {
  return values.length > 0 ? [`${name.padEnd(10)}  ${values.join(' · ')}`] : [];
}
