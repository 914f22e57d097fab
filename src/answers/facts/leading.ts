import { readAsked } from '../entailment/asked';
import { clausesOf, leadsPeople } from '../entailment/predicates';
import { statementsOf, type Statement } from '../entailment/statements';
import { statesPredicate } from '../languages/grammar';
import type { Passage } from '../passages';
import type { Query } from '../query/query';
import type { FoundLine } from '../search/line-search';
import { fold } from '../text/fold';
import { affirmedIfAsked, entriesOf, lineOf, listed, passagesFor, type Context, topicSet } from './context';
import { distinct, finding, type Finding } from './finding';
import { ranked, statement } from './statement';

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
      awards.length > 0
        ? say.has(say.part.awards.counted(awards.length), listed(lines, context, 4))
        : undefined,
      figures.length > 0 ? say.closest : undefined,
    ],
    [...passagesFor(awards, context).slice(0, 2), ...figures],
  );
}

const placesOfWork = topicSet('work', 'volunteer', 'internships', 'summary');
/** A line that scores less holds a word of the question by chance. */
const clear = 1.2;
/** A post tells it with its place and time. */
const worthOfSummary = 0.9;

/**
 * Lines, and titles of posts, that say somebody leads; without any, those that say they teach, which is less. Undefined where
 * the question names what another line tells.
 */
export function leadership(query: Query, context: Context): Finding | undefined {
  const { say, name, lines, grammars } = context;
  const told = toldOfWork(context);
  const taught = told.filter((each) => isOfPost(each) && trainsPeople(fold(ownText(each)), grammars));
  const led = told.filter((each) => worthOf(each, grammars) > 0);
  const stated = led.length > 0 ? led : taught;
  // "Management" names no "Senior Charge Nurse".
  const named = lines.find(readAsked(query, context).terms.map((term) => ({ ...term, ways: term.sure })));
  const [other] = named;
  const isNamed = other !== undefined && other.score >= clear;
  if (isNamed && !stated.some(({ passage }) => passage === other.line.passage)) return undefined;
  const found = stated.map((each): FoundLine => {
    const line = { passage: each.passage, text: ownText(each) };
    const ofNamed = named.find((other) => other.line.passage === line.passage);
    const worth = worthOf(each, grammars) * (each.entry?.topic === 'summary' ? worthOfSummary : 1);
    return { line, score: worth + (ofNamed?.score ?? 0), covered: [] };
  });
  // A line with a number says how many were led.
  const modifiers = new Set([...query.modifiers, 'count' as const]);
  const all = ranked(found, { ...query, modifiers });
  const [best] = all;
  if (!best) return finding(say.unsaid.leadership(name), [], true);
  const sentence = statement(best.line, context) ?? say.closest;
  return finding(
    // To teach others is not yet to lead them.
    led.length > 0 ? affirmedIfAsked(sentence, query, context) : sentence,
    distinct([...all.map(({ line }) => line.passage), ...taught.map(({ passage }) => passage)]),
  );
}

function toldOfWork({ passages }: Context): Statement[] {
  return passages
    .filter(({ entry, part }) => part === 'fact' || (entry && placesOfWork.has(entry.topic)))
    .flatMap(statementsOf)
    .filter(tellsOfOwner);
}

/** Where posts, then lines, say that somebody teaches or trains others. */
export function taughtAtWork(context: Context): Passage[] {
  const told = toldOfWork(context).filter(
    (each) => isOfPost(each) && statesPredicate('taught', fold(ownText(each)), context.grammars),
  );
  return [...told.filter(({ line }) => line === ''), ...told].map(({ passage }) => passage);
}

/** "Teams taught me" stands in prose. */
function isOfPost({ entry }: Statement): boolean {
  return entry?.topic !== 'summary';
}

/** How much a statement tells of leading: whom somebody leads, whom a leader trains, or only that they lead. */
function worthOf(statement: Statement, grammars: Context['grammars']): number {
  const { line, entry } = statement;
  const own = fold(ownText(statement));
  // "Head of service" tells of nobody whom she leads.
  const isTitle = line === '' || line === entry?.title;
  const isUnreal = (clause: string) => grammars.some(({ unreal }) => unreal.test(clause));
  const isLed = (text: string) => statesPredicate('led', text, grammars);
  if (clausesOf(own, grammars).some((clause) => isLed(clause) && !isUnreal(clause)))
    return !isTitle && leadsPeople(own, grammars) ? 2 : 1;
  return trainsPeople(own, grammars) && isLed(fold(entry?.title ?? '')) ? 1.5 : 0;
}

/** "Tutoring of colleagues", and no training of a model. */
function trainsPeople(own: string, grammars: Context['grammars']): boolean {
  return statesPredicate('taught', own, grammars) && grammars.some(({ team }) => team.test(own));
}

/** False for what tells of the employer alone: its staff. */
function tellsOfOwner({ entry, line, passage }: Statement): boolean {
  return line === '' ? passage.part === 'entry' : entry?.about?.includes(line) !== true;
}

/** The line, or the title where the fields alone state it. */
function ownText({ line, entry }: Statement): string {
  return line === '' ? (entry?.title ?? '') : line;
}
