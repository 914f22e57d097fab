import type { Context } from '../facts/context';
import { distinct } from '../facts/finding';
import { quotable } from '../quotable';
import { fold } from '../text/fold';
import { askedIn, sentencesOf } from './asked-in';
import { cut } from './cut';
import { evidenceOf } from './evidence';
import { mostQuotes, type FitSheet } from './fit-reply';
import type { Line, Match } from './match';
import { createMatcher } from './match-requirement';
import { fitQuestion, need } from './may-be-ad';
import { needInWords } from './need-in-words';
import { readAd, type Requirement } from './read-ad';

/**
 * The fit sheet of a pasted job ad, or of "is she a fit for a nurse with ICU experience and French?"; undefined for a message
 * that asks nothing of a candidate. `isAsked` is true for a message that is known to ask whether someone fits.
 */
export function fitSheet(text: string, context: Context, isAsked: boolean): FitSheet | undefined {
  const ad = readAd(text, context.lexicon);
  if (ad?.length === 0) return { text: context.say.fit.noRequirements, quotes: [], showsQuotes: true };
  if (ad) return sheet(ad, context, true);
  const asked = needed(text, context, isAsked);
  if (asked) return sheet(asked, context, false);
  return isAsked || isNeed(text, context) ? needInWords(text, context) : undefined;
}

/** "We need someone who can weld and speaks Polish" asks for things as an ad does. */
function needed(text: string, context: Context, isAsked: boolean): readonly Requirement[] | undefined {
  if (text.length > longestQuestion) return undefined;
  // Prose around the question is answered by what the CV has of it.
  const sentences = sentencesOf(text);
  const asksFit = sentences.length === 1 && sentences.every((sentence) => fitQuestion.test(fold(sentence)));
  if (isAsked ? !asksFit : !isOnlyNeed(text)) return undefined;
  const asked = askedIn(text, context);
  return asked.length >= (isAsked ? 1 : leastNeeded) ? asked : undefined;
}

/** A recruiter's letter that asks something else is answered as what it asks. */
function isOnlyNeed(text: string): boolean {
  return sentencesOf(text).every((sentence) => {
    const folded = fold(sentence);
    return need.test(folded) || fitQuestion.test(folded);
  });
}

/** Somebody in a role, or with something else: "I need her number" asks of nobody. */
function isNeed(text: string, context: Context): boolean {
  return text.length <= longestQuestion && isOnlyNeed(text) && askedIn(text, context).length >= 2;
}

/** Who needs one or two things of somebody in a role asks a question. */
const leastNeeded = 4;

/** A longer message tells more than what it asks for. */
const longestQuestion = 300;

function sheet(requirements: readonly Requirement[], context: Context, showsQuotes: boolean): FitSheet {
  const { say } = context;
  const match = createMatcher(context, evidenceOf(context));
  const rows = requirements.map(({ text }) => ({ text, matches: match(text) }));
  const met = rows.filter(({ matches }) => matches.every(({ isMet }) => isMet)).length;
  const block = rows.map(({ text, matches }) => row(text, matches, context, showsQuotes)).join('\n');
  const evidence = rows.flatMap(({ matches }) =>
    matches.flatMap(({ lines }) => lines.map(({ passage }) => passage)),
  );
  const all = distinct(evidence);
  return {
    text: `${say.fit.intro(met, rows.length)}\n\n${block}`,
    quotes: showsQuotes ? all : all.slice(0, mostQuotes),
    showsQuotes,
  };
}

/** A requirement, and under it what the CV has. */
function row(text: string, matches: readonly Match[], context: Context, withLines: boolean): string {
  const lines = matches.map((each) => said(each, context, withLines));
  return [`- **${quotable(text)}**`, ...lines].join('\\\n  ');
}

function said({ isMet, part, lines, figure }: Match, { say }: Context, withLines: boolean): string {
  const before = part === undefined ? '' : `${quotable(part)}: `;
  const shown = distinct(lines.map((line) => linkedLine(line, withLines))).join('; ');
  const found = figure === undefined ? shown : `${figure}: ${shown}`;
  if (isMet) return before + found;
  // What falls short is shown as what it is.
  return `${before}*${say.fit.notInCv}*${lines.length > 0 ? ` (${say.fit.inCv}: ${found})` : ''}`;
}

function linkedLine({ passage, text }: Line, withLine: boolean): string {
  const link = `[${quotable(passage.heading)}](#${encodeURIComponent(passage.anchor)})`;
  return !withLine || text === '' || passage.heading.includes(text)
    ? link
    : `${quotable(cut(text))} (${link})`;
}
