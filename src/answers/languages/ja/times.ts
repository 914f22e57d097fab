import type { TimeWords } from '../../time/time-words';

export const times: TimeWords = {
  seasons: { spring: '春', summer: '夏', autumn: '秋', winter: '冬' },
  parts: {
    early: '初め|はじめ|始め|初頭|前半|の頭',
    mid: '半ば|なかば|中頃|中ごろ',
    late: '終わり|おわり|末|暮れ|後半',
  },
  joins: 'の',
  inside: /(?!)/,
  thisYear: '今年',
  lastYear: '去年|昨年',
  lastYears: /(?:ここ|過去|この|直近)の?(\d+|[一二三四五六七八九十])年/,
  lastMonths: /(?:ここ|過去|この|直近)の?(\d+|[一二三四五六七八九十])(?:か月|ヶ月|カ月|ヵ月)/,
  yearsAgo: /(\d+|[一二三四五六七八九十])年前/,
  decade: /((?:19|20)\d0)年代/,
  units: '入社|退社|開始|終了|就任|期間|時期|年|月|間|全部',
  long: '長く|長い|長か|長さ|期間|年数|長',
  short: '短',
  later: 'より後|が後|後に|新しい',
  old: '何年前|どのくらい前|どれくらい前|いつの',
  selfEmployed:
    '自分の店|開業|フリーランス|個人事業|独立して|独立後|自営|自分の会社|自分の事務所|個人で|事務所を開|事務所を構|事務所を設立|店を開|会社を作|会社を設立|会社を立ち上げ|起業',
};
