import { type CvPattern, inAnyCv } from '../languages/cv-words-in-use';
import type { Matter } from '../languages/cv-words';
import type { Unsaid } from '../languages/kinds';
import type { Passage } from '../passages';
import { quotable } from '../quotable';
import type { Query } from '../query/query';
import { fold } from '../text/fold';
import { wish } from '../entailment/predicates';
import { statementsOf } from '../entailment/statements';
import { isYear } from '../entities/link-entities';
import { numbersIn } from '../time/numbers';
import { longestLine, namedEntries, type Context } from './context';
import { finding, type Finding } from './finding';
import { statement } from './statement';

/** A sentence in which the owner speaks of themselves, and where it stands. */
interface OwnSentence {
  readonly text: string;
  readonly folded: string;
  readonly passage: Passage;
}

/** The matters of each kind, by which CVs speak of it. */
const mattersOf: Readonly<Partial<Record<Unsaid, readonly Matter[]>>> = {
  availability: ['notice', 'start'],
  salary: ['pay'],
  'work-permit': ['permit', 'driving', 'clearance'],
  remote: ['remote', 'onSite', 'hours', 'shifts', 'nights', 'weekends', 'onCall'],
  relocation: ['abroad', 'moving', 'travel', 'commuting'],
  nationality: ['nationality', 'origin'],
  age: ['age'],
};
const matters = Object.fromEntries(
  Object.entries(mattersOf).map(([topic, own]) => [
    topic,
    own.map((matter) => inAnyCv((cv) => cv.matters[matter])),
  ]),
) as Readonly<Partial<Record<Unsaid, readonly CvPattern[]>>>;

const asOf = inAnyCv((cv) => cv.asOf);
const negation = inAnyCv((cv) => cv.negation);

function ownSentences({ passages }: Context): OwnSentence[] {
  return passages
    .filter(({ part, entry }) => part === 'fact' || part === 'profile' || entry?.topic === 'summary')
    .flatMap((passage) =>
      passage.text
        .split(/\n|(?<=[.!?])\s+|(?<=。)/)
        .filter((text) => text.trim() !== '' && text.length <= longestLine)
        .map((text) => ({ text: text.trim(), folded: plain(text), passage })),
    );
}

/** Folded, with straight apostrophes. */
function plain(text: string): string {
  return fold(text).replace(/’/g, "'");
}

/** The first of several matters that a message names and the owner speaks of. */
export function matterOf<T extends Unsaid>(
  topics: readonly T[],
  text: string,
  context: Context,
): T | undefined {
  const sentences = ownSentences(context);
  return topics.find((topic) =>
    matters[topic]?.some((cue) => cue.test(plain(text)) && sentences.some(({ folded }) => cue.test(folded))),
  );
}

/** What the owner says of a matter that only they can tell; undefined where the CV has no such sentence. */
export function ownWords(topic: Unsaid, query: Query, context: Context): Finding | undefined {
  const cues = matters[topic] ?? [];
  const asked = cues.filter((cue) => cue.test(plain(query.text)));
  const sentences = ownSentences(context);
  for (const cue of asked.length > 0 ? asked : cues) {
    const held = sentences.filter(({ folded }) => cue.test(folded));
    if (held.length > 0) return said(held, query, context, asked);
  }
  if (topic !== 'availability') return undefined;
  // "I am looking for a post from next summer" tells when, too.
  const dated = sentences.filter(
    ({ folded }) => asOf.test(folded) && (wish.test(folded) || isAhead(folded, context.today)),
  );
  return dated.length > 0 ? said(dated, query, context) : undefined;
}

function isAhead(text: string, today: Date): boolean {
  return numbersIn(text).some(({ value }) => isYear(value) && Number(value) >= today.getFullYear());
}

/** What the owner wishes for the next job. */
export function wishes(query: Query, context: Context): Finding | undefined {
  const held = ownSentences(context).filter(({ folded }) => wish.test(folded));
  // What somebody wants comes before what they do not want.
  const [wanted, unwanted] = [held.filter((each) => !isDenied(each)), held.filter(isDenied)];
  return held.length === 0 ? undefined : said([...wanted, ...unwanted], query, context);
}

function isDenied({ folded }: OwnSentence): boolean {
  return negation.test(folded);
}

const leaving = inAnyCv((cv) => cv.leaving);
const because = inAnyCv((cv) => cv.because);

/** Why somebody left what the question names, or the last post of which the CV tells why; undefined where no line does. */
export function reasonToLeave(query: Query, context: Context): Finding | undefined {
  if (!leaving.test(plain(query.text))) return undefined;
  const named = namedEntries(query, ['employer', 'title', 'school', 'place']);
  const told = context.passages
    .filter(({ entry }) => entry && (named.length === 0 || named.includes(entry)))
    .flatMap(statementsOf)
    .find(({ line }) => leaving.test(plain(line)) && because.test(plain(line)));
  if (!told) return undefined;
  const { passage, line } = told;
  return finding(statement({ passage, text: line }, context) ?? context.say.closest, [passage]);
}

/** Sentences of the owner's; yes or no where the clause on the very matter says it. */
function said(
  held: readonly OwnSentence[],
  query: Query,
  { say, grammars: [grammar] }: Context,
  cues: readonly CvPattern[] = [],
): Finding {
  const sentence = held
    .slice(0, 2)
    .map(({ text, passage }) => say.says(quotable(passage.heading), quotable(text.replace(/[.。]$/, ''))))
    .join(' ');
  const [first] = held;
  const clauses = (first?.folded ?? '')
    .split(/[,;:、；]/)
    .filter((each) => cues.some((cue) => cue.test(each)));
  const isOfPast = first !== undefined && wish.test(first.folded) && grammar.ofThePast.test(fold(query.text));
  const answered =
    clauses.length === 0 || !query.isYesNo || isOfPast
      ? sentence
      : (clauses.some((each) => negation.test(each)) ? say.no : say.yes)(sentence);
  const passages = held.map(({ passage }) => passage);
  return { ...finding(answered, passages), isWeighed: true };
}
