import type { Token } from '../../text/tokens';
import type { Span } from '../../text/span';
import { isJapanese } from '../../text/tokens';
import { areForms } from '../../text/word-forms';
import { fold } from '../../text/fold';
import { unmentioned, type Case, type Check, type Fault } from '../check';
import { cities } from './cities';
import { isKanji, isKatakana, supportOf, type Support } from './support';

/** `names` for Japanese, which marks names neither by capitals nor by blanks. */
export const japaneseNames: Check = (about) => {
  const support = supportOf(about);
  const { words } = about.statement;
  for (const [at, word] of words.entries()) {
    const { written, folded } = word;
    if (about.reader.ownerNames.has(folded) || /^\p{N}/u.test(written)) continue;
    if (isKatakana(written)) {
      if (isStrangeKatakana(word, support)) return unmentioned(written);
    } else if (isKanji(written)) {
      const name = strangeKanji(word, words[at - 1], support);
      if (name !== undefined) return unmentioned(name);
    } else if (!isJapanese(written) && /^\p{L}{2,}/u.test(written) && isStrangeLatin(word, about, support)) {
      return unmentioned(written);
    }
  }
  return employer(about, support) ?? form(about, support) ?? home(about, support);
};

function isStrangeKatakana(word: Token, support: Support): boolean {
  return word.written.length > 2 && !support.knowsWord(word) && !support.knowsKatakana(word.written);
}

function isStrangeLatin(word: Token, { facts }: Case, support: Support): boolean {
  const { written, folded } = word;
  if (support.knowsWord(word) || isUnit.test(folded)) return false;
  if (/^[A-Z]{3,6}$/.test(written) && support.own.initials.includes(folded)) return false;
  for (const own of facts.words)
    if (own.length > 3 && (own.startsWith(folded) || areForms(folded, own))) return false;
  return true;
}

const isUnit =
  /^(?:[kmgt]?(?:w|wh|b|bps|hz|g|m|l|v|va|pa)|[kmc]m\d?|mm|kg|mg|ml|db|ms|rpm|usd|eur|gbp|jpy|am|pm)$/;

/** The kind of organisation that a name ends with; what stands before it names it. */
const organisation =
  /^(.{2,}?)(大学院|大学|短期大学|専門学校|高等学校|高校|学園|学院|病院|銀行|自動車|電機|製作所|工業|重工|製薬|商事|証券|新聞社|出版社|出版|放送|協会|財団|研究所|組合|庁)$/;
/** Kanji of a place. */
const region = /^(.{2,3})(?:都|府|県|市|区|町|村)$/;
/** Behind the name of a place, in one run of kanji. */
const behindPlace =
  /(?:在住|出身|勤務|在勤|駐在|支社|支店|支部|本社|本店|生まれ|育ち|市内|県内|都内|近郊|滞在|留学)$/;

/** The name in a run of kanji that the CV lacks. */
function strangeKanji(
  { written, start, end }: Token,
  before: Token | undefined,
  support: Support,
): string | undefined {
  const name = written.replace(behindPlace, '');
  const { text, isJapanese: isJapaneseCv } = support.own;
  if (name.length < 2 || text.includes(name)) return undefined;
  if (region.test(name) || cities.has(name))
    return support.isHeld({ start, end }) || support.knowsKanji(name) ? undefined : name;
  const [, stem, kind] = organisation.exec(name) ?? [];
  // "オックスフォード大学": the katakana before it is the name.
  const isJoined = before !== undefined && before.end === start && isKatakana(before.written);
  if (isJoined && organisation.test(`ーー${name}`)) {
    // A name of another script is no claim that the CV lacks it.
    return !isJapaneseCv || text.includes(fold(before.written) + name) ? undefined : before.written + name;
  }
  if (stem === undefined || kind === undefined) return undefined;
  if (isJapaneseCv) return generic.test(stem) ? undefined : name;
  if (cities.has(stem)) return support.knowsKanji(stem) ? undefined : name;
  const isSchool = /大学|学院|学園|学校|高校/.test(kind);
  const isTold = support.meetsHeld({ start, end: start + stem.length });
  return isSchool && !isTold && !generic.test(stem) && !support.knowsKanji(stem) ? name : undefined;
}

/** Before a kind of organisation, what names none: "総合病院", "私立大学". */
const generic =
  /^(?:総合|国立|公立|私立|市立|県立|都立|府立|市内|地元|大手|外資|民間|有名|海外|国内|芸術|美術|音楽|医科|工科|女子|夜間|四年制|同じ|同|地方|母校|出身|地域|中小|業界|関連|各)+$/;

/** What somebody works for, and the particle and the verb behind it. */
const works =
  /(?:(?:で|にて)(?:は|も)?、?(?=.{0,28}(?:働|勤|在籍|所属|務め|雇わ))|に(?:は|も)?、?(?=.{0,24}(?:勤|在籍|所属|入社|入職|就職|転職|入り|入っ|加わ|移り|移っ|雇わ|採用さ))|へ(?=.{0,12}(?:移|転職|入))|を(?=.{0,10}(?:離れ|退職|退社|辞め|経て))|(?=勤務|在籍|所属|出身|入社|退社|を経て|の前[はに]|での|の社員|の職員|の従業員))/g;

/** What is said to employ the owner has to be in the CV. */
function employer(about: Case, support: Support): Fault | undefined {
  const { text, folded } = about.statement;
  for (const { index } of folded.matchAll(works)) {
    const span = phraseBefore(index, about);
    if (!span) continue;
    const written = text.slice(span.start, span.end);
    if (isKnownPhrase(span, about, support)) continue;
    return unmentioned(written);
  }
  return undefined;
}

/** Words in a row that nothing separates, up to a place in the sentence. */
function phraseBefore(at: number, { statement: { words } }: Case): Span | undefined {
  let start: number | undefined;
  let end = at;
  for (const word of words.toReversed()) {
    if (word.end > end) continue;
    if (word.end !== end || /^\p{Script=Hiragana}+$/u.test(word.written)) break;
    start = word.start;
    end = start;
  }
  return start === undefined ? undefined : { start, end: at };
}

function isKnownPhrase(span: Span, about: Case, support: Support): boolean {
  const { text, words, dates, lengths, numbers } = about.statement;
  if (support.meetsHeld(span)) return true;
  const written = fold(text.slice(span.start, span.end));
  if (written.length < 2 || support.own.text.includes(written)) return true;
  if ([...dates, ...lengths, ...numbers].some((each) => each.start < span.end && span.start < each.end))
    return true;
  return words
    .filter(({ start, end }) => start >= span.start && end <= span.end)
    .every(
      (word) =>
        support.knowsWord(word) ||
        about.reader.ownerNames.has(word.folded) ||
        (isKanji(word.written) ? support.knowsKanji(word.written) || !support.own.isJapanese : true),
    );
}

const companyForm = /(?:株式|有限|合同|合資)会社|(?:医療|学校|社会福祉|社団|財団|独立行政|npo)法人/g;
/** Letters of a name behind its form. */
const nameLength = 2;

/** "株式会社" begins or ends a name, which has to be the CV's. */
function form(about: Case, support: Support): Fault | undefined {
  const { text, folded } = about.statement;
  if (!support.own.isJapanese) return undefined;
  for (const { 0: kind, index } of folded.matchAll(companyForm)) {
    const end = index + kind.length;
    const behind = folded.slice(end).trimStart().slice(0, nameLength);
    const before = folded.slice(Math.max(0, index - nameLength), index).trim();
    if (!/^[\p{L}\p{N}]{2}/u.test(behind) || /^[はがをにでのと]/.test(behind)) {
      if (before.length < nameLength || support.own.text.includes(before + kind)) continue;
      return unmentioned(text.slice(Math.max(0, index - 4), end));
    }
    if (support.own.text.includes(kind + behind) || support.own.text.includes(behind + kind)) continue;
    return unmentioned(text.slice(index, end + nameOf(folded.slice(end)).length));
  }
  return undefined;
}

/** The name that begins a text, as far as one script goes. */
function nameOf(text: string): string {
  const [first = ''] =
    /^(?:[\p{Script=Han}々]+|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}+|[a-z]+)/u.exec(text) ?? [];
  return first.slice(0, 12);
}

const residence = /在住|に住|に暮ら|で暮ら|に居住|居住|を拠点|に拠点|が拠点/g;

/** Where somebody lives has to be where the CV says so. */
function home(about: Case, support: Support): Fault | undefined {
  const { folded, text } = about.statement;
  const { location } = about.facts.knowledge.cv.person;
  if (location === undefined) return undefined;
  const own = fold(location).replace(/\s+/g, '');
  for (const { index } of folded.matchAll(residence)) {
    const span = phraseBefore(index, about);
    if (!span) continue;
    const place = fold(text.slice(span.start, span.end)).replace(/(?:市内|県内|都内|在住|周辺|近郊|内)$/, '');
    if (place.length < 2 || isPlaceOf(place, own, support)) continue;
    return {
      verdict: 'contradicted',
      reason: { kind: 'different', said: text.slice(span.start, span.end), cv: location },
    };
  }
  return undefined;
}

function isPlaceOf(
  place: string,
  own: string,
  { own: { isJapanese: isJapaneseCv }, knowsKanji }: Support,
): boolean {
  if (own.includes(place) || place.includes(own)) return true;
  const bare = place.replace(/[都府県市区]$/, '');
  if (own.includes(bare)) return true;
  if (cities.get(bare)?.some((each) => own.includes(each))) return true;
  if (/\p{Script=Katakana}/u.test(place) && !isJapaneseCv) return true;
  return (
    !cities.has(bare) &&
    !/[都府県市区町村]$/.test(place) &&
    (knowsKanji(place) || !/^[\p{Script=Han}々]+$/u.test(place))
  );
}
