import type { Entity, EntityKind } from '../entities/entities';
import { keyOf } from '../entities/entity-index';
import { aliasesOf } from '../entities/names';
import { fold } from '../text/fold';
import { isAbbreviation, isJapanese, tokens, type Token } from '../text/tokens';
import type { Thesaurus } from '../thesaurus/thesaurus';

/** What a name stands for, the same in every language, or the name itself. */
export interface Concept {
  readonly id: string;
  /** How much it says about a source. */
  readonly weight: number;
}

/** A name in a text. */
export interface Named {
  readonly concepts: readonly Concept[];
  readonly start: number;
  readonly end: number;
}

export interface Names {
  /** The names in a text; of those that overlap only the longest, unless `nested`. */
  find(text: string, words: readonly Token[], nested: boolean): Named[];
}

const longestName = 8;
/** Whole names of what a CV is made of say most. */
const weights: Readonly<Record<EntityKind, number>> = {
  employer: 3,
  school: 3,
  project: 2.5,
  thing: 2,
  degree: 1.3,
  title: 1.3,
  skill: 1.3,
  language: 1.3,
  group: 0.8,
  place: 0.9,
};
const ofThesaurus = 1;
/** A name of several words hardly occurs by chance. */
const perWord = 0.4;
/** Where a name stands that is the name of something else in the CV. */
const mentioned = 0.7;

/** Everything that a CV names, and the other names of its words. */
export function createNames(entities: readonly Entity[], { same }: Thesaurus): Names {
  const byKey = new Map<string, Concept[]>();
  const acronyms = new Map<string, Concept[]>();
  const japanese = new Map<string, Concept[]>();
  const add = (name: string, id: string, weight: number) => {
    const concepts = [
      { id, weight },
      { id: `name ${keyOf(name)}`, weight: weight * mentioned },
    ];
    if (isAbbreviation(name)) append(acronyms, name, concepts);
    else if (isJapanese(name)) append(japanese, fold(name).replace(/\s+/g, ''), concepts);
    else append(byKey, keyOf(name), concepts);
  };
  same.forEach((names, at) => {
    for (const name of names) add(name, `same ${at}`, ofThesaurus + perWord * (wordsIn(name) - 1));
  });
  entities.forEach(({ kind, name }, at) => {
    const whole = wordsIn(name.replace(/[(（].*[)）]/, ''));
    for (const alias of aliasesOf(name)) {
      const words = wordsIn(alias);
      const share = isAbbreviation(alias) ? 1 : Math.min(words / whole, 1);
      add(alias, `entity ${at}`, (weights[kind] + perWord * (words - 1)) * Math.sqrt(share));
    }
  });

  return {
    find(text, words, nested) {
      const found: Named[] = [];
      for (let at = 0; at < words.length; at++) {
        for (let count = Math.min(longestName, words.length - at); count > 0; count--) {
          const run = words.slice(at, at + count);
          const concepts =
            byKey.get(run.map(({ folded }) => folded).join('')) ??
            (count === 1 ? acronyms.get(run[0]?.written ?? '') : undefined);
          if (!concepts) continue;
          found.push({ concepts, start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 });
          if (nested) continue;
          at += count - 1;
          break;
        }
      }
      return isJapanese(text) ? [...found, ...findJapanese(fold(text), japanese)] : found;
    },
  };
}

function wordsIn(name: string): number {
  return tokens(name).length;
}

/** Nothing separates Japanese names from what stands around them. */
function findJapanese(folded: string, japanese: ReadonlyMap<string, readonly Concept[]>): Named[] {
  return [...japanese].flatMap(([name, concepts]) => {
    const start = name.length > 1 ? folded.indexOf(name) : -1;
    return start === -1 ? [] : [{ concepts, start, end: start + name.length }];
  });
}

function append(map: Map<string, Concept[]>, key: string, concepts: readonly Concept[]) {
  if (key !== '') map.set(key, [...(map.get(key) ?? []), ...concepts]);
}
