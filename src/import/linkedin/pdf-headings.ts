/** Their headings in the interface languages. */
const headings = {
  contact: `Contact | Kontakt | Coordonnées | Contactar | Contatti | Contato | Contactgegevens | 連絡先 |
    جهات الاتصال`,
  skills: `Top Skills | Top-Kenntnisse | Principales compétences | Aptitudes principales |
    Competenze principali | Principais competências | Topvaardigheden | トップスキル | أهم المهارات`,
  languages: 'Languages | Sprachen | Langues | Idiomas | Lingue | Talen | 言語 | اللغات',
  certifications: `Certifications | Zertifizierungen | Bescheinigungen | Certificaciones | Certificazioni |
    Certificações | Certificeringen | 資格 | الشهادات`,
  honors: `Honors-Awards | Auszeichnungen | Distinctions | Honors & Awards | Reconocimientos | Prêmios |
    受賞歴 | التكريمات`,
  publications: `Publications | Veröffentlichungen | Publicaciones | Pubblicazioni | Publicações |
    Publicaties | 出版物 | المنشورات`,
  patents: 'Patents | Patente | Brevets | Patentes | Brevetti | 特許',
  summary: `Summary | Zusammenfassung | Résumé | Extracto | Riepilogo | Resumo | Samenvatting | 概要 |
    自己紹介 | النبذة`,
  experience: `Experience | Berufserfahrung | Expérience | Experiencia | Esperienza | Experiência |
    Ervaring | 職歴 | 経歴 | الخبرة`,
  education: `Education | Ausbildung | Formation | Educación | Formazione | Formação acadêmica | Opleiding |
    学歴 | التعليم`,
};

/** The sections of LinkedIn's profile PDF. */
export type PdfSection = keyof typeof headings;

const sections = new Map(
  Object.entries(headings).flatMap(([section, names]) =>
    names.split(/\s*\|\s*/).map((name) => [name.toLowerCase(), section as PdfSection] as const),
  ),
);

/** The section that a line begins, where it is a heading. */
export function sectionHeaded(line: string): PdfSection | undefined {
  return sections.get(line.trim().toLowerCase());
}
