import { entriesOf } from '../facts/context';
import { allAds } from '../languages/all-ads';
import { anyOf } from '../languages/any-language';
import { fold } from '../text/fold';
import { alternatives, segmentAt } from './enumerations';
import { levelIn, meetsLevel } from '../entities/language-levels';
import { missing, type Match, type Matching } from './match';

const spoken = anyOf(allAds.map((ads) => ads.spoken));
const afterLanguage = anyOf(allAds.map((ads) => ads.afterLanguage));

/** Languages that people speak, each with the level that is asked for. */
export function matchLanguages(text: string, { context, evidence }: Matching): Match[] | undefined {
  const spaced = text.replace(afterLanguage, ' ');
  const { mentions } = context.link(spaced);
  const named = mentions.filter(({ kind }) => kind === 'language');
  const [first] = named;
  if (!first) return undefined;
  const names = new Set(named.map(({ written }) => fold(written)));
  const rest = evidence.units(spaced).filter(({ written, isWeak }) => !names.has(fold(written)) && !isWeak);
  const level = levelIn(fold(text));
  if (rest.length > (level === undefined && !spoken.test(text) ? 0 : 1)) return undefined;
  const isEither = named.length > 1 && new RegExp(alternatives, 'iu').test(text);
  const matches = named.map(({ entities, written, start }, at): Match => {
    const own =
      levelIn(fold(segmentAt(spaced, start))) ??
      (at === 0 || named.length === 1 ? level : levelIn(fold(spaced.slice(start))));
    const found = context.cv.languages.find(({ name }) => name === entities[0]?.name);
    const passage = entriesOf(context, 'languages').flatMap((entry) => context.passageOf(entry) ?? [])[0];
    const part = named.length > 1 ? written : undefined;
    if (!found || !passage || start < 0) return { ...missing, part };
    const has = found.fluency === undefined ? undefined : levelIn(fold(found.fluency));
    const isMet = has === undefined || own === undefined || meetsLevel(has, own);
    const said = (part === undefined ? [found.name, found.fluency] : [found.fluency])
      .filter(Boolean)
      .join(': ');
    return { isMet, part, lines: [{ passage, text: said }] };
  });
  const met = matches.filter(({ isMet }) => isMet);
  return isEither && met.length > 0 ? met.slice(0, 1) : matches;
}
