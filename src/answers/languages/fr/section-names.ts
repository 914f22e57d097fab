import type { CvTopic } from '../../../resume/outline';

/** What the parts of a CV are called, as headings and in sentences. */
export const sectionNames: Readonly<Record<CvTopic, string>> = {
  summary: 'Présentation',
  skills: 'Compétences',
  languages: 'Langues',
  work: 'Expérience professionnelle',
  internships: 'Stages',
  teachings: 'Enseignement',
  partners: 'Partenaires',
  education: 'Formation',
  projects: 'Projets',
  publications: 'Publications',
  certificates: 'Certifications',
  awards: 'Distinctions',
  volunteer: 'Bénévolat',
  interests: 'Centres d’intérêt',
  references: 'Références',
};
