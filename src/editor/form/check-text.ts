import { Field, ReadLog } from '../../resume/read/field';
import { readText } from '../../resume/read/read-text';
import type { TextKind } from '../../resume/schema/describe';

/** What a typed text becomes in the file, or why it becomes nothing there. */
export type Checked =
  { readonly value: string | undefined } | { readonly refused: 'email' | 'date' | 'url' | 'other' };

/** Reads a typed text as the builder will read it, so that nothing is saved that the page leaves out. */
export function checkText(kind: TextKind, text: string): Checked {
  const typed = text.trim();
  if (typed === '') return { value: undefined };
  if (kind === 'text' || kind === 'line' || kind === 'skill' || kind === 'place') return { value: text };
  const log = new ReadLog({ has: () => true });
  const read = readText(new Field(typed, '', log), kind);
  const isLost = read === undefined || log.remarks.some((remark) => remark.kind === 'lost');
  if (kind === 'date' || kind === 'end') {
    // A word for "today" is the tick beside the field.
    if (typeof read !== 'string' || isLost || !/^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-\d\d)?)?$/.test(read))
      return { refused: 'date' };
    // A month that is none would be left out without a word.
    return /\d\D+\d/.test(typed) && !read.includes('-') ? { refused: 'date' } : { value: read };
  }
  if (kind === 'email')
    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed) && !isLost ? { value: typed } : { refused: kind };
  if (kind === 'url' || kind === 'link') return isLost ? { refused: 'url' } : { value: typed };
  return isLost ? { refused: 'other' } : { value: typed };
}
