import type { CvTopic } from '../../../resume/outline';

/** What the parts of a CV are called, as headings and in sentences. */
export const sectionNames: Readonly<Record<CvTopic, string>> = {
  summary: 'Resumo',
  skills: 'Competências',
  languages: 'Idiomas',
  work: 'Experiência profissional',
  internships: 'Estágios',
  teachings: 'Docência',
  partners: 'Clientes e parceiros',
  education: 'Formação',
  projects: 'Projetos',
  publications: 'Publicações',
  certificates: 'Certificados',
  awards: 'Distinções',
  volunteer: 'Voluntariado',
  interests: 'Interesses',
  references: 'Referências',
};
