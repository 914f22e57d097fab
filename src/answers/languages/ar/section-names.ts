import type { CvTopic } from '../../../resume/outline';

/** What the parts of a CV are called, as headings and in sentences. */
export const sectionNames: Readonly<Record<CvTopic, string>> = {
  summary: 'نبذة شخصية',
  skills: 'المهارات',
  languages: 'اللغات',
  work: 'الخبرات المهنية',
  internships: 'التدريب العملي',
  teachings: 'التدريس',
  partners: 'الشركاء',
  education: 'المؤهلات العلمية',
  projects: 'المشاريع',
  publications: 'المنشورات',
  certificates: 'الشهادات المهنية',
  awards: 'الجوائز',
  volunteer: 'العمل التطوعي',
  interests: 'الاهتمامات',
  references: 'التوصيات',
};
