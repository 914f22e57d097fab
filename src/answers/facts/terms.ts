import { quotable } from '../quotable';
import type { Query } from '../query/query';
import type { RestWord } from '../entities/link-entities';
import { fold } from '../text/fold';
import type { Context } from './context';

/** What a question is about, as search terms: the names that it holds, then its other words. */
export function termsOf({ mentions, rest }: Query): string[] {
  return [
    ...mentions.map(({ entities, written }) => entities[0]?.name ?? written),
    ...rest.map(({ written }) => written),
  ];
}

/** Words in a name that a sentence may call missing. */
const longestMissing = 5;

/** Words that stand together and name one thing. */
export interface Phrase {
  readonly written: string;
  readonly words: readonly RestWord[];
  readonly start: number;
}

/** The rest of a question in phrases. */
export function phrasesOf({ text, rest }: Pick<Query, 'text' | 'rest'>): Phrase[] {
  const phrases: RestWord[][] = [];
  for (const word of rest) {
    const last = phrases.at(-1);
    const between = last ? text.slice(last.at(-1)?.end ?? 0, word.start) : '';
    if (last && /^(?:[\s\-–'’./&]{0,3}|\s(?:of|and|the|de|du|des|del|la|für|of the)\s)$/.test(between))
      last.push(word);
    else phrases.push([word]);
  }
  return phrases
    .filter((words) => words.length <= longestMissing)
    .map((words) => ({
      words,
      start: words[0]?.start ?? 0,
      written: text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0),
    }));
}

/** The word before an offset, folded. */
export function wordBefore(text: string, start: number): string {
  return fold(/(\S+)\s*$/.exec(text.slice(0, start))?.[1] ?? '');
}

/** True for a word that is a name: a capital, or no verb or filler. */
function isNaming({ isKnown, isName, isVerb, folded }: RestWord): boolean {
  return isName || (!isKnown && !isVerb && (folded.length > 2 || /\d/.test(folded)));
}

/** "What is her current gig?" names nothing; "What did she do at spotify?" does. */
function mayName({ words, start }: Phrase, query: Query, { lexicon }: Context): boolean {
  if (lexicon.beforeName === undefined || query.isYesNo || query.length <= 4) return true;
  if (words.some(({ isName, folded }) => isName || /\d/.test(folded))) return true;
  return lexicon.beforeName.split('|').includes(wordBefore(query.text, start));
}

/** The first name in the question that the CV does not hold anywhere, in markdown. */
export function missingTerm(query: Query, context: Context): string | undefined {
  const { search } = context;
  for (const named of phrasesOf(query).filter((each) => mayName(each, query, context))) {
    const { words, written: phrase } = named;
    const [first, ...others] = words.filter((word) => isNaming(word));
    // A name of several words may have another name as a whole only: "manuel scolaire".
    const ways = [phrase, ...words.map(({ written }) => written)];
    if (!first || ways.some((way) => search.find([way]).length > 0)) continue;
    return quotable(query.text.slice(first.start, (others.at(-1) ?? first).end));
  }
  return undefined;
}
