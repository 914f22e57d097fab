import type { CvEntry } from '../../resume/cv';
import type { Context } from '../facts/context';
import type { Passage } from '../passages';
import { fold } from '../text/fold';
import { tokens, type Token } from '../text/tokens';

/** What has to be known beside statement and question. */
export type Known = Pick<Context, 'cv' | 'grammars' | 'interval' | 'lexicon' | 'lines'>;

/** One thing that the CV states: a line, or the fields of an entry. */
export interface Statement {
  readonly passage: Passage;
  readonly entry: CvEntry | undefined;
  /** Empty where the fields alone state it. */
  readonly line: string;
  /** The line and the title above it, folded. */
  readonly folded: string;
  /** The words of all that stands for it: line, title, organisation, place and tags. */
  readonly words: readonly Token[];
}

const known = new WeakMap<Passage, readonly Statement[]>();

/** The fields first, then each line; sentences where the text is prose. */
export function statementsOf(passage: Passage): readonly Statement[] {
  const before = known.get(passage);
  if (before) return before;
  const { entry, text, heading } = passage;
  const isProse = !entry || entry.topic === 'summary';
  const lines = text.split(isProse ? /\n|(?<=[.!?])\s+|(?<=。)/ : '\n');
  const title = entry?.title ?? heading;
  // The month of a period is no word of what was done then.
  const fields = [entry?.organisation, entry?.place, ...(entry?.tags ?? [])];
  const statements = ['', ...lines.filter((line) => line !== entry?.period)].map((line) => {
    const folded = fold(`${line}\n${title}`);
    return { passage, entry, line, folded, words: tokens([folded, ...fields].join('\n')) };
  });
  known.set(passage, statements);
  return statements;
}
