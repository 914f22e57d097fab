import { intents } from '../intent/groups';
import type { Language } from '../languages/language-pack';
import type { Query } from '../query/query';
import type { Context, ReadAnswer } from './context';
import { finding, type Finding } from './finding';

/** What only the owner can tell: a question of the same intent is the same question. */
const ownersOwn = intents(
  'availability',
  'salary',
  'work-permit',
  'remote',
  'relocation',
  'motivation',
  'weaknesses',
  'character',
  'nationality',
  'age',
  'references',
  'hire',
  'interests',
);

/** Of two questions about the same things so many words are shared. */
const leastShared = 0.6;

/** The owner's own answer to a question, as a quotation; undefined where none was written. */
export function ownersAnswer(query: Query, { owners, say, name, language }: Context): Finding | undefined {
  const matching = owners
    .map((read) => ({ read, likeness: likenessOf(read, query) }))
    .filter(({ likeness }) => likeness >= leastShared)
    .toSorted(
      (a, b) => b.likeness - a.likeness || Number(isIn(language, b.read)) - Number(isIn(language, a.read)),
    );
  const [best] = matching;
  if (!best) return undefined;
  const quotation = { anchor: '', heading: name, text: best.read.answer.answer, part: 'answer' } as const;
  return finding(say.ownerAnswers(name), [quotation]);
}

function isIn(language: Language, { answer }: ReadAnswer): boolean {
  return answer.language === undefined || answer.language.startsWith(language);
}

/** From 0 to 1. */
function likenessOf({ intent, confidence, subjects }: ReadAnswer, query: Query): number {
  const isSameIntent =
    intent === query.intent && ownersOwn.has(intent) && Math.min(confidence, query.confidence) >= 0.3;
  const asked = subjectsOf(query);
  const shared = [...asked].filter((stem) => subjects.has(stem)).length;
  const all = new Set([...asked, ...subjects]).size;
  const words = all === 0 ? 0 : shared / all;
  return isSameIntent ? Math.max(leastShared, words) + (words > 0 ? words / 10 : 0) : words;
}

/** The stems of what a question is about. */
export function subjectsOf({ rest, mentions }: Pick<Query, 'rest' | 'mentions'>): ReadonlySet<string> {
  return new Set([
    ...rest.map(({ stem }) => stem),
    ...mentions.map(({ entities, written }) => (entities[0]?.name ?? written).toLowerCase()),
  ]);
}
