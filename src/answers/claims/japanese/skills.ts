import { fold } from '../../text/fold';
import type { Token } from '../../text/tokens';
import { isFrameWord, unmentioned, type Case, type Check } from '../check';
import { isKanji, supportOf, type Support } from './support';

/** `skills` for Japanese: what is known, studied, held or won has to be in the CV. */
export const japaneseSkills: Check = (about) => {
  const support = supportOf(about);
  const { folded, text } = about.statement;
  for (const { index } of folded.matchAll(behindThing)) {
    const strange = wordsBefore(index, about).find((word) => isStrange(word, about, support));
    if (strange) return unmentioned(strange.written);
  }
  for (const { 1: quoted = '', index } of support.own.isJapanese ? folded.matchAll(quotation) : []) {
    if (coverage(quoted.replace(/\s/g, ''), support) >= leastCoverage) continue;
    return unmentioned(text.slice(index + 1, index + 1 + quoted.length));
  }
  return undefined;
};

/** What stands behind a skill, a subject, a licence, an award. */
const behindThing =
  /(?=(?:の(?:実務|豊富な)?(?:経験|資格|免許|知識|スキル|技術|技能|能力|腕|心得|学位|学士|修士|博士|修業|認定|訓練|研修|専門)|を(?:使|扱|学|専攻|専門|得意|身につけ|習得|修め|取得|受賞|マスター|教え|勉強|研究|こなし|操)|が(?:使え|扱え|でき|得意|堪能|専門)|も(?:使え|扱え|でき|得意|こなせ|身につけ|取得|学|修め|習得)|に(?:詳し|精通|強[いみく]|通じ|長け|明る|習熟|合格|熟達|秀で)|は(?:得意|専門|使え|扱え)|(?:検定|資格)(?:を|に|は)))/g;
const quotation = /[「『]([^」』]{4,60})[」』]/g;

/** The words of a phrase, and of those that a list joins to it. */
function wordsBefore(at: number, { statement: { words, folded } }: Case): Token[] {
  const found: Token[] = [];
  let last = at;
  for (const word of words.toReversed()) {
    if (word.end > last) continue;
    const between = folded.slice(word.end, last);
    if (!/^[\s・、,「」『』/&（）()-]*$/.test(between)) break;
    if (
      /^\p{Script=Hiragana}+$/u.test(word.written) &&
      !/^(?:と|や|および|または|の|による|での)$/.test(word.written)
    )
      break;
    found.push(word);
    last = word.start;
    if (found.length >= mostWords) break;
  }
  return found;
}

const mostWords = 14;

function isStrange(word: Token, about: Case, support: Support): boolean {
  const { written, start, end } = word;
  if (!isKanji(written) || written.length < 2) return false;
  const { statement, reader } = about;
  if (
    support.isHeld(word) ||
    isFrameWord(written, reader) ||
    ` ${statement.phrases.common} `.includes(` ${written} `)
  )
    return false;
  if (
    [...statement.dates, ...statement.lengths, ...statement.numbers].some(
      (each) => each.start < end && each.end > start,
    )
  )
    return false;
  if (support.own.isJapanese) return !support.knowsKanji(written);
  // Only a word that the thesaurus knows would have been found in a CV in another language.
  const within = statement.terms.filter(
    (term) => term.start < end && term.end > start && term.end - term.start > 1,
  );
  return (
    within.length > 0 &&
    within.every(({ passages }) => passages.size === 0) &&
    within.some(({ ways }) => ways.length > 1)
  );
}

/** Of a name's pairs of characters, the share that a CV has where the name is in it. */
const leastCoverage = 0.6;

function coverage(name: string, { own }: Support): number {
  const folded = fold(name);
  const pairs = Array.from({ length: folded.length - 1 }, (_, at) => folded.slice(at, at + 2));
  return pairs.length === 0 ? 1 : pairs.filter((pair) => own.text.includes(pair)).length / pairs.length;
}
