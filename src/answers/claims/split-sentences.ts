import { anySource } from '../languages/any-language';
import type { Span } from '../text/span';

/** A stretch of an answer that is checked by itself. */
export interface Sentence extends Span {
  /** Without the mark of a list item, a heading or a quotation. */
  readonly text: string;
  /** What the line is that it stands in. */
  readonly kind: 'prose' | 'item' | 'row';
}

/** An answer has fewer; more would be a text that is no answer. */
const mostSentences = 400;
/** UTF-16 units. A sentence is shorter; what follows is not read. */
export const longestSentence = 600;

const mark = /^[\s>]*(?:#{1,6}\s+|(?:[-*+•]|\d{1,3}[.)])\s+)?/;
const item = /^[\s>]*(?:[-*+•]|\d{1,3}[.)])\s/;
const fence = /^\s*(?:```|~~~)/;
const ruler = /^[\s|:=*_-]*$/;
/** Below the head of a table, which claims nothing. */
const headRuler = /^\s*\|?[\s:]*-[\s|:-]*$/;

/** Where a sentence may end: what closes it may stand behind the full stop. */
const ending = /[.!?…]+["”’»)\]*_]*(?=\s|$)|[。！？]+[」』）*_]*/g;
/** A full stop behind one of these, or of a language's own, does not end a sentence. */
const shortened = (own: string) =>
  new RegExp(
    `(?:^|[\\s(“"«])(?:\\p{L}|dr|prof|st|dipl|ca|etc|m\\.?\\s?sc|b\\.?\\s?sc|ph|(?:\\p{L}\\.\\s?){1,3}\\p{L}{1,4}|${own})\\.$`,
    'iu',
  );
/** An ordinal in German, and a number of a list. */
const ordinal = /(?:^|\s)\d{1,2}\.$/;

/**
 * The sentences of a growing answer that are complete, in order. Code is skipped, since a CV holds none.
 *
 * @param abbreviations of the answer's language and the CV's (`ClaimPhrases`)
 */
export function splitSentences(
  answer: string,
  isWhole: boolean,
  abbreviations: readonly string[],
): Sentence[] {
  const abbreviation = shortened(anySource(abbreviations));
  const found: Sentence[] = [];
  let isCode = false;
  let at = 0;
  const lines = answer.split('\n');
  for (const [index, line] of lines.entries()) {
    const start = at;
    at += line.length + 1;
    const isComplete = isWhole || at <= answer.length;
    if (fence.test(line)) isCode = !isCode;
    if (isCode || ruler.test(line) || fence.test(line)) continue;
    if (/^\s*\|/.test(line)) {
      const next = lines[index + 1];
      // The line below tells whether the row heads a table: it may not have come yet.
      if (!isWhole && (next === undefined || ruler.test(next)) && index + 2 >= lines.length) break;
      if (next === undefined || !headRuler.test(next))
        found.push(...trimmed(answer, start, start + line.length, 'row'));
      continue;
    }
    const from = start + (mark.exec(line)?.[0].length ?? 0);
    const kind = item.test(line) ? 'item' : 'prose';
    found.push(
      ...sentencesIn(answer, { start: from, end: start + line.length, isComplete, kind, abbreviation }),
    );
    if (found.length >= mostSentences) break;
  }
  return found.slice(0, mostSentences);
}

interface Stretch extends Span {
  /** False where the line may still grow. */
  readonly isComplete: boolean;
  readonly kind: Sentence['kind'];
  readonly abbreviation: RegExp;
}

function sentencesIn(answer: string, { start, end, isComplete, kind, abbreviation }: Stretch): Sentence[] {
  const text = answer.slice(start, end);
  const found: Sentence[] = [];
  let from = 0;
  for (const match of text.matchAll(ending)) {
    const to = match.index + match[0].length;
    // What follows tells, and it may not have come yet.
    if (to === text.length && !isComplete && !/[。！？]/.test(match[0])) break;
    const after = text.slice(to);
    // What follows an abbreviation tells whether a sentence ends with it.
    if (after.trim() === '' && !isComplete && text.slice(from, to).endsWith('.')) break;
    if (!endsSentence(text.slice(Math.max(from, to - mostBefore), to), after, abbreviation)) continue;
    found.push(...trimmed(answer, start + from, start + to, kind));
    from = to;
  }
  return isComplete ? [...found, ...trimmed(answer, start + from, end, kind)] : found;
}

/** Characters before a full stop that tell whether it ends a sentence. */
const mostBefore = 40;

function endsSentence(before: string, after: string, abbreviation: RegExp): boolean {
  if (/[!?…。！？]["”’»)\]」』）*_]*$/.test(before)) return true;
  if (abbreviation.test(before.slice(-16))) return /^\s*$/.test(after);
  if (ordinal.test(before)) return /^\s*$/.test(after) || before.trim().length > 24;
  return !/^\s+\p{Ll}/u.test(after);
}

function trimmed(answer: string, start: number, end: number, kind: Sentence['kind']): Sentence[] {
  const text = answer.slice(start, end);
  const first = start + text.length - text.trimStart().length;
  const whole = text.trim().slice(0, longestSentence);
  return /[\p{L}\p{N}]/u.test(whole) ? [{ text: whole, start: first, end: first + whole.length, kind }] : [];
}
