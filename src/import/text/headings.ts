import { normalizeText, wordsIn } from '../../resume/read/normalize-text.ts';
import { type HeadedSection, meaningOf } from '../heading-meanings.ts';

export type TextSection = HeadedSection | 'contact' | 'references';

/** The words of headings in the interface languages, Italian and Dutch: a line of nothing else is a heading. */
const words: Readonly<Record<TextSection, string>> = {
  work: `experience experiences employment work career history positions internship internships
    berufserfahrung erfahrung erfahrungen werdegang berufstätigkeit praxiserfahrung praktika praktikum
    expérience expériences parcours emplois stages experiencia laboral trayectoria prácticas experiência esperienza
    esperienze werkervaring ervaring 職歴 職務経歴 経歴 職務要約 خبرة الخبرة خبرات الخبرات`,
  education: `education educational academic academics training studies qualifications ausbildung bildung bildungsweg
    studium schulbildung formation formations études diplômes scolarité cursus estudios educación formación académica
    educação formação acadêmica istruzione formazione opleiding opleidingen 学歴 التعليم التعليمية الدراسة المؤهلات
    العلمية`,
  skills: `skills competencies competences expertise technologies tools kenntnisse fähigkeiten kompetenzen
    fachkenntnisse compétences outils logiciels habilidades competencias aptitudes conocimientos competências
    conhecimentos competenze vaardigheden スキル 技能 مهارات المهارات`,
  languages: `language languages sprachen sprachkenntnisse fremdsprachen sprache langue langues idioma idiomas línguas
    lingue talen 言語 語学 語学力 اللغات لغات`,
  projects: `project projects projekt projekte projet projets proyecto proyectos projeto projetos progetti projecten
    プロジェクト المشاريع مشاريع`,
  publications: `publication publications papers patents veröffentlichungen publikationen publicaciones publicações
    pubblicazioni publicaties 論文 出版物 業績 المنشورات`,
  certificates: `certification certifications certificate certificates licenses licences zertifikate zertifizierungen
    weiterbildung weiterbildungen fortbildung fortbildungen certificats certificaciones certificados cursos certificações
    certificazioni certificaten 資格 免許 الشهادات شهادات`,
  awards: `award awards honors honours achievements prizes scholarships auszeichnungen auszeichnung preise stipendien
    distinctions prix premios reconocimientos prêmios prémios premi 受賞 受賞歴 賞罰 الجوائز جوائز`,
  volunteer: `volunteer volunteering voluntary ehrenamt ehrenamtliches ehrenamtliche engagement bénévolat voluntariado
    volontariato vrijwilligerswerk ボランティア التطوع`,
  interests: `interests interest hobbies hobby activities interessen freizeit loisirs intérêts intérêt intereses aficiones
    interesses passatempos interessi hobby's 趣味 特技 الهوايات الاهتمامات هوايات`,
  summary: `summary profile about me objective statement profil kurzprofil zusammenfassung über mich ziel résumé propos
    moi objectif resumen perfil sobre mí objetivo resumo mim profilo profiel 概要 自己紹介 要約 自己 الملخص نبذة الهدف
    ملخص`,
  contact: `contact contacts details information kontakt kontaktdaten daten angaben coordonnées contacto datos contato
    contactos dados contatti 連絡先 基本情報 الاتصال التواصل البيانات معلومات`,
  references: `references referees referenzen références referencias referências referenze referenties 推薦 المراجع`,
};

/** Words that stand beside those and mean no section. */
const beside = `and und et y e ed en of the my other selected relevant professional personal technical key core main
  additional further work-related it edv areas berufliche beruflicher beruflich persönliche weitere sonstige meine
  wichtige professionnelle professionnelles professionnel personnel personnelles informatiques techniques principales à de
  d des l la le les centres profesional profesionales personales técnicas informáticas profissional profissionais pessoais
  técnicas do da dos professionale professionali personali の と pr العملية المهنية الشخصية الشخصي الملف عن عني و
  background extra extracurricular`;

const titles = new Set(
  listed(`curriculum vitae, curriculum, cv, c v, lebenslauf, resume, tabellarischer lebenslauf, curriculo, hoja de vida,
    履歴書, 職務経歴書, السيرة الذاتية, سيرة ذاتية`),
);

function listed(text: string): string[] {
  return text.split(',').map(plain);
}

function plain(text: string): string {
  return wordsIn(normalizeText(text)).join(' ');
}

let known: ReadonlyMap<string, TextSection> | undefined;
let others: ReadonlySet<string> | undefined;

/** The section that a line names which says nothing else. */
export function sectionNamed(line: string): TextSection | undefined {
  if (line.length > 60 || /[\t.!?\d@]/.test(line)) return undefined;
  known ??= new Map(
    Object.entries(words).flatMap(([section, names]) =>
      wordsIn(normalizeText(names)).map((name) => [name, section as TextSection] as const),
    ),
  );
  others ??= new Set(wordsIn(normalizeText(beside)));
  // Wide letters: "E D U C A T I O N".
  const closed = /^(?:\S )+\S$/u.test(line) && line.length > 6 ? line.replaceAll(' ', '') : line;
  const said = wordsIn(normalizeText(closed));
  if (!said.every((word) => known?.has(word) || others?.has(word))) return undefined;
  const [first] = said.flatMap((word) => known?.get(word) ?? []);
  return first ?? (said.includes('background') ? 'work' : undefined);
}

/** What a line means that looks like a heading, whatever else it says. */
export function sectionMeant(line: string): TextSection | undefined {
  return sectionNamed(line) ?? meaningOf(line);
}

/** True for "Curriculum vitae", which names the document. */
export function isDocumentTitle(line: string): boolean {
  return titles.has(plain(line));
}
