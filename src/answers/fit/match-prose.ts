import { allAds } from '../languages/all-ads';
import { anyOf } from '../languages/any-language';
import type { Passage } from '../passages';
import { fold } from '../text/fold';
import { tokens } from '../text/tokens';
import { conjunctions, continues, parts } from './enumerations';
import type { Covered, Evidence } from './evidence';
import { lineOf, missing, type Match, type Matching } from './match';
import { provingTopics } from './match-topic';
import type { Unit } from './units';

const licence = anyOf(allAds.map((ads) => ads.licence));

/** Anything else: the line that holds at least a share of its words. */
export function matchProse(text: string, least: number, matching: Matching): Match {
  const { evidence, isForeign } = matching;
  const among = provingTopics(text);
  // Among certificates a licence need not be called one.
  const whole = evidence.units(text);
  const isHeld = whole.some(({ written, isUnknown }) => !isUnknown && licence.test(fold(written)));
  const units = among && !isHeld ? evidence.units(text.replace(licence, ' ')) : whole;
  const strong = units.filter(({ isWeak }) => !isWeak);
  if (units.length === 0) return named(text, matching);
  const things = enumerated(text, evidence);
  const isProving = ({ entry }: Passage) =>
    among === undefined
      ? entry?.topic !== 'publications' && entry?.topic !== 'interests'
      : entry !== undefined && (among.includes(entry.topic) || (isHeld && entry.topic === 'summary'));
  const found = evidence
    .covering(units, isProving)
    .filter(
      (covered) =>
        (covered.share >= least || (isForeign && isSameElsewhere(covered, units))) &&
        strong.every((unit) => !unit.isName || covered.units.includes(unit)) &&
        covered.units.some((unit) => (strong.length === 0 ? isListed(unit, matching) : !unit.isWeak)) &&
        things.every((thing) =>
          thing.some((written) => covered.units.some((unit) => unit.written === written)),
        ),
    );
  const [best] = found;
  return best ? { isMet: true, lines: [lineOf(best.passage, units, evidence)] } : missing;
}

/** Of "Docker and Kubernetes" each has to be held: the words of each that name something. */
function enumerated(text: string, evidence: Evidence): string[][] {
  const all = parts(text, conjunctions).filter((part) => !continues.test(part));
  if (all.length < 2) return [];
  return all
    .map((part) =>
      evidence
        .units(part)
        .filter(({ isWeak }) => !isWeak)
        .map(({ written }) => written),
    )
    .filter((thing) => thing.length > 0);
}

/**
 * An ad in another language than the CV's has words that no thesaurus holds, so that in a long requirement they count
 * half: two others must fit.
 */
function isSameElsewhere({ units: held }: Covered, asked: readonly Unit[]): boolean {
  // A name, or a phrase that the thesaurus knows, says more than a word.
  const isNamed = held.some(({ isName, weight }) => isName || weight >= 2);
  if (asked.length < (isNamed ? 2 : 4) || held.length < (isNamed ? 1 : 2)) return false;
  return weigh(held) / weigh(asked) >= 0.5;
}

/** A trait that many ads ask for is met by a skill of that name alone. */
function isListed({ written }: Unit, { context }: Matching): boolean {
  return context.index
    .exact(fold(written).replace(/\s+/g, ''))
    .some(({ kind }) => kind === 'skill' || kind === 'group');
}

/** A requirement of empty words alone is met where the CV lists just that. */
function named(text: string, { context, evidence }: Matching): Match {
  const entities = tokens(text).flatMap(({ folded }) => context.index.exact(folded));
  const entity = entities.find(({ kind }) => kind === 'skill');
  const passage = entity?.entries[0] && context.passageOf(entity.entries[0]);
  return passage ? { isMet: true, lines: [lineOf(passage, evidence.units(text), evidence)] } : missing;
}

/** What the CV and the thesaurus do not know counts half. */
function weigh(units: readonly Unit[]): number {
  return units.reduce((sum, { weight, isUnknown }) => sum + weight * (isUnknown ? 0.5 : 1), 0);
}
