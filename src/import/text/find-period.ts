import { isSince, readLoosePeriod } from '../../resume/read/loose-date.ts';
import { monthNames } from '../../resume/read/month-names.ts';
import { normalizeText, withCentury, wordsIn } from '../../resume/read/normalize-text.ts';
import { isOngoingText, isUntil } from '../../resume/read/ongoing-words.ts';
import type { Period } from '../imported.ts';

interface FoundPeriod extends Period {
  /** What the line says before and after it. */
  readonly rest: readonly [before: string, after: string];
  /** True for one date alone, which may be no start and end. */
  readonly isSingle: boolean;
}

/** What a word is in a date. */
type Part = 'date' | 'month' | 'number' | 'filler' | 'sign' | 'since' | 'ongoing';

interface Word {
  readonly text: string;
  readonly index: number;
  readonly part: Part | undefined;
}

/** UTF-16 units: a line that is longer is prose, and what it dates is told there. */
const longest = 200;

/** The dates at the start or at the end of a line, or of a part of it; undefined where there are none. */
export function findPeriod(line: string): FoundPeriod | undefined {
  if (line.length > longest) return undefined;
  const words = wordsOf(line);
  let best: FoundPeriod | undefined;
  for (let from = 0; from < words.length; from += 1) {
    if (!/^(?:date|month|number|since)$/.test(words[from]?.part ?? '')) continue;
    let until = from;
    while (words[until + 1]?.part !== undefined) until += 1;
    while (until > from && /^(?:filler|sign|since|number)$/.test(words[until]?.part ?? '')) until -= 1;
    const run = words.slice(from, until + 1);
    const found = run.some(({ part }) => part === 'date') ? read(line, run) : undefined;
    if (found && (best === undefined || best.isSingle)) best = found;
    from = until;
  }
  return best;
}

export function hasPeriod(line: string): boolean {
  return findPeriod(line) !== undefined;
}

function read(line: string, run: readonly Word[]): FoundPeriod | undefined {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const before = line.slice(0, first.index);
  const after = line.slice(last.index + last.text.length);
  const isAtEdge = /(?:^|[\t|(（,;:·•–—-])\s*$/u.test(before) || /^[).,;:）\s]*(?:$|[\t|·•–—-])/u.test(after);
  const text = line.slice(first.index, last.index + last.text.length).replace(/[()（）[\],;]/gu, ' ');
  const period = isAtEdge ? readLoosePeriod(text.trim()) : undefined;
  if (period === undefined || (period.start === undefined && period.end === undefined)) return undefined;
  return {
    startDate: period.start,
    endDate: period.end,
    isSingle: !period.isOngoing && period.start === period.end,
    rest: [trimmed(before), trimmed(after)],
  };
}

function trimmed(text: string): string {
  return text.replace(/^[\s|)）\],;:·•–—-]+|[\s|(（[,;:·•–—-]+$/gu, '');
}

function wordsOf(line: string): readonly Word[] {
  const tokens = Array.from(line.matchAll(/\S+/g), ({ 0: text, index }) => ({ text, index }));
  const words: Word[] = [];
  for (const [index, token] of tokens.entries()) {
    // Words for "until today" may be several.
    const count = [4, 3, 2, 1].find((length) => {
      const text = normalizeText(
        tokens
          .slice(index, index + length)
          .map((each) => each.text)
          .join(' '),
      );
      return index + length <= tokens.length && words.at(-1)?.part !== undefined && isOngoingText(text);
    });
    const text = tokens
      .slice(index, index + (count ?? 1))
      .map((each) => each.text)
      .join(' ');
    if ((words.at(-1)?.index ?? -1) + (words.at(-1)?.text.length ?? 0) > token.index) continue;
    words.push(
      count === undefined
        ? { ...token, part: partOf(token.text) }
        : { text, index: token.index, part: 'ongoing' },
    );
  }
  return words;
}

function partOf(token: string): Part | undefined {
  const core = token.replace(/^[([（]+|[)\]），,;:.]+$/gu, '');
  if (/^(?:[–—―‒~〜～→⇒-]|->|to)$/i.test(core)) return 'sign';
  const normalized = normalizeText(withCentury(core));
  if (/\d/.test(normalized)) {
    if (/^\d{1,2}$/.test(normalized)) return 'number';
    const isDate = /(?:^|\D)(?:19|20)\d{2}(?!\d)|元年|\d年/.test(normalized) && core.length <= 40;
    return isDate && !/[@?=&_]|:\/\/|\.\p{L}{2}/u.test(core) && isOnlyDate(normalized) ? 'date' : undefined;
  }
  const name = wordsIn(normalized).join(' ');
  if (name === '') return undefined;
  if (monthNames().months.has(name)) return 'month';
  if (isSince(name)) return 'since';
  if (isUntil(name)) return 'sign';
  return monthNames().fillers.has(name) ? 'filler' : undefined;
}

/** "2018–heute" and "Mar2019", but not "ISO9001:2015". */
function isOnlyDate(normalized: string): boolean {
  const { months, fillers } = monthNames();
  const words = wordsIn(normalized.replace(/[年月日至]|から/g, ' '));
  return (
    words.every((word) => months.has(word) || fillers.has(word) || isUntil(word) || isOngoingText(word)) &&
    readLoosePeriod(normalized) !== undefined
  );
}
