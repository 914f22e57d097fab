import type { Context } from '../facts/context';
import { fold } from '../text/fold';
import { isJapanese, tokens } from '../text/tokens';
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

const leading =
  /^(?:(?:someone|somebody|a person|jemand(?:en)?|quelqu['’]un|alguien)\s+)?(?:(?:who|that|der|die|qui|que)\s+)?(?:(?:can|has|kann|hat|peut|a|sepa|tenga)\s+)?(?:a|an|the|une?|eine[nr]?|ein|der|die|das|una?|el|la)?\s/i;

/** What is left of the question behind its last requirement. */
const trailing = /\s(?:geeignet|passend|suitable|qualified|adecuad[ao]|apt[ao])$/i;

const separators =
  /\s*[,;、]\s*(?:(?:and|et|und|y|who|which)\s)?|\s(?:and|with|who has|who knows|who speaks|who can|et|avec|qui (?:parle|connaît|sait)|und|mit|der|die|y|con|que (?:sepa|hable|domine))\s|(?<=ができ)[てる]|および/i;

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
