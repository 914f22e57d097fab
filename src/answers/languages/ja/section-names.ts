import type { CvTopic } from '../../../resume/outline';

/** What the parts of a CV are called, as headings and in sentences. */
export const sectionNames: Readonly<Record<CvTopic, string>> = {
  summary: '自己紹介',
  skills: 'スキル',
  languages: '語学',
  work: '職歴',
  internships: 'インターンシップ',
  teachings: '担当授業',
  partners: '取引先',
  education: '学歴',
  projects: 'プロジェクト',
  publications: '著作・発表',
  certificates: '資格',
  awards: '受賞歴',
  volunteer: 'ボランティア',
  interests: '趣味・関心',
  references: '推薦',
};
