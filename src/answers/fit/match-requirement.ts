import type { Context } from '../facts/context';
import { detectLanguage } from '../languages/detect-language';
import { tokens } from '../text/tokens';
import { alternatives, conjunctions, continues, means, parts } from './enumerations';
import type { Evidence } from './evidence';
import { leastShare, leastShareOfPart, type Match, type Matching } from './match';
import { matchDegree } from './match-degree';
import { matchLanguages } from './match-languages';
import { matchProse } from './match-prose';
import { matchTopic } from './match-topic';
import { matchYears } from './match-years';

/** Matches requirements of one ad with one CV. Each has one match, or one for each thing that it enumerates. */
export function createMatcher(context: Context, evidence: Evidence): (text: string) => readonly Match[] {
  const cv = context.passages.map(({ text }) => text).join('\n');
  const matching: Matching = { context, evidence, isForeign: detectLanguage(cv, 'en') !== context.language };
  return (text) =>
    matchYears(text, matching) ??
    matchLanguages(text, matching) ??
    degreeAndMore(text, matching) ??
    matchDegree(text, matching) ??
    matchTopic(text, matching) ??
    matchGeneral(text, matching);
}

function matchGeneral(text: string, matching: Matching): readonly Match[] {
  const whole = matchProse(text, leastShare, matching);
  if (whole.isMet && holdsBoth(whole, text, matching)) return [whole];
  const either = parts(text, alternatives);
  for (const part of either.length > 1 ? either : []) {
    const match = matchProse(part, leastShareOfPart, matching);
    if (match.isMet) return [match];
  }
  const all = either.length > 1 ? [] : parts(text, conjunctions);
  const matches =
    all.length > 1 ? all.filter((part) => !continues.test(part)).map((part) => single(part, matching)) : [];
  if (!matches.some(({ isMet }) => isMet)) return [apart(text, matching) ?? whole];
  return matches;
}

/** "Teaching with Rust" is met by a line that has both, and not by Rust alone. */
function holdsBoth({ lines: [line] }: Match, text: string, { evidence }: Matching): boolean {
  const all = parts(text, means);
  return (
    all.length < 2 ||
    all.every((part) => {
      const units = evidence.units(part).filter(({ isWeak }) => !isWeak);
      return units.length === 0 || evidence.covering(units, (each) => each === line?.passage).length > 0;
    })
  );
}

/** "Deep learning with PyTorch": the CV has both, or one of them, and no line has one done with the other. */
function apart(text: string, matching: Matching): Match | undefined {
  const all = parts(text, means);
  if (all.length < 2) return undefined;
  const found = all.map((part) => matchProse(part, leastShareOfPart, matching));
  return { isMet: false, lines: found.flatMap(({ lines }) => lines) };
}

/** "Degree in law and admission to the bar": the degree, and something of its own. */
function degreeAndMore(text: string, matching: Matching): readonly Match[] | undefined {
  const all = parts(text, conjunctions);
  if (all.length < 2 || !all.some((part) => matchDegree(part, matching) !== undefined)) return undefined;
  const others = all.filter((part) => matchDegree(part, matching) === undefined);
  const isOwn = others.every((part) => tokens(part).length >= 3);
  return isOwn ? all.map((part) => single(part, matching)) : undefined;
}

function single(part: string, matching: Matching): Match {
  const [found = matchProse(part, leastShareOfPart, matching)] =
    matchLanguages(part, matching) ?? matchDegree(part, matching) ?? [];
  return { ...found, part };
}
