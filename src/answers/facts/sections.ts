import type { CvTopic } from '../../resume/outline';
import type { CvEntry } from '../../resume/cv';
import type { Passage } from '../passages';
import type { Query } from '../query/query';
import {
  affirmed,
  entriesOf,
  inTime,
  lineOf,
  lineSaid,
  listed,
  namedEntries,
  passagesFor,
  affirmedIfAsked,
  spokenOf,
  subjectOf,
  titleOf,
  longestLine,
  type Context,
} from './context';
import { overlaps } from '../time/intervals';
import { distinct, finding, type Finding } from './finding';
import { quotable } from '../quotable';
import { fold } from '../text/fold';
import { askedSubjects, hasSkill } from './skills';
import { missingTerm, phrasesOf, termsOf } from './terms';
import { toldOf, withPoints } from './work';

/** A part of the CV as a list: whole, or by what the question adds (how many, the latest, the one on leather). */
export function section(topic: CvTopic): (query: Query, context: Context) => Finding {
  return (query, context) => {
    const { say } = context;
    const all = entriesOf(context, topic);
    if (all.length === 0) {
      const elsewhere = mentionedElsewhere(topic, query, context);
      if (elsewhere.length === 0) return finding(say.without[topic], [], true);
      const missing = missingTerm(query, context);
      // Who teaches for a living has no section for it.
      const job = elsewhere.find(({ entry }) => entry?.topic === 'work')?.entry;
      if (topic === 'teachings' && job && !missing) {
        const line = say.workedAt(context.name, lineOf(job, context));
        return finding(affirmedIfAsked(line, query, context), elsewhere);
      }
      const [best] = elsewhere;
      const told = best && !missing ? lineSaid(best, context) : undefined;
      // "Has he taught robotics?" is answered by a line, whether or not teaching has a part of its own.
      if (told) return finding(affirmedIfAsked(told, query, context), elsewhere);
      const lacks = topic === 'teachings' ? missing && say.notInCv(missing) : say.without[topic];
      return finding([lacks, say.closest], elsewhere);
    }
    const named = namedEntries(query).filter((entry) => all.includes(entry));
    const shown = named.length > 0 ? named : chosen(all, query, context);
    const missing =
      shown === all && (query.isYesNo || query.rest.some(({ isName }) => isName))
        ? missingTerm(query, context)
        : undefined;
    const items = shown.flatMap((entry) => itemsOf(entry, topic, context));
    const introduction = context.passages.filter(
      ({ part, anchor }) => part === 'section' && anchor === topic,
    );
    const evidence =
      shown.length === 1
        ? withPoints(shown, query, context)
        : [...passagesFor(shown, context), ...introduction];
    const list = listed(items, context, 8);
    const isWhole = countOf(shown, topic) === countOf(all, topic);
    // Some of several are named, not counted: "The CV has one certificate" would be wrong.
    const sentence =
      isWhole || query.modifiers.has('count')
        ? say.has(say.counted[topic](countOf(shown, topic)), list)
        : `${list}.`;
    if (missing) return finding([say.notInCv(missing), sentence], evidence);
    const [only] = shown.length === 1 && topic !== 'partners' && topic !== 'internships' ? shown : [];
    const counting = only && countingLine(only, query, context);
    return finding(
      [
        affirmedIfAsked(sentence, query, context),
        counting ? `${counting}.` : only && toldOf(only, query, context),
      ],
      evidence,
    );
  };
}

/** The clients and the interests of a CV may stand in one entry, as tags. */
function itemsOf(entry: CvEntry, topic: CvTopic, context: Context): string[] {
  if (topic === 'partners') return entry.tags.map(quotable);
  if (topic === 'interests' && entry.tags.length > 0) {
    return [`${titleOf(entry)} (${context.format.join(entry.tags.map(quotable))})`];
  }
  return [lineOf(entry, context)];
}

function countOf(entries: readonly CvEntry[], topic: CvTopic): number {
  return topic === 'partners' ? entries.reduce((sum, { tags }) => sum + tags.length, 0) : entries.length;
}

/** The latest or the first, if the question asks for it; those that hold its words; else all. */
function chosen(all: readonly CvEntry[], query: Query, context: Context): readonly CvEntry[] {
  const order = inTime(all, context).map(({ entry }) => entry);
  const ofYear = inTime(all, context).filter(({ interval }) =>
    query.years.some((year) => interval.from < year * 12 + 12 && interval.to > year * 12),
  );
  if (ofYear.length > 0) return ofYear.map(({ entry }) => entry);
  if (query.modifiers.has('count')) return all;
  const dated = inTime(all, context).filter(({ interval }) =>
    query.years.some((year) => overlaps(interval, { from: year * 12, to: year * 12 + 12 })),
  );
  if (dated.length > 0) return dated.map(({ entry }) => entry);
  if (query.modifiers.has('last')) return [order.at(-1) ?? all[0]].filter((entry) => entry !== undefined);
  if (query.modifiers.has('first')) return [order[0] ?? all.at(-1)].filter((entry) => entry !== undefined);
  // "teach" in "which courses does she teach" chooses none of them.
  const terms = termsOf({ ...query, rest: query.rest.filter(({ isKnown, isName }) => !isKnown || isName) });
  const found = context.search
    .findSure(terms)
    .filter(({ passage }) => passage.entry !== undefined && all.includes(passage.entry));
  // Names count, not the words beside them: "Is he certified in Kubernetes?"
  const names = new Set(termsOf({ ...query, rest: [] }));
  const named = ({ covered }: (typeof found)[number]) => covered.filter((term) => names.has(term)).length;
  const most = Math.max(...found.map(named));
  const matching = new Set(
    found.filter((match) => named(match) === most).map(({ passage }) => passage.entry),
  );
  const fitting = all.filter((entry) => matching.has(entry));
  return fitting.length > 0 ? fitting : all;
}

/** How CVs speak of teaching outside a section of their own, in the site's languages. */
const teaching = [
  'lecturer',
  'professor',
  'teaching',
  'taught',
  'enseignement',
  'enseignante',
  'formatrice',
  'unterricht',
  'lehrer',
  'dozentin',
  'profesora',
  'docencia',
  '講師',
  '授業',
];

function mentionedElsewhere(topic: CvTopic, query: Query, { search }: Context): Passage[] {
  const sure = (terms: readonly string[]) => search.findSure(terms).map(({ passage }) => passage);
  const asked = sure(termsOf(query));
  return topic === 'teachings' ? distinct([...asked, ...teaching.flatMap((word) => sure([word]))]) : asked;
}

/** One thing of the CV by its name: a job, a project, a school, a skill. */
export function tellAbout(query: Query, context: Context): Finding | undefined {
  const { say, name } = context;
  const isAboutFocus = query.isAboutFocus || (query.mentions.length === 0 && query.modifiers.has('anaphor'));
  const named = isAboutFocus ? spokenOf(query) : namedEntries(query);
  if (isAboutFocus && !query.modifiers.has('count')) {
    const [asked] = context.search
      .findSure(termsOf(query))
      .filter(({ passage }) => passage.entry !== undefined && named.includes(passage.entry));
    const line = asked && lineSaid(asked.passage, context);
    if (asked && line) return finding(line, [asked.passage, ...withPoints(named, query, context)]);
  }
  if (named.length === 0)
    return query.mentions.length > 0 || (query.isYesNo && isHeld(query, context))
      ? hasSkill(query, context)
      : undefined;
  const sentences = named.slice(0, 3).map((entry) => {
    const line = lineOf(entry, context);
    if (query.modifiers.has('where') && entry.place !== undefined)
      return say.inPlace(quotable(entry.place), line);
    const counting = countingLine(entry, query, context);
    if (counting !== undefined) return say.happened(line, counting);
    if (entry.topic === 'work' || entry.topic === 'internships') {
      const about =
        entry.about && say.happened(subjectOf(entry), quotable(entry.about.replace(/[.。]$/, '')));
      const point = query.rest.length > 0 && named.length === 1 ? toldOf(entry, query, context) : undefined;
      return [say.workedAt(name, line), about, point].filter(Boolean).join(' ');
    }
    const about = entry.lines.findLast(
      (each) => each.length <= longestLine && each !== entry.organisation && each !== entry.title,
    );
    const more =
      about === undefined ? listed(entry.tags.map(quotable), context) : quotable(about.replace(/[.。]$/, ''));
    return more ? say.happened(line, more) : `${line}.`;
  });
  const [first = '', ...others] = sentences;
  const missing = missingBeside(query, context);
  const isNamed = !query.isAboutFocus && query.mentions.every(({ match }) => match !== 'part');
  return finding(
    [missing && say.notInCv(missing), isNamed ? affirmedIfAsked(first, query, context) : first, ...others],
    named.length === 1 ? withPoints(named, query, context) : passagesFor(named, context),
  );
}

/** What makes another thing of a name: "frontend" before the "developer" of "Backend developer". */
function missingBeside(query: Query, { search }: Context): string | undefined {
  const { text, mentions, isYesNo, isAboutFocus } = query;
  if (!isYesNo || isAboutFocus) return undefined;
  const found = phrasesOf(query).find(
    ({ start, written }) =>
      mentions.some(
        (mention) =>
          mention.match === 'part' && /^[\s-]+$/.test(text.slice(start + written.length, mention.start)),
      ) && search.findSure([written]).length === 0,
  );
  return found && quotable(found.written);
}

function isHeld(query: Query, context: Context): boolean {
  return askedSubjects(query, context).some(({ passages }) => passages.length > 0);
}

export function certificates(query: Query, context: Context): Finding {
  const named = namedEntries(query).filter(({ topic }) => topic === 'certificates');
  if (named.length > 0) {
    const lines = listed(
      named.map((entry) => lineOf(entry, context)),
      context,
      4,
    );
    return finding(affirmed(`${lines}.`, context), passagesFor(named, context));
  }
  const missing = missingTerm(query, context);
  const all = section('certificates')(query, context);
  return missing ? { ...all, sentences: [context.say.notInCv(missing), ...all.sentences] } : all;
}

/** Results: prizes, then lines of the CV with figures. */
export function achievements(_query: Query, context: Context): Finding {
  const { say, name, passages } = context;
  const awards = entriesOf(context, 'awards');
  const figures = passages.filter(
    ({ part, text }) => part === 'point' && /\d/.test(text.replace(/\b(?:19|20)\d\d\b/g, '')),
  );
  if (awards.length === 0 && figures.length === 0) return finding(say.unsaid.achievements(name), [], true);
  const lines = awards.map((entry) => lineOf(entry, context));
  return finding(
    [
      awards.length > 0 ? say.has(say.counted.awards(awards.length), listed(lines, context, 4)) : undefined,
      figures.length > 0 ? say.closest : undefined,
    ],
    [...passagesFor(awards, context).slice(0, 2), ...figures],
  );
}

/** How CVs speak of leading others, in the site's languages. */
const leading = [
  'led',
  'lead',
  'leading',
  'team lead',
  'managed',
  'manager',
  'supervised',
  'supervisor',
  'supervision',
  'head',
  'director',
  'coordinated',
  'brigade',
  'direction',
  'encadrement',
  'encadré',
  'dirigé',
  'responsable',
  'leitung',
  'geleitet',
  'leiterin',
  'leiter',
  'führung',
  'geführt',
  'teamleitung',
  'verantwortlich',
  'betreut',
  'dirigí',
  'dirección',
  'coordinación',
  'coordiné',
  'jefe',
  'jefa',
  'supervisión',
  'supervisé',
  'リーダー',
  '統括',
  '管理職',
  '主任',
  '部下',
  'マネージャー',
];

/** How they speak of teaching others at work, which is less. */
const mentoring = [
  'mentored',
  'mentoring',
  'tutoring',
  'apprentices',
  'apprentis',
  'ausbilder',
  'lehrlinge',
  'auszubildende',
  '指導',
  '育成',
];

/** The line of an entry that tells how many: "2,300 stars" of "How many stars has it?" */
function countingLine({ lines, about, anchor }: CvEntry, query: Query, context: Context): string | undefined {
  if (!query.modifiers.has('count')) return undefined;
  const fitting = context.search.find(query.rest.map(({ written }) => written)).map(({ passage }) => passage);
  const [best] = fitting.filter(({ entry }) => entry?.anchor === anchor);
  const texts = best?.part === 'point' ? [best.text] : best ? [...lines, about ?? ''] : [];
  const found = texts.find((text) => text.length <= longestLine && hasNumber(text));
  return found && quotable(found.replace(/[.。]$/, ''));
}

export function leadership(query: Query, context: Context): Finding {
  const { say, name } = context;
  const led = atWork([...termsOf(query), ...leading], context);
  const isThere = ({ entry }: Passage) => query.modifiers.has('anaphor') && entry === query.focus.entries[0];
  const spoken = led.filter(isThere);
  // A line with a number says how many were led.
  const ranked = (spoken.length > 0 ? spoken : led).toSorted(
    (a, b) => Number(isCounting(b)) - Number(isCounting(a)),
  );
  const evidence = distinct([...ranked, ...atWork(mentoring, context)]);
  const [best] = evidence;
  if (!best) return finding(say.unsaid.leadership(name), [], true);
  const sentence = lineSaid(best, context) ?? say.leadership(name);
  // To teach others is not yet to lead them.
  return finding(led.length > 0 ? affirmedIfAsked(sentence, query, context) : sentence, evidence);
}

/** Passages of jobs that hold one of the words, the best first. */
function atWork(words: readonly string[], { search }: Context): Passage[] {
  return search
    .findSure(words)
    .map(({ passage }) => passage)
    .filter(
      ({ entry }) =>
        entry?.topic === 'work' || entry?.topic === 'volunteer' || entry?.topic === 'internships',
    );
}

/** Numbers in words, in the languages of CVs; folded. */
const numbers =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwolf|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce)\b/;

function isCounting({ part, text }: Passage): boolean {
  return part === 'point' && hasNumber(text.replace(/\b(?:19|20)\d\d\b/g, ''));
}

function hasNumber(text: string): boolean {
  return /\d|[二三四五六七八九十]名/.test(text) || numbers.test(fold(text));
}
