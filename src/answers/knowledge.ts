import type { Cv, CvEntry } from '../resume/cv';
import { entitiesOf, type Entity } from './entities/entities';
import { createEntityIndex, keyOf, type EntityIndex } from './entities/entity-index';
import type { SkillClass } from './languages/kinds';
import { passagesOf, type Passage } from './passages';
import { createLineSearch, type LineSearch } from './search/line-search';
import { createPassageSearch, type PassageSearch } from './search/passage-search';
import { intervalOf, type Interval } from './time/intervals';
import type { Thesaurus } from './thesaurus/thesaurus';

/** One CV, ready for questions in any language. */
export interface Knowledge {
  readonly cv: Cv;
  readonly thesaurus: Thesaurus;
  readonly passages: readonly Passage[];
  readonly search: PassageSearch;
  readonly lines: LineSearch;
  readonly entities: readonly Entity[];
  readonly index: EntityIndex;
  /** The keys (`keyOf`) of each class's names in the thesaurus. */
  readonly classKeys: ReadonlyMap<SkillClass, ReadonlySet<string>>;
  /** "Ongoing" counts up to here. */
  readonly today: Date;
  readonly interval: (entry: CvEntry) => Interval | undefined;
  /** The passage of an entry as a whole. */
  readonly passageOf: (entry: CvEntry) => Passage | undefined;
  /** The passages of its points. */
  readonly pointsOf: (entry: CvEntry) => readonly Passage[];
}

export function createKnowledge(cv: Cv, thesaurus: Thesaurus, today: Date): Knowledge {
  const passages = passagesOf(cv);
  const entities = entitiesOf(cv);
  const lines = createLineSearch(passages);
  return {
    cv,
    thesaurus,
    passages,
    search: createPassageSearch(passages, lines, thesaurus),
    lines,
    entities,
    index: createEntityIndex(entities, thesaurus),
    classKeys: new Map(
      Object.entries(thesaurus.classes).map(([name, names]) => [
        name as SkillClass,
        new Set(names.map(keyOf)),
      ]),
    ),
    today,
    interval: (entry) => intervalOf(entry, today),
    passageOf: (entry) => passages.find((passage) => passage.entry === entry && passage.part === 'entry'),
    pointsOf: (entry) => passages.filter((passage) => passage.entry === entry && passage.part === 'point'),
  };
}
