import type { Context } from '../facts/context';
import { fold } from '../text/fold';
import { isJapanese, tokens } from '../text/tokens';
import { allAds } from '../languages/all-ads';
import { anySource } from '../languages/any-language';
import { fitFrame, fitLead } from './ad-words';
import { evidenceOf } from './evidence';
import type { Requirement } from './read-ad';

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?？。！])\s*/).filter((sentence) => sentence.trim() !== '');
}

/** What a question or a short message asks of a candidate, without the words around it. */
export function askedIn(question: string, context: Context): Requirement[] {
  const lines = evidenceOf(context);
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

const questions = allAds.map(({ question }) => question);
const any = (words: (question: (typeof questions)[number]) => string) => anySource(questions.map(words));

/** "Somebody who has a", before what is asked. */
const leading = new RegExp(
  `^(?:(?:${any(({ somebody }) => somebody)})\\s+)?(?:(?:${any(({ who }) => who)})\\s+)?` +
    `(?:(?:${any(({ has }) => has)})\\s+)?(?:${any(({ article }) => article)})?\\s`,
  'i',
);

/** What is left of the question behind its last requirement. */
const trailing = new RegExp(`\\s(?:${any(({ end }) => end)})$`, 'i');

const separators = new RegExp(
  `\\s*[,;、]\\s*(?:(?:${any(({ afterComma }) => afterComma)})\\s)?|${any(({ and }) => and)}`,
  'i',
);

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
