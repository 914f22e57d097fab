import type { CvTopic } from '../../../resume/outline';

/** What the parts of a CV are called, as headings and in sentences. */
export const sectionNames: Readonly<Record<CvTopic, string>> = {
  summary: 'Zusammenfassung',
  skills: 'Kenntnisse',
  languages: 'Sprachen',
  work: 'Berufserfahrung',
  internships: 'Praktika',
  teachings: 'Lehrtätigkeit',
  partners: 'Partner',
  education: 'Ausbildung',
  projects: 'Projekte',
  publications: 'Publikationen',
  certificates: 'Zertifikate',
  awards: 'Auszeichnungen',
  volunteer: 'Ehrenamt',
  interests: 'Interessen',
  references: 'Referenzen',
};
