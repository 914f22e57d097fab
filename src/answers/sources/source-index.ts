import type { Cv, CvEntry } from '../../resume/cv';
import { entitiesOf } from '../entities/entities';
import { passagesOf, type Passage } from '../passages';
import { tokens } from '../text/tokens';
import type { Thesaurus } from '../thesaurus/thesaurus';
import { featuresOf, termsOfDate, type Feature } from './features';
import { createNames } from './names';

/** A passage, and how it may be recognised in a sentence. */
export interface Candidate {
  readonly passage: Passage;
  /** Terms of itself. */
  readonly own: ReadonlySet<string>;
  /** Of its entry: dates, title, place. */
  readonly details: ReadonlySet<string>;
  /** Of its entry: heading and organisation. */
  readonly names: ReadonlySet<string>;
}

export interface SourceIndex {
  readonly candidates: readonly Candidate[];
  /** The features of a sentence of an answer. */
  read(sentence: string): Feature[];
  /** How much a term tells, from 1 for one entry's only down to 0. */
  rarity(term: string): number;
  holding(term: string): readonly Candidate[];
  /** The passage of a point's entry; any other passage is whole. */
  whole(passage: Passage): Passage;
}

export function createSourceIndex(cv: Cv, thesaurus: Thesaurus): SourceIndex {
  const entities = entitiesOf(cv);
  const names = createNames(entities, thesaurus);
  const ownerNames = new Set(tokens(cv.person.name).map(({ folded }) => folded));
  const termsIn = (text: string, entry: CvEntry | undefined) =>
    featuresOf(text, { names, ownerNames, nested: true })
      .flatMap(({ terms }) => [...terms.keys()])
      .filter((term) => {
        const number = /^entity (\d+)$/.exec(term)?.[1];
        return number === undefined || (entry && entities[Number(number)]?.entries.includes(entry));
      });
  const passages = passagesOf(cv);
  const candidates = passages.map((passage): Candidate => {
    const { part, entry, heading, text } = passage;
    const dates = [entry?.start, entry?.end].filter((date) => date !== undefined);
    const details = new Set([
      ...dates.flatMap((date) => [...termsOfDate(date).keys()]),
      ...termsIn([entry?.title, entry?.place].filter(Boolean).join('\n'), entry),
    ]);
    const names = [...termsIn(entry?.organisation ?? '', entry), ...termsIn(heading, entry)];
    return part === 'point'
      ? { passage, own: new Set(termsIn(text, entry)), details, names: new Set(names) }
      : { passage, own: new Set([...details, ...names, ...termsIn(text, entry)]), details, names: new Set() };
  });
  const byTerm = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    for (const term of new Set([...candidate.own, ...candidate.details, ...candidate.names])) {
      const known = byTerm.get(term);
      if (known) known.push(candidate);
      else byTerm.set(term, [candidate]);
    }
  }
  const rarities = new Map(
    [...byTerm].map(([term, holding]) => {
      const entries = new Set(holding.map(({ passage }) => passage.entry?.anchor ?? passage.anchor)).size;
      return [term, entries ** -0.6];
    }),
  );
  return {
    candidates,
    read: (sentence) => featuresOf(sentence, { names, ownerNames, nested: false }),
    rarity: (term) => rarities.get(term) ?? 0,
    whole: (passage) =>
      passages.find(({ entry, part }) => part === 'entry' && entry === passage.entry) ?? passage,
    holding: (term) => byTerm.get(term) ?? [],
  };
}
