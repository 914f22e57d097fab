import type { CvTopic } from '../../../resume/outline';

/** What the parts of a CV are called, as headings and in sentences. */
export const sectionNames: Readonly<Record<CvTopic, string>> = {
  summary: 'Resumen',
  skills: 'Competencias',
  languages: 'Idiomas',
  work: 'Experiencia laboral',
  internships: 'Prácticas',
  teachings: 'Docencia',
  partners: 'Clientes y socios',
  education: 'Formación',
  projects: 'Proyectos',
  publications: 'Publicaciones',
  certificates: 'Certificados',
  awards: 'Premios',
  volunteer: 'Voluntariado',
  interests: 'Intereses',
  references: 'Referencias',
};
