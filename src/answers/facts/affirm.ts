import { readAsked, type Asked } from '../entailment/asked';
import { entailedByCv, entailedByShown } from '../entailment/entails';
import type { Statement } from '../entailment/statements';
import type { Intent } from '../intent/intents';
import type { Query } from '../query/query';
import { quotable } from '../quotable';
import { isOngoing, lineOf, subjectOf, whenOf, type Context } from './context';
import { distinct, finding, type Finding } from './finding';
import { statement } from './statement';

/** No line of the CV answers these, whatever words are in them. */
const beside: ReadonlySet<Intent> = new Set<Intent>([
  'contact',
  'cv-file',
  'private',
  'hire',
  'salary',
  'work-permit',
  'availability',
  'relocation',
  'weaknesses',
  'fit',
  'other-task',
  'bot',
  'derail',
]);

/** Stands where a finder would say yes; texts of a résumé have no such character. */
const mark = '\u0000';

/**
 * Says yes, and nothing else does: what was found stays without it unless one statement of the CV entails the whole question.
 * A statement that does is the answer, also where something else was found.
 *
 * @param find makes the finding from a context that marks each yes
 */
export function affirming(query: Query, context: Context, find: (context: Context) => Finding): Finding {
  const { say } = context;
  const found = find({ ...context, say: { ...say, yes: (sentence) => `${mark}${sentence}` } });
  const saysYes = found.sentences.some((sentence) => sentence.includes(mark));
  const unmarked = found.sentences.map((sentence) => sentence.replaceAll(mark, ''));
  const [first = '', ...others] = unmarked;
  const plain: Finding = { ...found, sentences: unmarked };
  const affirmed: Finding = { ...found, sentences: [say.yes(first), ...others] };
  if (!query.isYesNo || found.isWeighed) return saysYes ? affirmed : plain;
  if (!saysYes && beside.has(query.intent)) return plain;
  const asked = readAsked(query, context);
  const stated =
    (saysYes ? entailedByShown(asked, found.evidence, context) : undefined) ?? entailedByCv(asked, context);
  if (!stated) return refuted(asked, plain, context) ?? plain;
  if (saysYes && found.evidence[0]?.entry === stated.passage.entry) return affirmed;
  return finding(
    say.yes(sentenceOf(stated, context)),
    distinct([stated.passage, ...found.evidence.filter(({ entry }) => entry === stated.passage.entry)]),
  );
}

function sentenceOf({ passage, line, entry }: Statement, context: Context): string {
  const told = line === '' ? undefined : statement({ passage, text: line }, context);
  if (told !== undefined) return told;
  return context.say.stated(entry ? lineOf(entry, context) : quotable(passage.text.split('\n').join(', ')));
}

/** No, where a date or the place of residence tells otherwise. */
function refuted({ qualifiers, predicates }: Asked, found: Finding, context: Context): Finding | undefined {
  const { say, cv, name, passages } = context;
  const entry = found.evidence[0]?.entry;
  const ended = entry && !isOngoing(entry) ? whenOf(entry.end, context) : undefined;
  if (entry && ended && qualifiers.includes('current'))
    return finding(
      say.no(say.ended(subjectOf(entry), ended)),
      found.evidence.filter((each) => each.entry === entry),
    );
  const home = predicates.includes('lives') ? cv.person.location : undefined;
  if (home === undefined) return undefined;
  return finding(
    say.no(say.lives(name, quotable(home))),
    passages.filter(({ part }) => part === 'profile'),
  );
}
