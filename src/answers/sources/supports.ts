import type { Feature } from './features';
import type { Candidate, SourceIndex } from './source-index';

/** Of what a feature can say; a passage that holds less of it does not settle it. */
const leastOfFeature = 0.5;

/** What a candidate holds of some features. */
export interface Support {
  readonly candidate: Candidate;
  /** How much of them it holds. */
  score: number;
  /** The part of the score that the passage itself has, without what it inherits from its entry. */
  own: number;
  /** True if the sentence names the entry's dates, title or place. */
  namesDetails: boolean;
  /** True if it holds nothing but dates. */
  datesOnly: boolean;
  /** The features that it settles. */
  readonly matched: Feature[];
}

/** Each candidate that holds some of the features. */
export function supports(features: readonly Feature[], index: SourceIndex): Support[] {
  const found = new Map<Candidate, Support>();
  for (const feature of features) {
    const holding = bestTerms(feature, index);
    const most = Math.max(...[...holding.values()].map(({ weight }) => weight));
    for (const [candidate, { term, weight }] of holding) {
      const support = found.get(candidate) ?? {
        candidate,
        score: 0,
        own: 0,
        namesDetails: false,
        datesOnly: true,
        matched: [],
      };
      support.score += weight;
      if (weight >= most * leastOfFeature) support.matched.push(feature);
      if (candidate.own.has(term)) support.own += weight;
      else if (candidate.details.has(term)) support.namesDetails = true;
      if (!term.startsWith('date ')) support.datesOnly = false;
      found.set(candidate, support);
    }
  }
  return [...found.values()].filter(({ matched }) => matched.length > 0);
}

interface Term {
  readonly term: string;
  readonly weight: number;
}

/** For each candidate that holds a feature, the term of it that says most. */
function bestTerms({ terms }: Feature, index: SourceIndex): Map<Candidate, Term> {
  const best = new Map<Candidate, Term>();
  for (const [term, usual] of terms) {
    const weight = usual * index.rarity(term);
    for (const candidate of index.holding(term)) {
      if (weight > (best.get(candidate)?.weight ?? 0)) best.set(candidate, { term, weight });
    }
  }
  return best;
}
