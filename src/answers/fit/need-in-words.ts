import type { Context } from '../facts/context';
import { distinct } from '../facts/finding';
import { quotable } from '../quotable';
import { fold } from '../text/fold';
import { askedIn, sentencesOf } from './asked-in';
import { cut } from './cut';
import { evidenceOf } from './evidence';
import { mostQuotes, type FitSheet } from './fit-reply';
import { createMatcher } from './match-requirement';
import { need } from './may-be-ad';

/** "Looking for a planner with a CPC": what the CV has of it, in words; undefined where it has nothing. */
export function needInWords(text: string, context: Context): FitSheet | undefined {
  const { say } = context;
  const sentences = sentencesOf(text).filter((sentence) => need.test(fold(sentence)));
  if (sentences.length === 0) return undefined;
  const evidence = evidenceOf(context);
  const match = createMatcher(context, evidence);
  const lines = askedIn(sentences.join(' '), context)
    .flatMap((asked) => match(asked.text))
    .flatMap((each) => (each.isMet ? each.lines.slice(0, 1) : []));
  if (lines.length === 0) return undefined;
  // A name is known by what stands around it.
  const lacking = evidence
    .units(sentences.join(' '))
    .filter(({ isName, isUnknown }) => isName && isUnknown)
    .map(({ written }) => say.notInCv(quotable(written)));
  const end = context.language === 'ja' ? '。' : '.';
  const said = distinct(
    lines.map(
      ({ passage, text: line }) => `${quotable(cut(line || passage.heading)).replace(/[.。]$/, '')}${end}`,
    ),
  ).join(' ');
  return {
    text: [lacking.length > 0 ? said : say.yes(said), ...lacking].join(' '),
    quotes: distinct(lines.map(({ passage }) => passage)).slice(0, mostQuotes),
    showsQuotes: false,
  };
}
