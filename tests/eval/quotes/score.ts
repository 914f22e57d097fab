import { detectLanguage } from '../language';
import { plain } from '../plain';
import { saysAbsence } from '../absence';
import type { CvFacts } from '../cv-facts';
import type { AskedLanguage, LabelledQuestion } from './labels';
import { readReplyParts } from '../read-reply-parts';

/** A check that does not apply to a question is undefined; every other check is passed if it is true. */
export interface LabelScore {
  readonly firstQuoteAnswers?: boolean | undefined;
  readonly oneOfThreeAnswers?: boolean | undefined;
  readonly isSaid?: boolean | undefined;
  /** False if an answerable question hears that the CV does not hold the answer. */
  readonly isFreeOfFalseAbsence?: boolean | undefined;
  readonly isHonest?: boolean | undefined;
  readonly isFreeOfSillyQuotes?: boolean | undefined;
  readonly offersContact?: boolean | undefined;
  readonly languageIsRight: boolean;
  /** A sentence for each failed check. */
  readonly reasons: readonly string[];
}

/** Scores a reply in markdown. */
export function scoreLabels(question: LabelledQuestion, reply: string, cv: CvFacts): LabelScore {
  const { quotes, says, notSays, isAbsent, isWithoutQuotes } = question;
  const { ownWords, anchors } = readReplyParts(reply);
  const missing = says.filter((wanted) => !isSaidIn(ownWords, wanted));
  const forbidden = notSays.filter((wanted) => isSaidIn(ownWords, wanted));
  const absence = saysAbsence(ownWords);
  const hasSaysLabel = says.length + notSays.length > 0;
  const isAnswerable = !isAbsent && quotes.length + says.length > 0;

  const checks = {
    firstQuoteAnswers: quotes.length > 0 ? quotes.some((anchor) => anchor === anchors[0]) : undefined,
    oneOfThreeAnswers:
      quotes.length > 0 ? anchors.slice(0, 3).some((anchor) => quotes.includes(anchor)) : undefined,
    isSaid: hasSaysLabel ? missing.length + forbidden.length === 0 : undefined,
    isFreeOfFalseAbsence: isAnswerable ? !absence : undefined,
    isHonest: isAbsent ? absence : undefined,
    isFreeOfSillyQuotes: isWithoutQuotes ? anchors.length === 0 : undefined,
    offersContact: question.offersContact
      ? cv.contacts.some((contact) => isSaidIn(reply, contact))
      : undefined,
    languageIsRight: reply.trim() !== '' && isInLanguage(cv.withoutPhrases(ownWords), question.language),
  };
  const found = anchors.length === 0 ? 'no quote' : anchors.join(', ');
  const reasons = [
    checks.firstQuoteAnswers === false && `quotes ${found}; expected ${quotes.join(' or ')}`,
    ...missing.map((wanted) => `does not say ${wanted.replaceAll('|', 'or')}`),
    ...forbidden.map((wanted) => `says ${wanted.replaceAll('|', 'or')}`),
    checks.isFreeOfFalseAbsence === false && 'says that the CV does not hold it',
    checks.isHonest === false && 'does not say that the CV does not hold it',
    checks.isFreeOfSillyQuotes === false && `quotes ${found}; expected no quote`,
    checks.offersContact === false && "does not offer the owner's address",
    !checks.languageIsRight && `is not in the language ${question.language}`,
  ];
  return { ...checks, reasons: reasons.filter((reason) => reason !== false) };
}

/** Whether any of "a | b" is in the text, as whole words; in Japanese, which has no spaces, anywhere. */
function isSaidIn(text: string, wanted: string): boolean {
  const said = ` ${comparable(text)} `;
  return wanted.split('|').some((alternative) => {
    const words = comparable(alternative);
    if (words === '') return false;
    if (!cjk.test(words) && !cjk.test(said)) return said.includes(` ${words} `);
    const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    // Japanese letters may touch the words; Latin letters and digits that go on would change them.
    return new RegExp(
      String.raw`(?<![\p{Script=Latin}\p{N}])${escaped}(?!\p{N})(?!(?<=\p{Script=Latin})\p{Script=Latin})`,
      'u',
    ).test(said);
  });
}

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function comparable(text: string): string {
  return plain(text.normalize('NFKC'));
}

/**
 * The language of a reply's own sentences, without what they take from the CV (also in quotation marks, bold or a link).
 * A sentence too short to tell is right, and so is none at all.
 */
function isInLanguage(ownWords: string, language: AskedLanguage): boolean {
  const sentences = ownWords
    .replace(/\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\*\*[^*]*\*\*|“[^”]*”|«[^»]*»|„[^“]*“|「[^」]*」|"[^"\n]*"/g, ' ')
    .replace(/\S+@\S+|https?:\S+/g, ' ');
  if (!/\p{L}/u.test(sentences)) return true;
  if (language === 'ja') return cjk.test(sentences);
  const detected = detectLanguage(sentences);
  return detected === undefined || detected === language;
}
