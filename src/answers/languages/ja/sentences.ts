import { isJapanese } from '../../text/tokens';
import type { Line, Sentences } from '../sentences';
import { absent, sections } from './sections';

/** True for what a CV in another language says, but not for a year alone. */
const isForeign = (text: string) => /\p{Script=Latin}{2}/u.test(text) && !isJapanese(text);

/** "2024" is a year in a Japanese sentence only with its counter; "2024年3月" has it already. */
const dated = (text: string) =>
  isForeign(text) ? text : text.replace(/(?<!\d)(?:19|20)\d\d(?![\d年])/g, '$&年');

/** The title comes first and the rest in brackets, so that lines stay apart in a list joined by "、". */
const line = ({ title, organisation, period }: Line) => {
  const rest = [organisation, period && dated(period)].filter(Boolean).join('、');
  return rest === '' ? title : `${title}（${rest}）`;
};

const inBrackets = (text: string | undefined) => (text ? `（${text}）` : '');
export const sentences: Sentences = {
  andMore: (listed, more) => `${listed}、ほか${more}件`,
  line,
  // Intl separates number and unit by a space, which Japanese text does not have.
  yearsAndMonths: (years, months) => [years, months].join('').replace(/\s/g, ''),
  lessThanAMonth: '1か月未満',
  about: (duration) => `約${duration}`,
  atLeast: (duration) => `少なくとも${duration}`,
  span: (from, to) => `${dated(from?.text ?? '')}〜${to ? dated(to.text) : '現在'}`,
  yes: (sentence) => `はい、${sentence}`,
  yesAgainst: (sentence) => `いいえ、${sentence}`,
  no: (sentence) => `いいえ、${sentence}`,

  workedOut: '履歴書の日付から計算しました。',
  readAs: (written, read) => `「${written}」は${read}のことと読み取りました。`,

  who: (name, headline, place) =>
    `こちらは${headline ? `${headline}、` : ''}${name}さんの履歴書です${inBrackets(place && `拠点は${place}`)}。`,
  occupation: (name, headline) => `履歴書によると、${name}さんの職業は${headline}です。`,
  lives: (name, place) => `${name}さんの拠点は${place}です。`,
  contact: (name, ways) => `${name}さんへのご連絡はこちらへどうぞ：${ways}。`,
  noChannel: absent,
  channels: {
    email: 'メールアドレス',
    phone: '電話番号',
    website: 'ウェブサイト',
    address: '住所',
    profile: 'そのようなアカウント',
  },
  write: (name) => `${name}さんにメールを書く`,
  hasPdf: (name, link) => `${name}さんの履歴書のPDFはこちらです：${link}。`,
  noPdf: (name) =>
    `このページそのものが${name}さんの履歴書です。ブラウザーの「印刷」からPDFとして保存できます。`,

  unsaid: {
    availability: (name) => absent(`${name}さんがいつから働けるか`),
    salary: (name) => absent(`${name}さんが希望する報酬`),
    'work-permit': (name) => absent(`${name}さんの就労許可やビザ`),
    remote: (name) => absent(`${name}さんが希望する働く場所や時間`),
    relocation: (name) => absent(`${name}さんが転居や出張に応じられるか`),
    motivation: (name) => absent(`${name}さんの動機や今後の希望`),
    weaknesses: (name) => `自分の弱みを書く人はめずらしいものです。${absent(`${name}さんの弱み`)}`,
    character: (name) => absent(`一緒に働くときの${name}さんの人柄`),
    nationality: (name) => absent(`${name}さんの国籍`),
    age: (name) => absent(`${name}さんの年齢`),
    grades: (name) => absent(`${name}さんの成績`),
    location: (name) => absent(`${name}さんのお住まい`),
    references: () => absent('推薦者や推薦の言葉'),
    leadership: (name) => absent(`${name}さんがチームを率いたことがあるか`),
    achievements: () => absent('実績の一覧'),
  },
  askOwner: (name, way) => `${name}さんご本人にお尋ねください：${way}。`,
  askOwnerInPerson: (name) => `お答えできるのは${name}さんご本人だけです。`,
  readInPart: '長いメッセージのため、はじめと終わりだけを読みました。',
  ownerAnswers: (name) => `${name}さんご本人の回答：`,
  hire: (name, way) =>
    way === undefined
      ? `うれしいお話です。ぜひ${name}さんと直接お話しください。`
      : `うれしいお話です。ぜひ${name}さんと直接お話しください：${way}。`,

  notInCv: (term) => absent(`「${term}」`),
  notInWords: (term) => absent(`「${term}」という言葉`),
  groupHas: (group, listed) => `「${group}」の項目には${listed}があります。`,
  mentionedUnder: (term, headings) => `${term}は履歴書の${headings}に出てきます。`,
  usedAt: (term, places) => `${term}は${places}に出てきます。`,
  closest: '履歴書でいちばん近いところはこちらです：',
  unmatched: (language) => `履歴書は${language}で書かれており、質問の言葉のすべては見つかりませんでした。`,
  nothing: (name) =>
    `そのことは履歴書に記載がありません。お伝えできるのは${name}さんの履歴書にあることだけです。`,
  nothingMore: 'このことについて、履歴書にこれ以上の記載はありません。',
  parts: (links) => `引用できる項目：${links}。`,
  part: sections,
  has: (counted, listed) => `履歴書には${counted}があります${listed ? `：${listed}` : ''}。`,

  worksNow: (name, title, organisation, since) =>
    `${name}さんは現在、${organisation ? `${organisation}で` : ''}${title}として働いています${inBrackets(since && `${dated(since.text)}から`)}。`,
  noCurrentJob: (name, latest) =>
    `${absent(`${name}さんの現在の仕事`)}${latest ? `直近の仕事：${latest}。` : ''}`,
  firstJob: (name, job) => `履歴書にある${name}さんの最初の仕事は${job}です。`,
  previousJob: (name, job) => `${name}さんの前職は${job}です。`,
  latestJob: (name, job) => `${name}さんの直近の仕事は${job}です。`,
  longestJob: (name, job, duration) =>
    `${name}さんがいちばん長く続けた仕事は${job}で、期間は${duration}です。`,
  shortestJob: (name, job, duration) =>
    `${name}さんのいちばん短かった仕事は${job}で、期間は${duration}です。`,
  before: (subject, job) => `${subject}の前は${job}です。`,
  after: (subject, job) => `${subject}の後は${job}です。`,
  nothingBefore: (subject) => absent(`${subject}より前のこと`),
  nothingAfter: (subject) => absent(`${subject}より後のこと`),
  workedAt: (name, job) => `${name}さんの経歴には${job}があります。`,
  inPlace: (place, lines) => `${place}での経歴は${lines}です。`,
  atTime: (time, lines) => `${dated(time)}は${lines}です。`,
  nothingAtTime: (time) => absent(`その時期（${dated(time)}）のこと`),
  started: (subject, { text }) => `${subject}は${dated(text)}からです。`,
  ended: (subject, { text }) => `${subject}は${dated(text)}までです。`,
  ongoing: (subject, since) =>
    `${subject}は現在も続いています${inBrackets(since && `${dated(since.text)}から`)}。`,
  stated: (text) => `履歴書には${text}があります。`,
  says: (subject, line) => `${subject}には「${line}」とあります。`,
  happened: (subject, span) => `${subject}は${dated(span)}です。`,
  noDate: (subject) => absent(`${subject}の日付`),
  lasted: (subject, duration, span) =>
    `履歴書の日付によると、${subject}の期間は${duration}です（${dated(span)}）。`,
  totalExperience: (name, duration, since) =>
    `${name}さんの職務経験は、${dated(since.text)}から通算で${duration}です。`,
  skillYears: (skill, duration, places) =>
    `履歴書の日付によると、${skill}が出てくる期間は合わせて${duration}です（${places}）。`,
  gap: (spans) => `経歴と経歴のあいだが空いている期間：${dated(spans)}。`,
  noGaps: '履歴書の日付では、経歴が3か月以上の空白なく続いています。',
  longer: (subject, duration, other, otherDuration) =>
    `長いのは${subject}で、${duration}です。${other}は${otherDuration}です。`,
  earlier: (subject, when, other, otherWhen) =>
    `先は${subject}（${dated(when.text)}）、後が${other}（${dated(otherWhen.text)}）です。`,
  bothInCv: (first, second) =>
    `どちらも履歴書にあります：${first}、${second}。どちらが得意かまでは触れていません。`,

  studied: (name, degree) => `${name}さんの学歴は${degree}です。`,
  highestDegree: (name, degree) => `${name}さんの最終学歴は${degree}です。`,
  degrees: {
    school: '高校卒業の学歴',
    vocational: '専門学校や職業訓練の修了',
    bachelor: '学士号',
    master: '修士号',
    doctorate: '博士号',
  },
  classes: {
    'programming-language': 'プログラミング言語',
    framework: 'フレームワークとライブラリ',
    database: 'データベース',
    cloud: 'クラウドとインフラ',
    'operating-system': 'オペレーティングシステム',
    tool: 'ツール',
    'design-software': 'デザインソフト',
    'office-software': 'オフィスソフト',
    'machine-learning': '機械学習',
    web: 'ウェブ技術',
    method: '手法',
    machine: '機械と設備',
    'soft-skill': 'ソフトスキル',
  },
  ofClass: (className, listed) => `履歴書にある${className}は${listed}です。`,
  speaks: (name, language, level) => `${name}さんは${language}を話せます${inBrackets(level)}。`,
  native: (name, languages) => `${name}さんの母語は${languages}です。`,
  noNative: (languages) => `${absent('どの言語が母語か')}履歴書にある言語：${languages}。`,
  grade: (degree, score) => `${degree}の成績は${score}です。`,

  smalltalk: {
    greeting: [
      (name) => `こんにちは！ ${name}さんの仕事、スキル、学歴のことなら、履歴書からお答えします。`,
      (name) => `ようこそ！ ${name}さんのどんなことをお知りになりたいですか。`,
    ],
    thanks: [
      (name) => `どういたしまして！ ${name}さんについて、ほかにも気になることがあればどうぞ。`,
      (name) => `お役に立ててうれしいです。続きは${name}さんの履歴書にまだまだあります。`,
    ],
    goodbye: [
      (name) => `${name}さんに興味を持ってくださり、ありがとうございました。よい一日を！`,
      () => `またいつでもどうぞ。履歴書はここでお待ちしています。`,
    ],
    smalltalk: [
      (name) =>
        `世間話は修業中ですが、おかげさまで元気です。${name}さんのことなら、もう少し上手にお話しできます。`,
      (name) => `にっこり受け止めて、得意な話題に戻りますね。${name}さんの履歴書のことです。`,
    ],
    bot: [
      (name) =>
        `私は${name}さんのAIアシスタントで、本人ではなくプログラムです。いまは言語モデルを使わず、履歴書から事実を探して引用しています。`,
    ],
    help: [
      (name) =>
        `履歴書で分かることなら何でもどうぞ：${name}さんの今の仕事、職歴、期間、スキル、語学、学歴、連絡先など。求人票を貼り付けていただければ、条件を一つずつ履歴書と並べてお見せします。`,
    ],
    privacy: [
      () =>
        `ご質問はこのタブの中だけにあります。回答はお使いの端末で調べており、どこにも送信していません。タブを閉じると会話も消えます。`,
    ],
    derail: [
      (name) => `お見事な変化球ですが、私の台本は${name}さんの履歴書だけです。何をお知りになりたいですか。`,
      (name) => `その発想に座布団を一枚！ とはいえ私の持ちネタは一つ、${name}さんの履歴書です。`,
    ],
    otherTask: [
      (name) => `申し訳ございません、それは専門外です。${name}さんについてのご質問なら喜んで承ります。`,
      (name) => `そちらは得意な方にお任せします。私がご案内できるのは${name}さんの仕事です。`,
    ],
    acknowledge: [
      (name) => `かしこまりました。${name}さんについて、次は何をお知りになりたいですか。`,
      (name) => `何よりです。${name}さんの履歴書には続きがありますので、どうぞお尋ねください。`,
    ],
  },
  private: (name) => `${absent('それ')}${name}さんの仕事、学歴、スキルについてお答えします。`,

  fit: {
    intro: '求人の条件と、それに当たる履歴書の記載です：',
    verdict: (all, met, partly, missing) => {
      const rest = [partly && `近いものが${partly}件`, missing && `記載のないものが${missing}件`].filter(
        Boolean,
      );
      return `**条件${all}件のうち${met}件が履歴書にあります**。${rest.length === 0 ? '' : `${rest.join('、')}です。`}`;
    },
    requirement: '求人の条件',
    inCv: '履歴書の記載',
    notInCv: '履歴書に記載がありません',
    noRequirements: 'この文章からは、応募の条件を読み取れませんでした。',
    invite: (name) =>
      `求人票をここに貼り付けてください。条件を一つずつ、${name}さんの履歴書の当てはまるところと並べてお見せします。`,
  },
};
