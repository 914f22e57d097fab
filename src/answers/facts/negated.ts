import type { CvEntry } from '../../resume/cv';
import type { CvTopic } from '../../resume/outline';
import { askedLevel, levelIn, meetsLevel } from '../entities/language-levels';
import { type CvPattern, inAnyCv } from '../languages/cv-words-in-use';
import type { Query } from '../query/query';
import { fold } from '../text/fold';
import { affirmedIfAsked, entriesOf, isOngoing, passagesFor, type Context, listOf } from './context';
import { finding, type Finding } from './finding';
import { languageList } from './languages';

/** "Which of her jobs were not in Valencia?", "which language is not fluent?": what remains of a part of the CV. */
export function negated(query: Query, context: Context): Finding | undefined {
  const isSpoken = query.focus.entries.length > 0 && query.modifiers.has('anaphor');
  if (!query.modifiers.has('not') || isSpoken) return undefined;
  return languagesBelow(query, context) ?? opposites(query, context) ?? complement(query, context);
}

function languagesBelow(query: Query, context: Context): Finding | undefined {
  const { say, cv } = context;
  const asked = askedLevel(query.text);
  if (!query.isOpen || !query.topics.includes('languages') || asked === undefined) return undefined;
  const below = cv.languages.filter(({ fluency = '' }) => !meetsLevel(levelIn(fold(fluency)) ?? 3, asked));
  return finding(
    say.has(say.part.languages.counted(below.length), languageList(below, context)),
    passagesFor(entriesOf(context, 'languages'), context),
  );
}

/** What questions deny, and how CVs say that it was otherwise; folded. */
const pairs: readonly {
  readonly denied: CvPattern;
  readonly said: CvPattern;
  /** True where what goes on is meant if the CV says it of nothing, and before that by "not yet". */
  readonly orOngoing?: boolean;
}[] = [
  { denied: inAnyCv((cv) => cv.fullTime), said: inAnyCv((cv) => cv.partTime) },
  { denied: inAnyCv((cv) => cv.finished), said: inAnyCv((cv) => cv.lapsed), orOngoing: true },
  { denied: inAnyCv((cv) => cv.employed), said: inAnyCv((cv) => cv.selfEmployed) },
];

function opposites(query: Query, context: Context): Finding | undefined {
  const text = fold(query.text);
  const pair = pairs.find(({ denied }) => denied.test(text));
  if (!pair) return undefined;
  const isYet = context.grammars[0].qualifiers.current.test(text);
  const topics = topicsOf(query);
  const named = context.cv.entries.filter(({ topic }) => topics.includes(topic));
  const dated = context.cv.entries.filter(({ topic }) => datedTopics.includes(topic));
  for (const among of [named, dated]) {
    const said = among.filter((entry) => pair.said.test(textOf(entry)));
    const ongoing = pair.orOngoing ? among.filter((entry) => isOngoing(entry) && entry.topic !== 'work') : [];
    const isFirst = said.length === 0 || (ongoing.length > 0 && isYet);
    const found = list(isFirst ? ongoing : said, query, context);
    if (found) return found;
  }
  return undefined;
}

/** The entries of the part that is asked for which hold nothing of what is denied. */
function complement(query: Query, context: Context): Finding | undefined {
  if (!query.isOpen) return undefined;
  const { lines } = context;
  const topics = topicsOf(query);
  const among = context.cv.entries.filter(({ topic }) => topics.includes(topic));
  const terms = query.terms.filter(({ share }) => share === 1);
  const named = new Set(query.mentions.flatMap(({ entities }) => entities.flatMap(({ entries }) => entries)));
  const holds = (entry: CvEntry) =>
    named.has(entry) ||
    [context.passageOf(entry), ...context.pointsOf(entry)].some(
      (passage) => passage && terms.some((term) => lines.fit(term, passage) >= leastFit),
    );
  const others = among.filter((entry) => !holds(entry));
  return others.length < among.length ? list(others, query, context) : undefined;
}

/** A term stands in an entry that fits it at least so well. */
const leastFit = 0.5;

const datedTopics: readonly CvTopic[] = ['education', 'projects', 'work', 'internships', 'publications'];

/** The parts of the CV with entries that a question names. */
function topicsOf({ topics }: Query): readonly CvTopic[] {
  return topics.filter((topic) => topic !== 'skills' && topic !== 'languages');
}

/** What an entry says of itself; its points tell of what was done there. */
function textOf({ title, organisation, lines, about }: CvEntry): string {
  return fold([title, organisation, about, ...lines].filter(Boolean).join('\n'));
}

function list(entries: readonly CvEntry[], query: Query, context: Context): Finding | undefined {
  const [first] = entries;
  if (!first) return undefined;
  const { say } = context;
  const ofOne = entries.filter(({ topic }) => topic === first.topic);
  const items = listOf(ofOne, context, 6);
  return finding(
    affirmedIfAsked(say.has(say.part[first.topic].counted(ofOne.length), items), query, context),
    passagesFor(entries, context),
  );
}
