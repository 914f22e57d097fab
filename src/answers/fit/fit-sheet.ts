import type { Context } from '../facts/context';
import { distinct } from '../facts/finding';
import type { Passage } from '../passages';
import { quotable } from '../quotable';
import { fold } from '../text/fold';
import { askedIn, sentencesOf } from './asked-in';
import { evidenceOf } from './evidence';
import type { Line, Match } from './match';
import { createMatcher } from './match-requirement';
import { readAd, type Requirement } from './read-ad';

/** A reply that shows each thing that is asked beside the CV's line for it. */
export interface FitSheet {
  readonly text: string;
  /** The lines that the text names, in its order. */
  readonly quotes: readonly Passage[];
  /** Whether the text shows the lines themselves; to a question it names only where they stand. */
  readonly showsQuotes: boolean;
}

/** Quotes below the reply to a question. */
const mostQuotes = 3;
/** Who needs one thing of somebody in a role asks a question. */
const leastNeeded = 2;
/** A longer message tells more than what it asks for; in UTF-16 units. */
const longestQuestion = 300;
/** Longer lines of the CV are cut at a word; in UTF-16 units. */
const longestLine = 300;

/**
 * The fit sheet of a pasted job ad, or of "is she a fit for a nurse with ICU experience and French?"; undefined for a message
 * that asks nothing of a candidate. `isAsked` is true for a message that is known to ask whether someone fits.
 */
export function fitSheet(text: string, context: Context, isAsked: boolean): FitSheet | undefined {
  const ad = readAd(text);
  if (ad?.length === 0) return { text: context.say.fit.noRequirements, quotes: [], showsQuotes: true };
  if (ad) return sheet(ad, context, true);
  const asked = needed(text, context, isAsked);
  return asked && sheet(asked, context, false);
}

/** "We need someone who can weld and speaks Polish" asks for things as an ad does. */
function needed(text: string, context: Context, isAsked: boolean): readonly Requirement[] | undefined {
  if (text.length > longestQuestion) return undefined;
  const { fits, needs } = context.lexicon.asks;
  const sentences = sentencesOf(text).map((sentence) => fold(sentence));
  const asksFit = sentences.length === 1 && sentences.every((sentence) => fits.test(sentence));
  // A recruiter's letter that asks something else is answered as what it asks.
  const asksOnly = sentences.every((sentence) => needs.test(sentence) || fits.test(sentence));
  if (!(isAsked && asksFit) && !asksOnly) return undefined;
  const asked = askedIn(text, context);
  return asked.length >= (isAsked && asksFit ? 1 : leastNeeded) ? asked : undefined;
}

const signs = { met: '✓', partly: '~', missing: '–' } as const;
type Sign = keyof typeof signs;

/** A Markdown table: sign, requirement, evidence; what is met first, then what is met in part. */
function sheet(requirements: readonly Requirement[], context: Context, showsQuotes: boolean): FitSheet {
  const { fit } = context.say;
  const match = createMatcher(context, evidenceOf(context));
  const read = requirements.map(({ text }) => {
    const matches = match(text);
    return { text, matches, sign: signOf(matches) };
  });
  const [met = [], partly = [], missing = []] = (['met', 'partly', 'missing'] as const).map((sign) =>
    read.filter((each) => each.sign === sign),
  );
  const rows = [...met, ...partly, ...missing];
  const lines = rows.map(({ text, matches, sign }) =>
    row(signs[sign], quotable(text), evidenceSaid(matches, sign, context, showsQuotes)),
  );
  const evidence = rows.flatMap(({ matches }) => matches.flatMap((each) => each.lines));
  const quotes = distinct(evidence.map(({ passage }) => passage));
  const table = [row('', fit.requirement, fit.inCv), row(':-:', '---', '---'), ...lines].join('\n');
  const lead =
    rows.length === 1 ? fit.intro : fit.verdict(rows.length, met.length, partly.length, missing.length);
  return {
    text: `${lead}\n\n${table}`,
    quotes: showsQuotes ? quotes : quotes.slice(0, mostQuotes),
    showsQuotes,
  };
}

function row(...cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function signOf(matches: readonly Match[]): Sign {
  if (matches.every(({ isMet }) => isMet)) return 'met';
  return matches.some(({ lines }) => lines.length > 0) ? 'partly' : 'missing';
}

/** One line that holds all that a requirement enumerates is shown once. */
function evidenceSaid(matches: readonly Match[], sign: Sign, context: Context, withLines: boolean): string {
  if (sign === 'missing') return context.say.fit.notInCv;
  const plain = distinct(matches.map((each) => said({ ...each, part: undefined }, context, withLines)));
  return plain.length === 1
    ? plain.join('')
    : matches.map((each) => said(each, context, withLines)).join(' · ');
}

/** What the CV has of a requirement, or of one thing that it enumerates. */
function said({ part, lines, figure }: Match, { say }: Context, withLines: boolean): string {
  const shown = distinct(lines.map((line) => linkedLine(line, withLines && figure === undefined))).join(', ');
  const found = lines.length === 0 ? say.fit.notInCv : [figure, shown].filter(Boolean).join(': ');
  return part === undefined ? found : `${quotable(part)}: ${found}`;
}

function linkedLine({ passage, text }: Line, withLine: boolean): string {
  const link = `[${quotable(passage.heading)}](#${encodeURIComponent(passage.anchor)})`;
  return !withLine || text === '' || passage.heading.includes(text)
    ? link
    : `${quotable(cut(text))} — ${link}`;
}

function cut(text: string): string {
  if (text.length <= longestLine) return text;
  const end = text.lastIndexOf(' ', longestLine);
  return `${text.slice(0, end > longestLine / 2 ? end : longestLine)} …`;
}
