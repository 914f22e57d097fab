import type { Context } from '../facts/context';
import type { Passage } from '../passages';
import { createLineSearch } from '../search/line-search';
import { createUnitReader, type Unit } from './units';

export interface Covered {
  readonly passage: Passage;
  /** The share of the requirement, from 0 to 1. */
  readonly share: number;
  readonly units: readonly Unit[];
}

/** Finds what of a CV holds the words of a requirement. */
export interface Evidence {
  units(text: string): readonly Unit[];
  /** The passages that hold a share of the units, the best first. */
  covering(units: readonly Unit[], among?: (passage: Passage) => boolean): readonly Covered[];
  /** The line of a passage that holds the most of the units; empty where none does. */
  bestLine(passage: Passage, units: readonly Unit[]): string;
  /** Of a group of skills those that are asked for. */
  heldTags(passage: Passage, units: readonly Unit[]): readonly string[];
}

/**
 * From how well a passage holds a unit, what of it counts: itself or as the title's own word, as another form or name,
 * in the title by another form or name, in a line beside it.
 */
const parts: readonly (readonly [fit: number, part: number])[] = [
  [0.7, 1],
  [0.6, 0.8],
  [0.5, 0.7],
  [0.3, 0.35],
];
/** What a point's title says counts less for the point. */
const shareOfTitle = 0.7;
/** A line that holds a word at all; less is in a line beside it. */
const leastOwn = 0.45;
/** Better than what stands in the title alone. */
const surelyOwn = 0.8;
/** Passages that hold less than this share are out. */
const leastShare = 0.3;

const known = new WeakMap<Context, Evidence>();

/** The evidence of a CV for ads in one language, made once. */
export function evidenceOf(context: Context): Evidence {
  const evidence = known.get(context) ?? createEvidence(context);
  known.set(context, evidence);
  return evidence;
}

function createEvidence(context: Context): Evidence {
  const { lines, passages } = context;
  const provable = passages.filter(({ part, entry }) => part !== 'contact' && entry?.topic !== 'references');

  function held(asked: readonly Unit[], passage: Passage) {
    return asked.flatMap((unit) => {
      const fit = lines.fit(unit.term, passage);
      const own = isOwn(unit, passage, fit);
      const whole = parts.find(([least]) => fit >= least)?.[1] ?? 0;
      const part = passage.part === 'point' && !own ? whole * shareOfTitle : whole;
      return part > 0 ? [{ unit, part, fit, isOwn: own }] : [];
    });
  }

  /** Whether a line says it itself, rather than the title above it. */
  function isOwn({ term }: Unit, { entry }: Passage, fit: number): boolean {
    if (fit < leastOwn) return false;
    if (fit >= surelyOwn || entry === undefined) return true;
    const around = passages.filter((passage) => passage.entry === entry);
    return around.length === 1 || around.some((passage) => lines.fit(term, passage) < fit);
  }

  return {
    units: createUnitReader(context),
    covering(asked, among = () => true) {
      const total = asked.reduce((sum, { weight }) => sum + weight, 0);
      if (total === 0) return [];
      return provable
        .filter((passage) => among(passage))
        .flatMap((passage) => {
          const found = held(asked, passage);
          const share = sum(found) / total;
          const own = found.filter((each) => each.isOwn);
          // A point that holds nothing itself is no evidence: the entry as a whole is.
          const isEmpty = passage.part === 'point' && own.every(({ unit }) => unit.isWeak);
          if (share < leastShare || isEmpty) return [];
          const nearness = found.reduce((all, { unit, fit }) => all + unit.weight * fit, 0) / total;
          const rating =
            share * 0.7 +
            nearness * 0.3 +
            (sum(own) / total) * 0.1 -
            rankOf(passage) * 0.04 -
            lengthOf(passage);
          return [
            { passage, share, rating, units: found.filter(({ part }) => part > 0.5).map(({ unit }) => unit) },
          ];
        })
        .toSorted((a, b) => b.rating - a.rating);
    },
    bestLine(passage, asked) {
      const [best] = lines.find(asked.map(({ term }) => term)).filter(({ line }) => line.passage === passage);
      return best?.line.text ?? '';
    },
    heldTags(passage, asked) {
      const tags = passage.entry?.tags ?? [];
      const search = createLineSearch(
        tags.map((text) => ({ ...passage, heading: '', entry: undefined, text, part: 'point' })),
      );
      const found = new Set(search.find(asked.map(({ term }) => term)).map(({ line }) => line.text));
      return tags.filter((tag) => found.has(tag));
    },
  };
}

function sum(held: readonly { readonly unit: Unit; readonly part: number }[]): number {
  return held.reduce((total, { unit: { weight }, part }) => total + weight * part, 0);
}

/** A long text holds many words by chance. */
function lengthOf({ text }: Passage): number {
  return Math.min(text.length / 4000, 0.1);
}

/** What proves more comes first: what was done, then what is listed, then what is said of oneself. */
function rankOf({ part, entry }: Passage): number {
  if (part === 'point') return 0;
  if (entry === undefined) return 3;
  return entry.topic === 'work' || entry.topic === 'education' || entry.topic === 'certificates' ? 1 : 2;
}
