import { lastingTopics, topicSet } from '../../facts/context';
import type { CvEntry } from '../../../resume/cv';
import type { Mention } from '../../entities/link-entities';
import type { Span } from '../../text/span';
import { overlaps } from '../../time/intervals';
import type { EntityKind } from '../../entities/entities';
import { anySource } from '../../languages/any-language';
import { fromCvWords } from '../../languages/cv-words-in-use';
import { fold } from '../../text/fold';
import { contradicted, isHeldBy, tellingTerms, type Case, type Check } from '../check';
import { entriesNamed, isCertain, isIssuer, isWrittenAsName } from '../statement';
import { beforeOf } from './order';

/** What the sentence says of an employer or a school has to be said of it in the CV, not of another one. */
export const together: Check = (whole) => {
  const organisations = whole.statement.mentions.filter(
    (mention) => isCertain(mention) && isOf(mention, ['employer', 'school']),
  );
  const [organisation, ...others] = organisations;
  if (!organisation) return otherIssuer(whole) ?? otherDeedsThere(whole);
  // "Fenwick & Daughters" is named twice.
  if (!others.every((other) => entriesOf(other).some((entry) => entriesOf(organisation).includes(entry))))
    return undefined;
  if (beforeOf(organisation, whole.statement) !== undefined) return undefined;
  return faultOf(organisation, entriesOf(organisation), inClauseOf(organisation, whole));
};

/** What the sentence says of an organisation that is said of another one: a title, a place, a certificate, a deed. */
function faultOf(named: Mention, own: readonly CvEntry[], about: Case, topics = lastingTopics) {
  const strange = otherTitle(named, own, about) ?? otherField(named, own, about);
  return strange
    ? contradicted({ kind: 'apart', first: named.written, second: strange.written }, own[0])
    : otherDeeds(own, named, about, topics);
}

function entriesOf({ entities }: Mention): CvEntry[] {
  return [...new Set(entities.flatMap(({ entries }) => entries))];
}

const issued = topicSet('certificates', 'awards', 'publications');

/** A certificate, an award or a publication of another issuer than the one that the sentence names. */
function otherIssuer(about: Case) {
  const [issuer, ...others] = about.statement.mentions.filter(
    (mention) => isCertain(mention) && isWrittenAsName(mention.written) && issuedBy(mention).length > 0,
  );
  if (!issuer || others.length > 0) return undefined;
  return faultOf(issuer, issuedBy(issuer), inClauseOf(issuer, about), issued);
}

/** The entries of an organisation that is named by them alone. */
function issuedBy({ entities }: Mention): CvEntry[] {
  return entities
    .filter(isIssuer)
    .flatMap(({ name, entries }) => entries.filter(({ organisation }) => organisation === name));
}

/** The same where the sentence says "there" of what was named before. */
function otherDeedsThere(about: Case) {
  const { spoken, statement } = about;
  const own = spoken.filter(({ topic }) => lastingTopics.has(topic));
  const [entry] = own;
  if (!entry || !statement.phrases.there.test(statement.folded)) return undefined;
  const written = entry.organisation ?? entry.heading;
  return otherDeeds(own, { start: 0, end: 0, written }, about);
}

/** The case without what the sentence says in other clauses than that of a name. */
function inClauseOf({ start }: Mention, about: Case): Case {
  const { statement } = about;
  const begins = [
    ...statement.folded.matchAll(
      new RegExp(`${statement.phrases.nextClause.source}|${clause().source}`, 'g'),
    ),
  ].map(({ index }) => index);
  const from = begins.findLast((at) => at <= start) ?? 0;
  const to = begins.find((at) => at > start) ?? statement.folded.length;
  const isWithin = (part: Span) => part.start >= from && part.start < to;
  const mentions = statement.mentions.filter(isWithin);
  const [terms, numbers] = [statement.terms.filter(isWithin), statement.numbers.filter(isWithin)];
  return { ...about, statement: { ...statement, mentions, terms, numbers } };
}

/** Between clauses in any language, or items of a list. */
const clause = fromCvWords((all) => new RegExp(`;|, (?:${anySource(all.map(({ and }) => and))}) `));

function isOf({ entities }: Mention, kinds: readonly EntityKind[]): boolean {
  return entities.some(({ kind }) => kinds.includes(kind));
}

/** A title or a degree that another entry has, and none of this organisation. */
function otherTitle(organisation: Mention, own: readonly CvEntry[], about: Case): Mention | undefined {
  const { mentions, text, folded, phrases, language } = about.statement;
  const titled = mentions.filter(
    (mention) =>
      mention !== organisation &&
      mention.match === 'name' &&
      mention.kind !== 'skill' &&
      isOf(mention, ['title', 'degree']),
  );
  const [title] = titled;
  if (!title || titled.length > 1) return undefined;
  const isTitle =
    /\s/.test(title.written) ||
    phrases.slots.title.test(folded.slice(Math.max(0, title.start - 40), title.start)) ||
    (language !== 'de' && title.start > 0 && /^\p{Lu}/u.test(text.slice(title.start)));
  const isOwn =
    entriesNamed([title], ['title', 'degree']).some((entry) => own.includes(entry)) ||
    isInText(title.written, own, about);
  return isTitle && !isOwn ? title : undefined;
}

/** A place right beside the name where another entry was, or what another organisation issued at another time. */
function otherField(organisation: Mention, own: readonly CvEntry[], about: Case): Mention | undefined {
  const { mentions, text } = about.statement;
  const { interval } = about.facts.knowledge;
  const isMeanwhile = (thing: CvEntry) =>
    own.some((entry) => {
      const [one, other] = [interval(thing), interval(entry)];
      return one === undefined || (other !== undefined && overlaps(one, other));
    });
  return mentions.find((mention) => {
    const entries = entriesOf(mention);
    if (
      mention.match !== 'name' ||
      !isWrittenAsName(mention.written) ||
      isInText(mention.written, own, about) ||
      entries.length === 0 ||
      entries.some((entry) => own.includes(entry))
    )
      return false;
    const [left, right] =
      mention.start > organisation.start ? [organisation, mention] : [mention, organisation];
    const between = text.slice(left.end, right.start);
    return mention.kind === 'place'
      ? own.some(({ place }) => place !== undefined) && between.length <= besidePlace && !/[.;]/.test(between)
      : mention.kind === 'thing' &&
          !/[,;:]/.test(between) &&
          entries.every(
            (entry) => issued.has(entry.topic) && entry.organisation !== undefined && !isMeanwhile(entry),
          );
  });
}

/** Characters between an organisation and its place: "in", "(", "の". */
const besidePlace = 6;

function isInText(written: string, own: readonly CvEntry[], { facts }: Case): boolean {
  return own.some((entry) => facts.partOf(entry)?.text.includes(fold(written)) ?? false);
}

/** What terms of another entry weigh that make a sentence speak of that one; a term of one entry alone weighs 1. */
const leastOthers = 2;
/** The same of a certificate, which a word or two name. */
const leastIssued = 1;
/** Of that, the share that the named entries may hold by chance. */
const mostOwn = 0.34;

/** A smaller number is of many things. */
const leastTelling = 10;

type Named = Pick<Mention, 'start' | 'end' | 'written'>;

/** What another entry tells, and hardly anything that those which the sentence names do. */
function otherDeeds(own: readonly CvEntry[], organisation: Named, about: Case, topics = lastingTopics) {
  const { facts, statement } = about;
  // What a list of skills has as well is told of a job no less.
  const entries = facts.knowledge.cv.entries.filter(
    (entry) => topics === issued || topics.has(entry.topic) || own.includes(entry),
  );
  const isApart = ({ start, end }: Span) => end <= organisation.start || start >= organisation.end;
  const terms = tellingTerms(about).map((term) => ({
    term: term as Span,
    holding: entries.filter((entry) => isHeldBy(term, facts.partOf(entry))),
  }));
  const counted = statement.numbers
    .filter(({ value }) => Number(value) >= leastTelling)
    .map((number) => ({
      term: number as Span,
      holding: entries.filter((entry) =>
        facts.partOf(entry)?.counts.some(({ value }) => value === number.value),
      ),
    }));
  const telling = [...terms, ...counted].filter(({ term, holding }) => holding.length > 0 && isApart(term));
  const held = (entry: CvEntry) => telling.filter(({ holding }) => holding.includes(entry));
  const weight = (found: typeof telling) => found.reduce((sum, { holding }) => sum + 1 / holding.length, 0);
  const ownWeight = Math.max(0, ...own.map((entry) => weight(held(entry))));
  const [best] = entries
    .filter((entry) => !own.includes(entry) && topics.has(entry.topic))
    .map(held)
    .toSorted((a, b) => weight(b) - weight(a));
  const [first, last] = [best?.[0]?.term, best?.at(-1)?.term];
  if (
    !best ||
    !first ||
    !last ||
    weight(best) < (topics === issued ? leastIssued : leastOthers) ||
    ownWeight > weight(best) * mostOwn
  )
    return undefined;
  const second = statement.text.slice(first.start, last.end);
  return contradicted({ kind: 'apart', first: organisation.written, second }, own[0]);
}
