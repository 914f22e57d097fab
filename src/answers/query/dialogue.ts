import type { CvTopic } from '../../resume/outline';
import type { Cv, CvEntry } from '../../resume/cv';
import type { EntityKind } from '../entities/entities';
import { keyOf } from '../entities/entity-index';
import type { Finding } from '../facts/finding';
import { intents, ofTime, passing } from '../intent/groups';
import type { Intent } from '../intent/intents';
import type { Modifier } from '../languages/lexicon';
import type { Focus, Query } from './query';

/** What a bare name asks for: "and Docker?", "French?" */
export const askedByKind: Readonly<Record<EntityKind, Intent>> = {
  skill: 'has-skill',
  group: 'skills',
  language: 'speaks',
  place: 'worked-in',
  employer: 'tell-about',
  title: 'tell-about',
  school: 'education',
  degree: 'education',
  project: 'tell-about',
  thing: 'tell-about',
};

/** What the name of a part of the CV asks for. */
export const askedByTopic: Readonly<Record<CvTopic, Intent>> = {
  summary: 'about',
  skills: 'skills',
  languages: 'languages',
  work: 'work-history',
  internships: 'internships',
  teachings: 'teachings',
  partners: 'partners',
  education: 'education',
  projects: 'projects',
  publications: 'publications',
  certificates: 'certificates',
  awards: 'awards',
  volunteer: 'volunteer',
  interests: 'interests',
  references: 'references',
};

/** Kinds of names that a question of an intent can be asked again about. */
const repeatable: Readonly<Partial<Record<Intent, readonly EntityKind[]>>> = {
  'has-skill': ['skill', 'group', 'thing', 'degree', 'project'],
  'skill-use': ['skill', 'group', 'thing', 'degree', 'project'],
  duration: ['skill', 'employer', 'title', 'school', 'degree', 'project', 'place'],
  'start-date': ['skill', 'employer', 'title', 'school', 'degree', 'project'],
  'end-date': ['employer', 'title', 'school', 'degree', 'project'],
  when: ['employer', 'title', 'school', 'degree', 'project', 'thing', 'place'],
  'job-tasks': ['employer', 'title', 'project', 'place'],
  'worked-at': ['employer'],
  'employer-info': ['employer'],
  speaks: ['language'],
  'worked-in': ['place'],
  'degree-check': ['school', 'degree'],
  education: ['school', 'degree'],
};

/** What yes does not answer. */
const open = intents(...ofTime, 'job-tasks', 'employer-info');

const orders: readonly Modifier[] = ['first', 'last', 'second', 'third'];

/** A question as it is meant after what was said: "and Docker?" asks what was asked of Rust. */
export function resolve(query: Query): Query {
  const { focus, intent, mentions, years, topics } = query;
  if (intent === 'before-that' && focus.entries.length === 0) return { ...query, intent: 'previous-job' };
  const { modifiers } = query;
  // "And the oldest one?" steps nowhere.
  const isOrder = orders.some((each) => modifiers.has(each));
  const isStep = intent === 'before-that' || intent === 'after-that';
  if (intent !== 'again' && !(isStep && isOrder)) return query;
  const [mention] = mentions;
  const repeated = focus.intent;
  // "and the oldest one?" asks the same of another entry.
  if (!mention && repeated !== undefined && (modifiers.has('first') || modifiers.has('last'))) {
    return { ...query, intent: repeated, isYesNo: false };
  }
  if (!mention && (modifiers.has('second') || modifiers.has('third')) && (focus.list ?? []).length > 1) {
    return { ...query, intent: 'tell-about', isAboutFocus: true };
  }
  if (mention) {
    const canRepeat = repeated !== undefined && repeatable[repeated]?.includes(mention.kind);
    // "How long was she at A? And at B?" asks for no yes.
    const isYesNo = query.isYesNo && !(canRepeat && open.has(repeated));
    return { ...query, intent: canRepeat ? repeated : askedByKind[mention.kind], isYesNo };
  }
  if (years.length > 0) return { ...query, intent: 'at-time' };
  if (modifiers.has('now')) return { ...query, intent: 'current-job' };
  const [topic] = topics;
  if (query.degrees.length > 0) return { ...query, intent: 'degree-check' };
  if (query.classes.length > 0) return { ...query, intent: 'skills' };
  if (topic) return { ...query, intent: askedByTopic[topic] };
  return { ...query, intent: repeated ?? 'more' };
}

/** Parts of a CV that "there", "that" and "before that" can mean. */
const placesInTime: ReadonlySet<CvTopic> = new Set([
  'work',
  'internships',
  'education',
  'volunteer',
  'projects',
  'publications',
  'certificates',
  'awards',
  'teachings',
  'references',
]);

/** What is spoken of after a question and its reply: what the assistant said, whoever wrote it. */
export function focusAfter(
  query: Query,
  { evidence }: Finding,
  before: Focus,
  reply?: { readonly text: string; readonly cv: Cv },
): Focus {
  if (passing.has(query.intent)) return before;
  const shown = evidence
    .map(({ entry }) => entry)
    .filter((entry): entry is CvEntry => entry !== undefined && placesInTime.has(entry.topic));
  // An answer that quotes no entry is about those that the words of the question lead to.
  const entries = [
    ...new Set(shown.length > 0 ? shown : query.meant.filter(({ topic }) => placesInTime.has(topic))),
  ];
  const said = reply === undefined ? entries : namedIn(reply.text, entries, reply.cv);
  const found = said.length > 0 ? said : entries;
  return {
    intent: query.intent,
    mentions: query.mentions.length > 0 ? query.mentions : before.mentions,
    entries: found.length > 0 ? found : before.entries,
    list: found.length > 1 ? found : before.list,
    line: evidence.slice(0, 2).find(({ part }) => part === 'point'),
  };
}

/** The entries that a reply names: of those shown, else of the whole CV. */
function namedIn(text: string, shown: readonly CvEntry[], { entries }: Cv): readonly CvEntry[] {
  const reply = { text, key: keyOf(text) };
  const among = (all: readonly CvEntry[]) =>
    all.filter((entry) => placesInTime.has(entry.topic) && isNamed(entry, reply));
  const found = among(shown);
  return found.length > 0 ? found : among(entries);
}

interface Reply {
  readonly text: string;
  readonly key: string;
}

function isNamed({ organisation, title, anchor }: CvEntry, { text, key }: Reply): boolean {
  return (
    text.includes(`(#${anchor})`) ||
    [organisation, title].some((name) => name !== undefined && key.includes(keyOf(name)))
  );
}
