import type { Sections } from '../sections';

export const absent = (subject: string) => `${subject}は履歴書に記載がありません。`;

const items = (noun: string) => (n: number) => `${noun}${n}件`;

export const sections: Sections = {
  summary: {
    heading: '自己紹介',
    asked: '自己紹介|プロフィール|サマリー|要約|紹介文|略歴',
    counted: items('自己紹介'),
    absent: absent('自己紹介'),
  },
  skills: {
    heading: 'スキル',
    asked: 'スキル|技術|技能|得意分野|できること',
    counted: (n) => `${n}分野のスキル`,
    absent: absent('スキルの一覧'),
  },
  languages: {
    heading: '語学',
    asked: '語学|言語|外国語|何語|か国語|ヶ国語|カ国語|話せることば|話せる言葉',
    counted: (n) => `${n}言語`,
    absent: absent('語学'),
  },
  work: {
    heading: '職歴',
    asked:
      '職歴|しょくれき|経歴|仕事|しごと|勤務先|勤め先|職場|会社|企業|雇用主|キャリア|職務|実務経験|就職|ポジション|役職|職業',
    counted: items('職歴'),
    absent: absent('職歴'),
  },
  internships: {
    heading: 'インターンシップ',
    asked: 'インターン|実習|見習い|弟子入り|研修先',
    counted: items('インターンシップ'),
    absent: absent('インターンシップ'),
  },
  teachings: {
    heading: '担当授業',
    asked: '授業|講義|講座|講師|教壇|教え子|科目|ワークショップ|セミナー|レッスン|教室',
    counted: items('担当科目'),
    absent: absent('授業や講師の経験'),
  },
  partners: {
    heading: '取引先',
    asked: '取引|顧客|クライアント|パートナー|得意先|お客さん|お客様|客先|提携先|依頼主|発注元',
    counted: items('取引先'),
    absent: absent('取引先や顧客'),
  },
  education: {
    heading: '学歴',
    asked: '学歴|がくれき|学校|大学|学位|専攻|出身校|母校|卒業|学部|進学',
    counted: items('学歴'),
    absent: absent('学歴'),
  },
  projects: {
    heading: 'プロジェクト',
    asked: 'プロジェクト|ポートフォリオ|作品|制作物|成果物|個人開発|案件|手がけた|作ったもの',
    counted: items('プロジェクト'),
    absent: absent('プロジェクト'),
  },
  publications: {
    heading: '著作・発表',
    asked: '論文|出版|著書|著作|執筆|特許|記事|書籍|学会発表|登壇|講演|研究業績|本を出|本を書',
    counted: items('著作・発表'),
    absent: absent('著作や発表'),
  },
  certificates: {
    heading: '資格',
    asked: '資格|しかく|免許|認定|検定|ライセンス',
    counted: items('資格'),
    absent: absent('資格'),
  },
  awards: {
    heading: '受賞歴',
    asked: '受賞|表彰|入賞|賞歴|の賞|な賞|か賞|賞を|アワード|メダル',
    counted: items('受賞'),
    absent: absent('受賞歴'),
  },
  volunteer: {
    heading: 'ボランティア',
    asked: 'ボランティア|社会貢献|地域活動|奉仕|慈善|無償|プロボノ|npo',
    counted: items('ボランティア活動'),
    absent: absent('ボランティア活動'),
  },
  interests: {
    heading: '趣味・関心',
    asked:
      '趣味|しゅみ|興味関心|興味のある|余暇|休みの日|休日|週末|仕事以外|プライベートで|ハマって|はまって|特技',
    counted: items('趣味・関心'),
    absent: absent('仕事以外の趣味や関心'),
  },
  references: {
    heading: '推薦',
    asked: '推薦|リファレンス|評判|身元照会',
    counted: items('推薦'),
    absent: absent('推薦者や推薦の言葉'),
  },
};
