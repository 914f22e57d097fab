import type { CvEntry } from '../../../resume/cv';
import { groupsCalled } from '../../facts/skill-groups';
import type { AbsentField } from '../../languages/claim-phrases';
import { phraseFinder } from '../../query/phrases';
import { fold } from '../../text/fold';
import { meet, type Span } from '../../text/span';
import { numbersIn } from '../../time/numbers';
import { contradicted, isCommonWord, isHeldBy, type Case, type Check, type Fault } from '../check';
import type { HeldTerm } from '../statement';

/** True for a sentence that says what the CV does not hold. */
export function isAbsence({ statement }: Case): boolean {
  return statement.phrases.absence.test(statement.folded);
}

/** What a sentence says is missing. */
interface Missing {
  readonly about: Case;
  readonly fields: readonly AbsentField[];
  /** Where it says so. */
  readonly spans: readonly Span[];
  /** The terms that name something; `named` is without those that say which field is meant. */
  readonly telling: readonly HeldTerm[];
  readonly said: ReturnType<typeof phraseFinder>;
}

/** What the CV is said not to mention may not be in it. */
export const absence: Check = (about) => {
  const { statement, reader } = about;
  const { phrases, folded, words } = statement;
  const said = phraseFinder(words, folded);
  // "No other hobbies" leaves open which ones there are.
  if (said.has(reader.lexicon.modifiers.except) || phrases.others.test(folded)) return undefined;
  const missing = readMissing(about);
  return contact(missing) ?? field(missing) ?? name(missing) ?? part(missing);
};

function readMissing(about: Case): Missing {
  const { statement, reader } = about;
  const { phrases, folded, words } = statement;
  const { modifiers } = reader.lexicon;
  const asked = Object.entries(phrases.fields) as [AbsentField, RegExp][];
  const found = asked.map(
    ([field, words]) =>
      [
        field,
        [...folded.matchAll(words)].map(({ 0: { length }, index }) => ({
          start: index,
          end: index + length,
        })),
      ] as const,
  );
  const spans = found.flatMap(([, each]) => each);
  const rest = words.filter((word) => !spans.some((span) => meet(span, word)));
  const said = phraseFinder(
    rest,
    spans.reduce(
      (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
      folded,
    ),
  );
  const fields = found
    .filter(
      ([field, each]) =>
        each.length > 0 || (field in modifiers && said.has(modifiers[field as keyof typeof modifiers])),
    )
    .map(([field]) => field);
  const telling = statement.terms.filter(
    ({ written, isPart }) =>
      !isPart &&
      !isCommonWord(written, about) &&
      !phrases.saying.test(fold(written)) &&
      // German writes what may be missing with a capital, and the verbs around it small.
      (statement.language !== 'de' || /[\p{Lu}\d]/u.test(written)),
  );
  return { about, fields, spans, telling, said };
}

/** What an entry says of itself. */
const values: Readonly<Record<Exclude<AbsentField, 'count'>, (entry: CvEntry) => string | undefined>> = {
  who: ({ organisation }) => organisation,
  when: ({ period }) => period,
  where: ({ place, organisation }) => place ?? organisation,
  duration: ({ start, end, period }) => (start === undefined || start === end ? undefined : period),
  grade: ({ score }) => score,
  title: ({ title, heading }) => title ?? heading,
  why: ({ topic, lines, organisation, title }) =>
    topic === 'awards' ? lines.find((line) => line !== organisation && line !== title) : undefined,
};

/** "Which body issued it isn't given": what the entry that is meant says. */
function field({ about, fields, spans, telling, said }: Missing): Fault | undefined {
  const { statement, facts } = about;
  if (fields.length === 0 || statement.dates.length > 0) return undefined;
  const open = telling.filter((term) => !spans.some((span) => meet(span, term)));
  const entries = entriesMeant(about, said);
  const [first] = entries;
  const isHeld = entries.every((entry) => open.every((term) => isHeldBy(term, facts.partOf(entry))));
  if (!first || !isHeld || entries.length > mostMeant) return undefined;
  const valueOf = (field: AbsentField, entry: CvEntry) =>
    field === 'count' ? counted(open, entry, about) : values[field](entry);
  const held = entries.map((entry) => fields.map((field) => valueOf(field, entry)));
  const [what] = held.flat();
  return what !== undefined && held.flat().every((value) => value !== undefined)
    ? contradicted({ kind: 'mentioned', what }, first)
    : undefined;
}

const mostMeant = 4;

/** A line of an entry that says how many there are of something. */
function counted(open: readonly HeldTerm[], entry: CvEntry, { facts }: Case): string | undefined {
  const passages = facts.partOf(entry)?.passages ?? [];
  return passages
    .filter((passage) => open.length > 0 && open.every((term) => term.passages.has(passage)))
    .flatMap(({ text }) => text.split('\n'))
    .find((line) => line !== entry.period && numbersIn(line).length > 0);
}

/** The entries of which something is said to be missing. */
function entriesMeant(
  { named, meant, focus, facts, reader }: Case,
  said: Missing['said'],
): readonly CvEntry[] {
  const topics = said.keysOf(reader.lexicon.topics);
  const spoken = named.length > 0 ? named : [...new Set([...meant, ...focus])];
  const ofTopic = spoken.filter(({ topic }) => topics.includes(topic));
  if (ofTopic.length > 0) return ofTopic;
  if (named.length === 0 && topics.length > 0)
    return facts.knowledge.cv.entries.filter(({ topic }) => topics.includes(topic));
  return named.length > 0 ? named : meant.length > 0 ? meant : focus;
}

/** "No phone number is given." */
function contact({ about, telling, said }: Missing): Fault | undefined {
  const { reader, facts, statement } = about;
  const { email, phone, links, location } = facts.knowledge.cv.person;
  const [link] = links;
  const has = { email, phone, website: link?.url, profile: link?.url, address: undefined };
  const channels = said.keysOf(reader.lexicon.channels);
  const ways = channels.map((channel) => has[channel]);
  const [what] = ways;
  if (telling.length > 0) return undefined;
  if (what !== undefined && ways.every((way) => way !== undefined))
    return { ...contradicted({ kind: 'mentioned', what }), part: 'contact' };
  const isHome = about.grammars[0].predicates.lives.test(statement.folded);
  return isHome && location !== undefined
    ? { ...contradicted({ kind: 'mentioned', what: location }), part: 'profile' }
    : undefined;
}

/** "Excel is not listed." */
function name({ about, telling, said, fields }: Missing): Fault | undefined {
  const { statement, facts, reader } = about;
  // What a CV may leave open about things that it mentions: "why".
  if (fields.length > 0 || reader.lexicon.asks.more.test(statement.folded)) return undefined;
  const held = statement.mentions.find(({ entities, match }) => entities.length > 0 && match === 'name');
  // "Microsoft" of "Microsoft Excel" is no other thing.
  const strange = telling.filter(
    ({ passages, end }) =>
      passages.size === 0 && !(held && /^\s$/.test(statement.text.slice(end, held.start))),
  );
  if (strange.length > 0) return undefined;
  const isOther = held && telling.some(({ start, end }) => end <= held.start || start >= held.end);
  if (held && !isOther)
    return contradicted({ kind: 'mentioned', what: held.written }, held.entities[0]?.entries[0]);
  const [only, ...more] = telling;
  if (!only) return undefined;
  const topics = said.keysOf(reader.lexicon.topics);
  const passages = [...only.passages].filter(
    (passage) =>
      more.every((term) => term.passages.has(passage)) &&
      (more.length > 0 ||
        // "RGPD", in the text of an entry.
        (only.isExact && /\p{Lu}.*\p{Lu}|\d/u.test(only.written)) ||
        (passage.entry && topics.includes(passage.entry.topic))),
  );
  const [passage] = passages;
  const what = statement.text.slice(only.start, (more.at(-1) ?? only).end);
  return passage && contradicted({ kind: 'mentioned', what }, passage.entry);
}

/** "No references are listed": the part itself is there. */
function part({ about, telling, said }: Missing): Fault | undefined {
  const { facts, reader } = about;
  const { lexicon } = reader;
  const { cv } = facts.knowledge;
  if (telling.length > 0) return undefined;
  const topics = said.keysOf(lexicon.topics);
  const entry =
    topics.length === 1
      ? cv.entries.find(({ topic }) => topics.includes(topic))
      : topics.length === 0
        ? groupsCalled({ terms: [], classes: said.keysOf(lexicon.classes) }, { cv })[0]
        : undefined;
  return entry && contradicted({ kind: 'mentioned', what: entry.heading }, entry);
}
