import type { CvEntry } from '../../../resume/cv';
import type { CvTopic } from '../../../resume/outline';
import { keyOf } from '../../entities/entity-index';
import { topicSet } from '../../facts/context';
import { isLapsed } from '../../facts/lapsed';
import { groupsCalled } from '../../facts/skill-groups';
import type { AbsentField } from '../../languages/claim-phrases';
import type { Predicate } from '../../languages/grammar';
import type { SkillClass } from '../../languages/kinds';
import type { Lexicon } from '../../languages/lexicon';
import type { Passage } from '../../passages';
import { partNamesOf, phraseFinder } from '../../query/phrases';
import { fold } from '../../text/fold';
import { meet, type Span } from '../../text/span';
import { isJapanese, tokens } from '../../text/tokens';
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
  /** What of an entry. */
  readonly fields: readonly AbsentField[];
  readonly topics: readonly CvTopic[];
  readonly classes: readonly SkillClass[];
  readonly channels: readonly (keyof Lexicon['channels'])[];
  /** True for "it", "there". */
  readonly isOfFocus: boolean;
  /** What else it tells: a question that holds more than the CV does is left open by it. */
  readonly telling: readonly HeldTerm[];
  /** The same without the words for the fields. */
  readonly open: readonly HeldTerm[];
}

/** What the CV is said not to mention may not be in it. */
export const absence: Check = (about) => {
  const { statement, reader } = about;
  const { phrases, folded, words } = statement;
  // "No other hobbies" leaves open which ones there are.
  if (
    phraseFinder(words, folded).has(reader.lexicon.modifiers.except) ||
    phrases.others.test(folded) ||
    phrases.privateLife.test(folded)
  )
    return undefined;
  const missing = readMissing(about);
  return contact(missing) ?? field(missing) ?? name(missing) ?? part(missing);
};

function readMissing(about: Case): Missing {
  const { statement, reader } = about;
  const { phrases, folded, words, language } = statement;
  const { topics, classes, channels, modifiers } = reader.lexicon;
  const found = Object.entries(phrases.fields).map(([field, names]) => ({
    field: field as AbsentField,
    spans: [...folded.matchAll(names)].map(({ 0: { length }, index: start }) => ({
      start,
      end: start + length,
    })),
  }));
  const spans = found.flatMap((each) => each.spans);
  const blank = (text: string, { start, end }: Span) =>
    text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
  const said = phraseFinder(
    words.filter((word) => !spans.some((span) => meet(span, word))),
    spans.reduce(blank, folded),
  );
  const fields = found.filter((each) => each.spans.length > 0).map((each) => each.field);
  const parts = {
    topics: said.keysOf(topics),
    classes: said.keysOf(classes),
    channels: said.keysOf(channels),
  };
  const phrased = [
    ...parts.topics.map((each) => topics[each]),
    ...parts.classes.map((each) => classes[each]),
    ...parts.channels.map((each) => channels[each]),
  ]
    .flatMap((list) => list.split('|'))
    .filter((phrase) => (phrase.includes(' ') || isJapanese(phrase)) && said.has(phrase));
  const isSaid = (folded: string) =>
    isCommonWord(folded, about) ||
    phrases.saying.test(folded) ||
    phrased.some((phrase) =>
      isJapanese(phrase) ? phrase.includes(folded) : phrase.split(' ').includes(folded),
    );
  const telling = statement.terms.filter(
    ({ written, isPart }) =>
      !isPart &&
      !isSaid(fold(written)) &&
      !tokens(written).every((word) => isSaid(word.folded)) &&
      // German writes what may be missing with a capital, and the verbs around it small.
      (language !== 'de' || /[\p{Lu}\d]/u.test(written)),
  );
  return {
    about,
    fields,
    ...parts,
    telling: outermost(telling),
    open: outermost(telling.filter((term) => !spans.some((span) => meet(span, term)))),
    isOfFocus: said.has(modifiers.anaphor),
  };
}

/** Without terms that are parts of longer ones. */
function outermost(terms: readonly HeldTerm[]): HeldTerm[] {
  return terms.filter(
    ({ start, end }) =>
      !terms.some(
        (other) => other.start <= start && other.end >= end && other.end - other.start > end - start,
      ),
  );
}

/** "No phone number is given", "where she lives". */
function contact({ about, fields, open, channels }: Missing): Fault | undefined {
  const { facts, statement, grammars } = about;
  const { email, phone, links, location } = facts.knowledge.cv.person;
  const [link] = links;
  const has = { email, phone, website: link?.url, profile: link?.url, address: undefined };
  const { lives } = grammars[0].predicates;
  const isHome = fields.includes('where') && lives.test(statement.folded);
  if (open.some(({ written }) => !(isHome && lives.test(fold(written))))) return undefined;
  const ways = isHome ? [location] : channels.map((channel) => has[channel]);
  const [what] = ways;
  if (what === undefined || ways.includes(undefined)) return undefined;
  return { ...contradicted({ kind: 'mentioned', what }), part: isHome ? 'profile' : 'contact' };
}

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
function field(missing: Missing): Fault | undefined {
  const { dates, lengths } = missing.about.statement;
  if (dates.length + lengths.length > 0) return undefined;
  // "The publisher isn't named" asks for more than a name.
  const fields = missing.fields.filter((each, _, all) => each !== 'name' || all.length === 1);
  const deeds = fields.length === 0 ? entriesDone(missing) : [];
  const entries = deeds.length > 0 ? deeds : entriesMeant(missing);
  const asked = deeds.length > 0 ? (['title'] as const) : fields;
  const held = entries.map((entry) => asked.map((each) => valueOf(each, entry, missing))).flat();
  const [[first] = [], [what]] = [entries, held];
  return what !== undefined && !held.includes(undefined)
    ? contradicted({ kind: 'mentioned', what }, first)
    : undefined;
}

/** "What she studied there": the entries spoken of, if the sentence asks what was done in them. */
function entriesDone({ about, open }: Missing): readonly CvEntry[] {
  const { statement, focus } = about;
  const isDone = focus.every(
    ({ topic }) => open.length > 0 && open.every((term) => isDoneIn([topic], term, about)),
  );
  return isDone && statement.phrases.asking.test(statement.folded) ? focus : [];
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

/** "Excel is not listed." */
function name({ about, telling, topics, fields, isOfFocus }: Missing): Fault | undefined {
  const { statement, focus } = about;
  if (fields.length > 0 || statement.phrases.asking.test(statement.folded)) return undefined;
  const parts = topics.filter((topic) => !general.has(topic));
  const isSphere = ({ entry }: Passage) =>
    entry === undefined
      ? parts.length === 0 && !isOfFocus
      : parts.length > 0
        ? parts.includes(entry.topic)
        : !isOfFocus || focus.includes(entry);
  const held = statement.mentions.find(({ entities, match }) => entities.length > 0 && match === 'name');
  // "Microsoft" of "Microsoft Excel" is no other thing.
  const own = telling.filter(
    ({ end, passages }) => passages.size > 0 || !(held && /^\s$/.test(statement.text.slice(end, held.start))),
  );
  if (held && own.every((term) => meet(term, held)))
    return contradicted({ kind: 'mentioned', what: held.written }, held.entities[0]?.entries[0]);
  const [first] = own;
  const passage = [...(first?.passages ?? [])].find(
    (each) => isSphere(each) && own.every(({ passages }) => passages.has(each)),
  );
  if (!first || !passage || !(held || own.length > 1 || isWritten(first, passage, about))) return undefined;
  const what = held?.written ?? statement.text.slice(first.start, own.at(-1)?.end);
  return contradicted({ kind: 'mentioned', what }, passage.entry);
}

/** "Experience with Docker" is of no part. */
const general: ReadonlySet<CvTopic> = topicSet('work', 'skills');

/** True where the CV has the very word, in its own language or as a name. */
function isWritten({ written }: HeldTerm, { text, heading }: Passage, { statement, facts }: Case): boolean {
  const isAlike = statement.language === facts.language || /\p{Lu}.*\p{Lu}|\d/u.test(written);
  const stems = new Set(tokens(`${heading}\n${text}`).map(({ stem }) => stem));
  return isAlike && tokens(written).every(({ stem }) => stems.has(stem));
}

/** "No references are listed": the part itself is there. */
function part({ about, telling, topics, classes }: Missing): Fault | undefined {
  const { knowledge } = about.facts;
  const { cv, classKeys, entities } = knowledge;
  const { statement, reader } = about;
  const names = partNamesOf(reader.lexicon);
  const isDone = (term: Pick<HeldTerm, 'written'>) => isDoneIn(topics, term, about);
  // "What the degree cost" asks for more than the degree.
  const isOpen =
    topics.length > 0 &&
    statement.phrases.asking.test(statement.folded) &&
    !statement.words.some((word) => !names.has(word.folded) && isDone(word));
  if (isOpen || !telling.every(isDone)) return undefined;
  if (topics.length > 0) {
    const held = topics.map((topic) => cv.entries.find((entry) => entry.topic === topic));
    const [entry] = held;
    return entry && !held.includes(undefined)
      ? contradicted({ kind: 'mentioned', what: entry.heading }, entry)
      : undefined;
  }
  const ofClass = entities.find(
    ({ kind, name }) => kind === 'skill' && classes.some((each) => classKeys.get(each)?.has(keyOf(name))),
  );
  const [group] = ofClass?.entries ?? groupsCalled({ terms: [], classes }, knowledge);
  return group && contradicted({ kind: 'mentioned', what: ofClass?.name ?? group.heading }, group);
}

/** What was done by what a part of the CV tells: "which languages she speaks". */
const doneIn: Readonly<Partial<Record<CvTopic, Predicate>>> = {
  work: 'worked',
  education: 'studied',
  certificates: 'certified',
  languages: 'speaks',
  teachings: 'taught',
  awards: 'won',
  publications: 'published',
  volunteer: 'volunteered',
  projects: 'made',
  interests: 'likes',
};

function isDoneIn(
  topics: readonly CvTopic[],
  { written }: Pick<HeldTerm, 'written'>,
  { grammars }: Case,
): boolean {
  const { predicates } = grammars[0];
  return topics.some((topic) => {
    const done = doneIn[topic];
    return done !== undefined && predicates[done].test(fold(written));
  });
}
