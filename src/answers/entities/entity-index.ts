import type { Thesaurus } from '../thesaurus/thesaurus';
import { fold } from '../text/fold';
import { isSameWord } from '../entailment/word-forms';
import { isJapanese, tokens, type Token } from '../text/tokens';
import type { Entity, EntityKind } from './entities';
import { aliasesOf } from './names';

/** The names of a CV's entities, ready to be found in messages. */
export interface EntityIndex {
  /** By the whole name in folded words without blanks, so that "Node.js" and "nodejs" are equal. */
  exact(key: string): readonly Entity[];
  /** The same by forms of its words: "databases" finds "Database", and "Marketo" no "Marketing". */
  inflected(words: readonly Token[]): readonly Entity[];
  /** Entities of several words, by one of them, folded. */
  byWord(stem: string): readonly Entity[];
  /** Single folded words of the CV's own names, for misspellings. */
  readonly words: readonly string[];
  /** Those of other languages' names. */
  readonly translated: readonly string[];
  /** Names that have no blanks between words, longest first, in folded letters. */
  readonly japanese: readonly (readonly [name: string, entities: readonly Entity[]])[];
}

/** Which of several entities a name stands for first. */
const order: readonly EntityKind[] = [
  'language',
  'skill',
  'employer',
  'school',
  'degree',
  'title',
  'project',
  'thing',
  'group',
  'place',
];

/** A word of more entities than this is too general to stand for one of them. */
const mostOfOneWord = 6;

export function createEntityIndex(entities: readonly Entity[], { same }: Thesaurus): EntityIndex {
  const exact = new Map<string, Entity[]>();
  const stemmed = new Map<string, { readonly entity: Entity; readonly words: readonly Token[] }[]>();
  const byWord = new Map<string, Entity[]>();
  const words = new Set<string>();
  const translations = new Set<string>();
  const initials = new Set<string>();
  const japanese = new Map<string, Entity[]>();
  const others = otherNames(same);

  for (const entity of entities) {
    const aliases = aliasesOf(entity.name);
    // Aliases of one name often lead to the same line.
    const translated = new Set(aliases.flatMap((alias) => others.get(keyOf(alias)) ?? []));
    const own = new Set(tokens(entity.name).map(({ folded }) => folded));
    for (const alias of aliases) {
      const isWritten = tokens(alias).every(({ folded }) => own.has(folded));
      // Initials resemble words by chance: "SHAE" of a job's title is no slip for "shoe".
      addName(alias, entity, isWritten ? words : initials);
    }
    for (const name of translated) addName(name, entity, translations);
  }

  function addName(name: string, entity: Entity, misspelt: Set<string>) {
    const found = tokens(name);
    if (found.length === 0) return;
    append(exact, found.map(({ folded }) => folded).join(''), entity);
    const stems = stemsOf(found);
    stemmed.set(stems, [...(stemmed.get(stems) ?? []), { entity, words: found }]);
    if (isJapanese(name)) append(japanese, fold(name).replace(/\s+/g, ''), entity);
    for (const { folded, stem } of found) {
      if (folded.length >= 4) misspelt.add(folded);
      if (found.length > 1 && (folded.length >= 4 || isJapanese(folded))) append(byWord, stem, entity);
    }
  }

  for (const map of [exact, byWord]) sortByKind(map);

  return {
    exact: (key) => exact.get(key) ?? [],
    inflected: (words) => {
      const entities = (stemmed.get(stemsOf(words)) ?? []).flatMap((each) =>
        each.words.every((word, at) => isSameWord(word, words[at])) ? [each.entity] : [],
      );
      return [...new Set(entities)].toSorted(byKind);
    },
    byWord: (stem) => {
      const found = byWord.get(stem) ?? [];
      return found.length > mostOfOneWord ? [] : found;
    },
    words: [...words],
    translated: [...translations].filter((word) => !words.has(word)),
    japanese: [...japanese].filter(([name]) => name.length > 1).toSorted(([a], [b]) => b.length - a.length),
  };
}

/** The folded words of a name without blanks. */
export function keyOf(name: string): string {
  return tokens(name)
    .map(({ folded }) => folded)
    .join('');
}

function otherNames(same: Thesaurus['same']): Map<string, readonly string[]> {
  const byKey = new Map<string, readonly string[]>();
  for (const names of same) {
    for (const key of new Set(names.map(keyOf))) byKey.set(key, [...(byKey.get(key) ?? []), ...names]);
  }
  return byKey;
}

function append(map: Map<string, Entity[]>, key: string, entity: Entity) {
  const known = map.get(key);
  if (!known) map.set(key, [entity]);
  else if (!known.includes(entity)) known.push(entity);
}

function stemsOf(words: readonly Token[]): string {
  return words.map(({ stem }) => stem).join('');
}

/** The likeliest reading of a name first. */
function byKind(one: Entity, other: Entity): number {
  return order.indexOf(one.kind) - order.indexOf(other.kind);
}

function sortByKind(map: ReadonlyMap<string, Entity[]>): void {
  for (const list of map.values()) list.sort(byKind);
}
