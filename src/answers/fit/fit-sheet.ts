import type { Context } from '../facts/context';
import { distinct } from '../facts/finding';
import { quotable } from '../quotable';
import type { Passage } from '../passages';
import { fold } from '../text/fold';
import { isJapanese, tokens } from '../text/tokens';
import { fitFrame, fitLead } from './ad-words';
import { cvLinesOf } from './cv-lines';
import { createMatcher, type Line, type Match } from './match-requirement';
import { fitQuestion, need } from './may-be-ad';
import { readAd, type Requirement } from './read-ad';

/** A reply that shows each thing that is asked beside the CV's line for it. */
export interface FitSheet {
  readonly text: string;
  /** The lines that the text names, in its order. */
  readonly quotes: readonly Passage[];
  /** Whether the text shows the lines themselves; to a question it names only where they stand. */
  readonly showsQuotes: boolean;
}

/**
 * The fit sheet of a pasted job ad, or of "is she a fit for a nurse with ICU experience and French?"; undefined for a message
 * that asks nothing of a candidate. `isAsked` is true for a message that is known to ask whether someone fits.
 */
export function fitSheet(text: string, context: Context, isAsked: boolean): FitSheet | undefined {
  const ad = readAd(text, context.lexicon);
  if (ad?.length === 0) return { text: context.say.fit.noRequirements, quotes: [], showsQuotes: true };
  if (ad) return sheet(ad, context, true);
  const asked = needed(text, context, isAsked);
  return asked && sheet(asked, context, false);
}

/** "We need someone who can weld and speaks Polish" asks for things as an ad does. */
function needed(text: string, context: Context, isAsked: boolean): readonly Requirement[] | undefined {
  if (text.length > longestQuestion) return undefined;
  // A recruiter's letter that asks something else is answered as what it asks.
  const isOnlyThat = sentencesOf(text).every((sentence) => {
    const folded = fold(sentence);
    return need.test(folded) || fitQuestion.test(folded);
  });
  // Prose around the question is answered by what the CV has of it.
  const sentences = sentencesOf(text);
  const asksFit = sentences.length === 1 && sentences.every((sentence) => fitQuestion.test(fold(sentence)));
  if (isAsked ? !asksFit : !isOnlyThat) return undefined;
  const asked = askedIn(text, context);
  return asked.length >= (isAsked ? 1 : 2) ? asked : undefined;
}

/** A longer message tells more than what it asks for. */
const longestQuestion = 300;

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?？。！])\s*/).filter((sentence) => sentence.trim() !== '');
}

function askedIn(question: string, context: Context): Requirement[] {
  const lines = cvLinesOf(context);
  return sentencesOf(question).flatMap((sentence) =>
    withoutLead(sentence)
      .split(separators)
      .map((part) =>
        part
          .replace(/^[\s,]+|[\s,.?!？。！]+$/g, '')
          .replace(leading, '')
          .replace(trailing, ''),
      )
      .filter((part) => lines.units(part).some(({ written }) => !isFrameWord(written)))
      .map((part): Requirement => ({ text: part, kind: 'asked' })),
  );
}

const leading =
  /^(?:(?:someone|somebody|a person|jemand(?:en)?|quelqu['’]un|alguien)\s+)?(?:(?:who|that|der|die|qui|que)\s+)?(?:(?:can|has|kann|hat|peut|a|sepa|tenga)\s+)?(?:a|an|the|une?|eine[nr]?|ein|der|die|das|una?|el|la)?\s/i;

/** What is left of the question behind its last requirement. */
const trailing = /\s(?:geeignet|passend|suitable|qualified|adecuad[ao]|apt[ao])$/i;

const separators =
  /\s*[,;、]\s*(?:(?:and|et|und|y|who|which)\s)?|\s(?:and|with|who has|who knows|who speaks|who can|et|avec|qui (?:parle|connaît|sait)|und|mit|der|die|y|con|que (?:sepa|hable|domine))\s|(?<=ができ)て|および/i;

function isFrameWord(written: string): boolean {
  const folded = fold(written);
  if (isJapanese(folded)) return fitFrame.has(folded);
  return tokens(folded).every((token) => fitFrame.has(token.folded));
}

function withoutLead(sentence: string): string {
  if (isJapanese(sentence)) return sentence;
  // The lead is found in folded text; folding keeps the words, so the words tell where it ends.
  const folded = tokens(sentence);
  const plain = folded.map((token) => token.folded).join(' ');
  const lead = fitLead.exec(`${plain} `)?.[0];
  if (lead === undefined) return '';
  const count = lead.trim().split(' ').length;
  const [first] = folded.slice(count);
  return first ? sentence.slice(first.start) : '';
}

/** Quotes below the reply to a question. */
const mostQuotes = 3;

/** Longer lines of the CV are cut at a word. */
const longestLine = 160;

function sheet(requirements: readonly Requirement[], context: Context, showsQuotes: boolean): FitSheet {
  const { say } = context;
  const match = createMatcher(context, cvLinesOf(context));
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

function cut(text: string): string {
  if (text.length <= longestLine) return text;
  const end = text.lastIndexOf(' ', longestLine);
  return `${text.slice(0, end > longestLine / 2 ? end : longestLine)} …`;
}
