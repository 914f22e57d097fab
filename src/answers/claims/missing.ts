import type { CvTopic } from '../../resume/outline';
import type { AbsentField } from '../languages/claim-phrases';
import type { Predicate } from '../languages/grammar';
import type { SkillClass } from '../languages/kinds';
import type { Lexicon } from '../languages/lexicon';
import { phraseFinder } from '../query/phrases';
import { fold } from '../text/fold';
import { meet, type Span } from '../text/span';
import { isJapanese, tokens } from '../text/tokens';
import { isCommonWord, type Case } from './check';
import type { HeldTerm } from './statement';

/** What a sentence says is missing. */
export interface Missing {
  readonly about: Case;
  /** What of an entry. */
  readonly fields: readonly AbsentField[];
  readonly topics: readonly CvTopic[];
  readonly classes: readonly SkillClass[];
  readonly channels: readonly (keyof Lexicon['channels'])[];
  /** True for "it", "there". */
  readonly isOfFocus: boolean;
  /** What else it tells: a question that holds more than the CV does is left open by it. */
  readonly telling: readonly HeldTerm[];
  /** The same without the words for the fields. */
  readonly open: readonly HeldTerm[];
}

/** Reads what a sentence that says an absence asks for. */
export function readMissing(about: Case): Missing {
  const { statement, reader } = about;
  const { phrases, folded, words, language } = statement;
  const { topics, classes, channels, modifiers } = reader.lexicon;
  const found = Object.entries(phrases.fields).map(([field, names]) => ({
    field: field as AbsentField,
    spans: [...folded.matchAll(names)].map(({ 0: { length }, index: start }) => ({
      start,
      end: start + length,
    })),
  }));
  const spans = found.flatMap((each) => each.spans);
  const said = phraseFinder(
    words.filter((word) => !spans.some((span) => meet(span, word))),
    spans.reduce(blank, folded),
  );
  const fields = found.filter((each) => each.spans.length > 0).map((each) => each.field);
  const parts = {
    topics: said.keysOf(topics),
    classes: said.keysOf(classes),
    channels: said.keysOf(channels),
  };
  const phrased = [
    ...parts.topics.map((each) => topics[each]),
    ...parts.classes.map((each) => classes[each]),
    ...parts.channels.map((each) => channels[each]),
  ]
    .flatMap((list) => list.split('|'))
    .filter((phrase) => (phrase.includes(' ') || isJapanese(phrase)) && said.has(phrase));
  const isSaid = (folded: string) =>
    isCommonWord(folded, about) ||
    phrases.saying.test(folded) ||
    phrased.some((phrase) =>
      isJapanese(phrase) ? phrase.includes(folded) : phrase.split(' ').includes(folded),
    );
  const telling = statement.terms.filter(
    ({ written, isPart }) =>
      !isPart &&
      !isSaid(fold(written)) &&
      !tokens(written).every((word) => isSaid(word.folded)) &&
      // German writes what may be missing with a capital, and the verbs around it small.
      (language !== 'de' || /[\p{Lu}\d]/u.test(written)),
  );
  return {
    about,
    fields,
    ...parts,
    telling: outermost(telling),
    open: outermost(telling.filter((term) => !spans.some((span) => meet(span, term)))),
    isOfFocus: said.has(modifiers.anaphor),
  };
}

function blank(text: string, { start, end }: Span): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}

/** Without terms that are parts of longer ones. */
export function outermost(terms: readonly HeldTerm[]): HeldTerm[] {
  return terms.filter(
    ({ start, end }) =>
      !terms.some(
        (other) => other.start <= start && other.end >= end && other.end - other.start > end - start,
      ),
  );
}

/** What was done by what a part of the CV tells: "which languages she speaks". */
const doneIn: Readonly<Partial<Record<CvTopic, Predicate>>> = {
  work: 'worked',
  education: 'studied',
  certificates: 'certified',
  languages: 'speaks',
  teachings: 'taught',
  awards: 'won',
  publications: 'published',
  volunteer: 'volunteered',
  projects: 'made',
  interests: 'likes',
};

/** True for a word that says what was done there: "studied" of education. */
export function isDoneIn(
  topics: readonly CvTopic[],
  { written }: Pick<HeldTerm, 'written'>,
  { grammars }: Case,
): boolean {
  const { predicates } = grammars[0];
  return topics.some((topic) => {
    const done = doneIn[topic];
    return done !== undefined && predicates[done].test(fold(written));
  });
}
