import { fold } from '../../text/fold';
import { meet, type Span } from '../../text/span';
import type { Case, Check } from '../check';
import { entriesOfSame, isKanji, isKatakana, supportOf, type Support } from './support';
import { isMadeOf } from './made-of';
import { ranks } from './ranks';

/** `titles` for Japanese: a rank or a profession is known by its last characters. */
export const japaneseTitles: Check = (about) => {
  const { statement, facts, named } = about;
  const support = supportOf(about);
  const own = named.filter(({ topic }) => topic !== 'education');
  for (const { index } of statement.folded.matchAll(behindTitle)) {
    const span = titleBefore(index, about);
    if (!span || isSupported(span, own, about, support)) continue;
    const what = statement.text.slice(span.start, span.end);
    const [entry] = own;
    const isHeld = support.own.text.includes(fold(what).replace(/\s+/g, ''));
    return isHeld && entry?.title
      ? { verdict: 'contradicted', reason: { kind: 'different', said: what, cv: entry.title }, entry }
      : {
          verdict: 'unsupported',
          reason: { kind: 'unmentioned', what },
          entry: facts.knowledge.cv.entries[0],
        };
  }
  return undefined;
};

/** What stands behind a title that somebody has. */
const behindTitle =
  /(?=として|を(?:[^、。をがは]{0,12}(?:務め|兼))|を(?:経験|歴任|拝命|担当し|し(?:て|ま))|に(?:就任|就い|就き|昇進|昇格|昇任|任命|抜擢|選ばれ|選出|着任|なり|なっ)|へ(?:昇進|昇格)|まで(?:昇進|昇格|務め)|で(?:す|した|も?あ[りっ]|、|いる)|だっ[たて]|の(?:職|役職|肩書|地位|ポスト|ポジション)|職を|職に|\s*[(（]|\s*、|\s*$|。)/g;

/** The last characters of words for a rank or a profession. */
const profession =
  /(?:[部課係次室局所院校学会社店房理集班隊船機団座議任科師席場区支市頭組園館塾寮駅駅][長任]|員長|主任|主査|主事|主幹|首席|取締役|役員|監査役|監査人|理事|監事|代表|支配人|監督|教授|助教|講師|教諭|教師|教員|[^教講医]師|医師|[^博修学武]士|[^専国]家|(?:部|店|販売|職|事務|係|乗務|審査|相談|研究|調査|整備|警備|指導|作業|教育|会計|評議|調理|添乗|司書|編集部)員|審査員|[翻訳記著編筆作経営創業研究指導技術]者|翻訳者|通訳|料理人|支援員|技師|[^技着歌選相右左助勝手]手|助手|事務官|教官|担当|補佐|秘書|顧問|工$|エンジニア|プログラマー?|ディレクター|マネー?ジャー|プロデューサー|デザイナー|プランナー|コンサルタント|アナリスト|アーキテクト|リーダー|チーフ|シェフ|コック|スーシェフ|ソムリエ|ライター|エディター|コーチ|トレーナー|インストラクター|セラピスト|アドバイザー|アシスタント|アルバイト|インターン|パートナー|オーナー|マスター|ドクター|ナース|パイロット|ドライバー|カメラマン|フォトグラファー|ミュージシャン|ピアニスト|チェリスト|ビオラ奏者|奏者|指揮者|ソリスト|リサーチャー|サイエンティスト|テクニシャン|オペレーター|ストラテジスト|マーケター|バリスタ|パティシエ|ceo|cto|cfo|coo)$/;
/** Words that end so and name no profession. */
const noProfession =
  /(?:一員|全員|人員|会員|社員|定員|満員|動員|作家|国家|農家|実家|画家たち|専門家|責任者|担当者|候補者|経験者|初心者|選手権|相手|得意先|若手|苦手|上手|下手|大手|右手|左手|両手|派手|歌手権|成長|延長|身長|全長|市長賞|特長|可能|業務担当|一家|武士|同士|富士|紳士|戦士|漁師町|加工|施工|着工|大工仕事|人工|木工|竣工|完工|細工|手工)$/;

/** Words of a title: separated by blanks and the middle dot at most. */
function titleBefore(at: number, { statement: { words, folded } }: Case): Span | undefined {
  let start: number | undefined;
  let last = at;
  for (const word of words.toReversed()) {
    if (word.end > last) continue;
    if (!/^[\s・&/'’*-]*$/.test(folded.slice(word.end, last))) break;
    if (/^\p{Script=Hiragana}+$/u.test(word.written) && !/^見習い?$/.test(word.written)) break;
    start = word.start;
    last = word.start;
  }
  if (start === undefined) return undefined;
  const written = folded.slice(start, at).trimEnd();
  if (/^[\x20-\x7e\u00c0-\u024f'’–]+$/.test(written))
    return isLatinTitle(at, folded) ? { start, end: at } : undefined;
  return profession.test(written) && !noProfession.test(written) ? { start, end: at } : undefined;
}

/** Only some of what stands behind Latin letters makes them a title. */
function isLatinTitle(at: number, folded: string): boolean {
  return /^(?:として(?!の経験)|を.{0,12}務め|に(?:就任|昇進|昇格)|の(?:職|役職|肩書|地位|ポスト))/.test(
    folded.slice(at),
  );
}

function isSupported(span: Span, own: Case['named'], about: Case, support: Support): boolean {
  const { statement, facts } = about;
  const parts =
    own.length > 0
      ? facts.parts.filter(
          ({ entry }) =>
            entry === undefined || entry.topic === 'summary' || entriesOfSame(own, facts).includes(entry),
        )
      : facts.parts;
  const texts = parts.map(support.own.textOf);
  const isIn = (part: string) => texts.some((text) => text.includes(part));
  const written = fold(statement.text.slice(span.start, span.end)).replace(/\s+/g, '');
  if (isIn(written)) return true;
  const inside = statement.words.filter(({ start, end }) => start >= span.start && end <= span.end);
  if (inside.every((word) => !isKanji(word.written) && !isKatakana(word.written))) {
    return inside.every(({ folded }) => folded.length < 3 || isIn(folded)) && inside.length < 2;
  }
  const held = statement.terms.filter(
    (term) =>
      meet(term, span) &&
      [...term.passages].some((passage) => parts.some(({ passages }) => passages.includes(passage))),
  );
  const isHeld = (from: number, to: number) => held.some(({ start, end }) => start <= from && end >= to);
  const last = inside.at(-1);
  return inside.every((word) => {
    const { start, end, folded } = word;
    if (folded.length < 2 || isHeld(start, end) || /^\d+$/.test(folded)) return true;
    if (isKatakana(word.written))
      return isMadeOf(
        folded,
        (part) => isIn(part) || !support.own.isJapanese || (word !== last && support.knowsKatakana(part)),
      );
    if (!isKanji(word.written)) return isIn(folded);
    return isMadeOf(folded, (part, from, to) => {
      if (isIn(part) || isHeld(start + from, start + to)) return true;
      const rank = ranks.find(([said]) => said.test(part));
      if (rank) return !support.own.isJapanese && texts.some((text) => rank[1].test(text));
      if (to < folded.length && support.knowsKanji(part)) return true;
      if (support.own.isJapanese) return word !== last && support.knowsKanji(part);
      // A word that no dictionary has may be any word of the CV.
      return part === folded.slice(from);
    });
  });
}
