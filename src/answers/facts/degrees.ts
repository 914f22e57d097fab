import type { CvEntry } from '../../resume/cv';
import { degreeLevels, type DegreeLevel } from '../languages/kinds';
import { fold } from '../text/fold';
import type { Query } from '../query/query';
import { entriesOf, inTime, type Context } from './context';
import { isLapsed } from './lapsed';

/** How degrees are called on CVs, whatever their language; folded. */
const titles: Readonly<Record<DegreeLevel, RegExp>> = {
  doctorate: /\bph\.? ?d\b|\bdphil\b|\bdoctor|\bdoktor|\bpromotion\b|博士|دكتوراه/,
  master:
    /\bmaster|\bm\.? ?sc\b|\bm\.? ?a\b|\bm\.? ?eng\b|\bmba\b|\bllm\b|\bmagister\b|\bdiplom\b|\bdiplom-|\bmaestria|\bingenieur|\bstaatsexamen\b|\bdea\b|\bdess\b|修士|ماجستير|ماستر/,
  bachelor:
    /\bbachelor|\bb\.? ?sc\b|\bb\.? ?a\b|\bb\.? ?eng\b|\bllb\b|\blicen|\bgrado\b|\bbut\b|学士|学部|بكالوريوس|ليسانس|大学(?!院).*(?:卒|科|学部)/,
  vocational:
    /\bausbildung|\blehre\b|\bgesell|\bmeister|\bapprentic|\bvocational\b|\bcap\b|\bbts\b|\bbep\b|\bdut\b|\btecnico|\bformacion profesional|\bdiploma\b|\bdiplome\b|\bassociate|\bjourneyman|\bexamen\b|専門学校|職業|دبلوم/,
  school:
    /\babitur|\bbaccalaureat|\bbac\b|\bhigh school|\ba-?levels?\b|\bbachillerato|\bmatura|\bsecondary|\bfachhochschulreife|\blycee|高校|高等学校|ثانوي/,
};

/** A school that Japanese names by its level. */
const schoolOfLevel = /(?:専門学校|高校|高等学校)$/;

/** The level of a degree by its title, or else by such a school; undefined where neither tells. */
export function levelOf({ title, organisation = '', heading }: CvEntry): DegreeLevel | undefined {
  const own = degreeLevelIn(title ?? heading);
  return own ?? (schoolOfLevel.test(organisation) ? degreeLevelIn(organisation) : undefined);
}

/** The highest level that a text names, in any language. */
export function degreeLevelIn(text: string): DegreeLevel | undefined {
  const folded = fold(text);
  return degreeLevels.toReversed().find((level) => titles[level].test(folded));
}

/** Schooling below a degree, and a part of studies elsewhere; folded. */
const schooling =
  /\bgcse|\bhighers\b|\bmittlere reife|\b(?:real|haupt)schul|\bbrevet des colleges|\beducacion secundaria|\bensino (?:medio|secundario)|中学|\bexchange\b|\berasmus\b|\baustausch|\bechange\b|\bintercambi|交換留学|語学留学/;

/** True for what ends without a degree. */
export function isSchooling({ title, organisation, heading }: CvEntry): boolean {
  return schooling.test(fold(`${title ?? heading}\n${organisation ?? ''}`));
}

/** The entries of the levels that a question names: "When did she finish her master?" */
export function degreeEntries({ degrees, rest }: Query, context: Context): CvEntry[] {
  if (degrees.length === 0) return [];
  const ofLevel = entriesOf(context, 'education').filter((entry) => {
    const level = levelOf(entry);
    return level !== undefined && degrees.includes(level);
  });
  // "The journeyman's examination" is one of several vocational degrees: the entry with this very word.
  const found = rest.flatMap(({ written }) =>
    context.search.find([written]).filter(({ isGuess }) => !isGuess),
  );
  const holding = ofLevel.filter((entry) => found.some(({ passage }) => passage.entry === entry));
  return holding.length > 0 ? holding : ofLevel;
}

/** The highest degree, by its title; among equals the latest. Broken-off studies count where there are no others. */
export function highestDegree(context: Context): CvEntry | undefined {
  const all = entriesOf(context, 'education');
  const done = all.filter((entry) => !isLapsed(entry));
  const entries = done.length > 0 ? done : all;
  const order = inTime(entries, context).map(({ entry }) => entry);
  const rank = (entry: CvEntry) => {
    const level = levelOf(entry);
    return (level === undefined ? 0 : degreeLevels.indexOf(level) + 1) * 1000 + order.indexOf(entry);
  };
  return entries.toSorted((a, b) => rank(b) - rank(a))[0];
}
