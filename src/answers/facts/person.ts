import type { Unsaid } from '../languages/kinds';
import type { Passage } from '../passages';
import { quotable } from '../quotable';
import type { Query } from '../query/query';
import { asksFit } from '../fit/may-be-ad';
import { waysToOwner, wayToOwner } from './contact-way';
import {
  entriesOf,
  affirmed,
  isOngoing,
  lineOf,
  lineSaid,
  listed,
  namedEntries,
  listOf,
  passagesFor,
  type Context,
} from './context';
import { finding, wholly, type Finding } from './finding';
import { missingTerm } from './terms';
import { ownWords, reasonToLeave, wishes } from './wishes';
import { currentJob, jobsOf, toldOf } from './work';

function personPassages({ passages }: Context, part: 'profile' | 'contact'): Passage[] {
  return passages.filter((passage) => passage.part === part);
}

export function about(_query: Query, context: Context): Finding {
  const { say, cv } = context;
  const { name, headline, location } = cv.person;
  const sentence = say.who(quotable(name), headline && quotable(headline), location && quotable(location));
  const [job] = jobsOf(context).filter(isOngoing);
  return finding(sentence, [
    ...passagesFor(entriesOf(context, 'summary'), context),
    ...personPassages(context, 'profile'),
    ...passagesFor(job ? [job] : [], context),
  ]);
}

/** Profession; with a title, whether it is hers: "Is she a nurse?" */
export function occupation(query: Query, context: Context): Finding {
  const { say, cv, name } = context;
  const { headline } = cv.person;
  const titled = namedEntries(query, ['title', 'degree', 'thing']);
  if (titled.length > 0) {
    const lines = listOf(titled, context, 3);
    return finding(affirmed(say.workedAt(name, lines), context), passagesFor(titled, context));
  }
  const missing = missingTerm(query, context);
  const is = headline && say.occupation(name, quotable(headline));
  const job = currentJob({ ...query, mentions: [], rest: [], isYesNo: false }, context);
  return finding(
    [missing && context.say.notInCv(missing), is, ...job.sentences],
    [...job.evidence, ...personPassages(context, 'profile')],
  );
}

export function location(query: Query, context: Context): Finding {
  const { say, cv, name } = context;
  // "In which town was her first post?" asks for the place of an entry.
  const placed = namedEntries(query).filter((entry) => entry.place !== undefined);
  if (placed.length > 0) {
    const sentences = placed
      .slice(0, 3)
      .map((entry) => say.inPlace(quotable(entry.place ?? ''), lineOf(entry, context)));
    return finding(sentences, passagesFor(placed, context));
  }
  const place = cv.person.location;
  if (place === undefined) return finding(say.unsaid.location(name), [], true);
  return wholly(finding(say.lives(name, quotable(place)), personPassages(context, 'profile')));
}

export function contact({ channels }: Query, context: Context): Finding {
  const { say, cv, name } = context;
  const { email, phone, links } = cv.person;
  const has: Readonly<Record<(typeof channels)[number], boolean>> = {
    email: email !== undefined,
    phone: phone !== undefined,
    website: links.length > 0,
    profile: links.length > 0,
    address: false,
  };
  const ways = waysToOwner(context);
  const missing = channels
    .filter((channel) => !has[channel])
    .map((channel) => say.noChannel(say.channels[channel]));
  const list = ways.length > 0 ? say.contact(name, context.format.join(ways)) : undefined;
  if (list === undefined && missing.length === 0) return finding(say.noChannel(say.channels.email));
  return wholly(finding([...missing, list], personPassages(context, 'contact')));
}

export function cvFile(_query: Query, { say, cv, name }: Context): Finding {
  return wholly(finding(cv.hasPdf ? say.hasPdf(name, '[PDF](cv.pdf)') : say.noPdf(name)));
}

/** An offer goes to the owner; lines of the CV that speak to it come first. */
export function hire(query: Query, context: Context): Finding {
  const { say, name } = context;
  const evidence = query.length > 8 ? fitting(query, context).slice(0, 2) : [];
  return finding(say.hire(name, wayToOwner(query.text, context)), [
    ...evidence,
    ...personPassages(context, 'contact'),
  ]);
}

/** Lines that speak to what a recruiter looks for; without any, the invitation to paste the ad. */
export function fit(query: Query, context: Context): Finding | undefined {
  const { say, name } = context;
  const evidence = fitting(query, context);
  const [best] = evidence;
  const invitation = asksFit(query.text, context.lexicon.asks) ? say.fit.invite(name) : undefined;
  const line = best && (lineSaid(best, context) ?? say.closest);
  return line || invitation ? finding([line, invitation], evidence) : undefined;
}

/** Passages that hold a message's words, the best first. */
function fitting({ mentions, rest }: Query, { search }: Context): Passage[] {
  const names = mentions.filter(({ match }) => match !== 'guess');
  return search
    .findSure([...names, ...rest].map(({ written }) => written))
    .map(({ passage }) => passage)
    .filter(({ part }) => part !== 'contact')
    .slice(0, 3);
}

/** Why she did something, only she can tell, unless a line does. */
export function motivation(query: Query, context: Context): Finding {
  const isOfDeed =
    query.modifiers.has('why') || namedEntries(query, ['employer', 'title', 'school']).length > 0;
  const told = reasonToLeave(query, context) ?? (isOfDeed ? undefined : wishes(query, context));
  return told ?? finding(context.say.unsaid.motivation(context.name), [], true);
}

/** What only the owner can tell, unless the CV has a sentence on it. */
export function unsaid(topic: Unsaid): (query: Query, context: Context) => Finding {
  return (query, context) =>
    ownWords(topic, query, context) ?? finding(context.say.unsaid[topic](context.name), [], true);
}

export function personal(_query: Query, { say, name }: Context): Finding {
  return wholly(finding(say.private(name)));
}

export function references(query: Query, context: Context): Finding {
  const entries = entriesOf(context, 'references');
  const { say, name } = context;
  if (entries.length === 0) return finding(say.unsaid.references(name), [], true);
  const names = listed(
    entries.map(({ title, heading }) => quotable(title ?? heading)),
    context,
    4,
  );
  const [only] = entries.length === 1 && !query.isYesNo ? entries : [];
  return finding(
    [say.has(say.part.references.counted(entries.length), names), only && toldOf(only, query, context)],
    passagesFor(entries, context),
  );
}

/** What she is like: what others or the CV say of it, else the owner's to tell. */
export function character(query: Query, context: Context): Finding {
  const { say, name, search, thesaurus } = context;
  const asked = search.findSure(query.rest.filter(({ isVerb }) => !isVerb).map(({ written }) => written));
  const [best] = asked;
  if (best)
    return finding(
      lineSaid(best.passage, context) ?? say.closest,
      asked.map(({ passage }) => passage),
    );
  const traits = search.find(thesaurus.classes['soft-skill'] ?? []).filter(({ isGuess }) => !isGuess);
  const said = traits.map(({ passage }) => passage).slice(0, 2);
  const vouched = passagesFor(entriesOf(context, 'references'), context).filter(
    ({ text, heading }) => text !== heading,
  );
  if (said.length === 0 && vouched.length === 0) return finding(say.unsaid.character(name), [], true);
  return finding(say.closest, [...vouched.slice(0, 1), ...said, ...vouched.slice(1)], true);
}

export function strengths(_query: Query, context: Context): Finding {
  const { say } = context;
  const groups = entriesOf(context, 'skills');
  const items = groups.flatMap(({ title, tags }) => (tags.length > 0 ? tags.slice(0, 3) : [title ?? '']));
  return finding(
    [
      items.length > 0
        ? say.ofClass(say.part.skills.heading, listed(items.map(quotable), context, 8))
        : undefined,
      say.closest,
    ],
    [...passagesFor(entriesOf(context, 'summary'), context), ...passagesFor(groups, context)],
  );
}

/** The same variant for the same question. */
export function pick<T>(variants: readonly [T, ...T[]] | readonly T[], text: string): T {
  let hash = 0;
  for (const character of text.trim().toLowerCase())
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  const chosen = variants[hash % variants.length];
  if (chosen === undefined) throw new Error('A sentence has no variants');
  return chosen;
}
