import type { CvEntry } from '../../../resume/cv';
import { isLapsed } from '../../facts/lapsed';
import type { AbsentField } from '../../languages/claim-phrases';
import { fold } from '../../text/fold';
import { numbersIn } from '../../time/numbers';
import { contradicted, isHeldBy, type Case, type Fault } from '../check';
import type { Missing } from '../missing';
import type { HeldTerm } from '../statement';

/** What an entry says of itself. */
const values: Readonly<Partial<Record<AbsentField, (entry: CvEntry) => string | undefined>>> = {
  who: ({ organisation, topic, title }) => organisation ?? (topic === 'references' ? title : undefined),
  when: ({ period }) => period,
  where: ({ place }) => place,
  duration: ({ start, end, period }) => (start === undefined || start === end ? undefined : period),
  grade: (entry) => (isLapsed(entry) ? undefined : entry.score),
  title: ({ title, heading }) => title ?? heading,
  why: ({ topic, lines, organisation, title }) =>
    topic === 'awards' ? lines.find((line) => line !== organisation && line !== title) : undefined,
};

/** "Which body issued it isn't given": what the entry that is meant says. */
export function absentField(missing: Missing): Fault | undefined {
  const { dates, lengths } = missing.about.statement;
  if (dates.length + lengths.length > 0) return undefined;
  // "The publisher isn't named" asks for more than a name.
  const fields = missing.fields.filter((each, _, all) => each !== 'name' || all.length === 1);
  const entries = entriesMeant(missing);
  const held = entries.flatMap((entry) => fields.map((each) => valueOf(each, entry, missing)));
  const [first] = entries;
  const [what] = held;
  return what !== undefined && !held.includes(undefined)
    ? contradicted({ kind: 'mentioned', what }, first)
    : undefined;
}

function valueOf(field: AbsentField, entry: CvEntry, { about, topics, open }: Missing): string | undefined {
  switch (field) {
    case 'count':
      return open.length > 0 ? lineCounting(open, entry, about) : sizeOf(entry);
    case 'level':
      return levelNamed(about);
    // That of somebody who is only mentioned stays open.
    case 'name': {
      const isOfOrganisation =
        open.length > 0 && open.every(({ written }) => fold(entry.about ?? '').includes(fold(written)));
      return topics.length > 0 ? entry.heading : isOfOrganisation ? entry.organisation : undefined;
    }
    default:
      return values[field]?.(entry);
  }
}

/** A line of an entry that says how many there are of something. */
function lineCounting(
  open: readonly HeldTerm[],
  entry: CvEntry,
  { facts, grammars }: Case,
): string | undefined {
  const isTeam = (written: string) => grammars[0].team.test(fold(written));
  return facts
    .partOf(entry)
    ?.passages.flatMap((passage) => passage.text.split('\n').map((line) => ({ passage, line })))
    .find(
      ({ passage, line }) =>
        line !== entry.period &&
        numbersIn(line).length > 0 &&
        open.every(
          ({ passages, written }) =>
            passages.has(passage) ||
            (isTeam(written) && grammars.some(({ predicates }) => predicates.led.test(fold(line)))),
        ),
    )?.line;
}

/** "Teaching hospital with 900 beds". */
function sizeOf({ about }: CvEntry): string | undefined {
  return about !== undefined && numbersIn(about).length > 0 ? about : undefined;
}

function levelNamed({ statement, facts }: Case): string | undefined {
  const names = statement.mentions.flatMap(({ entities }) => entities.map((entity) => entity.name));
  return facts.knowledge.cv.languages.find(({ name }) => names.includes(name))?.fluency;
}

/**
 * The entries of which something is missing: those that are named, or of the part that is named, or spoken of, as far as
 * they hold what else the sentence tells.
 */
function entriesMeant({ about, fields, topics, open, isOfFocus }: Missing): CvEntry[] {
  const { named, focus, facts, grammars } = about;
  const { entries } = facts.knowledge.cv;
  const isOfTopic = ({ topic }: CvEntry) => topics.includes(topic);
  const holdsAll = (entry: CvEntry) =>
    open.every((term) => isHeldBy(term, facts.partOf(entry)) || grammars[0].team.test(fold(term.written)));
  const spheres =
    named.length > 0
      ? [named]
      : topics.length > 0 && !isOfFocus
        ? [focus.filter(isOfTopic), entries.filter(isOfTopic)]
        : [focus, isOfFocus || open.length === 0 ? [] : entries];
  const meant = spheres.map((sphere) => sphere.filter(holdsAll)).find(({ length }) => length > 0) ?? [];
  const isSpoken = named.length + topics.length > 0 || meant.every((entry) => focus.includes(entry));
  return isSpoken || (meant.length === 1 && !fields.includes('count')) ? meant : [];
}
