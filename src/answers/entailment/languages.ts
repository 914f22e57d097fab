import { askedLevel, levelIn, meetsLevel, noLevel } from '../entities/language-levels';
import type { Mention } from '../entities/link-entities';
import type { Term } from '../search/line-search';
import { fold } from '../text/fold';
import { isAmong, type Asked } from './asked';
import type { Statement } from './statements';
import { holds } from './word-forms';

/** A language that is spoken, at the level asked: it is no country, nationality or subject. */
export function holdsLanguage(
  { written }: Term,
  mention: Mention | undefined,
  { entry, line }: Statement,
  { query, grammar, predicates }: Asked,
  isInLine: boolean,
): boolean {
  const before = fold(query.text.slice(0, Math.max(0, query.text.indexOf(written))));
  const isNationality = mention?.kind === 'language' && grammar.beforeNationality.test(before);
  if ((isNationality || predicates.length > 0) && !predicates.includes('speaks')) return false;
  const spoken = spokenIn(line, query);
  if (levelIn(fold(written)) !== undefined) return spoken.length > 0 && isAtLevel(spoken, query.text);
  if (mention?.kind !== 'language') return isInLine;
  return entry !== undefined && isAmong(mention, entry) && spoken.length > 0 && isAtLevel(spoken, query.text);
}

/** The parts of a line that tell of the languages asked. */
export function spokenIn(line: string, { mentions }: Asked['query']): string[] {
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
