import { lazyPart } from '../lazy-part';
import { intents } from '../intent/groups';
import type { Query } from '../query/query';
import type { Context } from './context';
import type { Finding } from './finding';

/** Few questions but those of yes or no need what weighs the CV's statements. */
const loadWeighing = lazyPart(() => import('./weigh-yes'));

const beside = intents(
  'contact',
  'cv-file',
  'private',
  'hire',
  'salary',
  'work-permit',
  'availability',
  'relocation',
  'weaknesses',
  'character',
  'fit',
  'other-task',
  'bot',
  'derail',
);

/** Below it the classifier only guesses that a question is beside the CV. */
const leastSure = 0.5;

/** Stand where a finder would say yes or no; texts of a résumé have no such characters. */
const marks = { yes: '\u0000', no: '\u0001' } as const;

/** What was found, with the words of a finder for yes and no taken out, and with yes. */
export interface Marked {
  readonly found: Finding;
  readonly plain: Finding;
  readonly affirmed: Finding;
  readonly saysYes: boolean;
  readonly saysNo: boolean;
}

/**
 * Says yes, and nothing else does: what was found stays without it unless one statement of the CV entails the whole question.
 * A statement that does is the answer, also where something else was found.
 *
 * @param find makes the finding from a context that marks each yes
 */
export function affirming(query: Query, context: Context, find: (context: Context) => Finding): Finding {
  const { say } = context;
  const marking = {
    yes: (sentence: string) => `${marks.yes}${sentence}`,
    no: (sentence: string) => `${marks.no}${sentence}`,
  };
  const found = find({ ...context, say: { ...say, ...marking } });
  const says = (mark: string) => found.sentences.some((sentence) => sentence.includes(mark));
  const [saysYes, saysNo] = [says(marks.yes), says(marks.no)];
  const unmarked = found.sentences.map((sentence) => sentence.replaceAll(marks.yes, ''));
  const [first = '', ...others] = unmarked;
  const plain: Finding = {
    ...found,
    sentences: unmarked.map((each) =>
      each.startsWith(marks.no) ? say.no(each.slice(1)) : each.replaceAll(marks.no, ''),
    ),
  };
  const affirmed: Finding = { ...found, sentences: [say.yes(first), ...others] };
  const isBeside = beside.has(query.intent) && query.confidence >= leastSure;
  if (!query.isYesNo || isChoice(query) || (!saysYes && isBeside)) return plain;
  return loadWeighing().weighYes(query, context, { found, plain, affirmed, saysYes, saysNo });
}

/** "Was she longer a manager or a director?" wants one of them. */
function isChoice({ modifiers }: Query): boolean {
  return modifiers.has('or') && (['more', 'longest', 'earlier'] as const).some((each) => modifiers.has(each));
}
