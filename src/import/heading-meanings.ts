export type HeadedSection =
  | 'work'
  | 'education'
  | 'projects'
  | 'publications'
  | 'skills'
  | 'languages'
  | 'awards'
  | 'certificates'
  | 'volunteer'
  | 'summary'
  | 'interests';

/** Which section of JSON Resume a heading means; headings are the owner's own words. */
const meanings: readonly (readonly [section: HeadedSection, pattern: RegExp])[] = [
  ['languages', /^(?:languages?|sprachen|sprachkenntnisse|langues|idiomas|línguas|言語)$/iu],
  ['publications', /pubb?li|patent|veröffentlichung|publica|papers|論文/iu],
  ['certificates', /certif|zertifik|licen[cs]es|資格/iu],
  ['awards', /award|honou?r|prize|auszeichnung|distinction|premios|prêmios|prémios|受賞/iu],
  ['volunteer', /volunt|ehrenamt|bénévol|ボランティア/iu],
  ['interests', /interest|hobb|loisir|freizeit|extracurricular|intereses|interesses|趣味/iu],
  ['education', /education|ausbildung|studium|bildung|formation|estudios|educación|educação|formação|学歴/iu],
  ['work', /experience|employment|work|career|beruf|expérience|experiencia|experiência|職歴|職務/iu],
  ['projects', /project|projekt|projet|proyecto|projeto|プロジェクト/iu],
  [
    'skills',
    /skill|technolog|kenntnisse|fähigkeiten|compétences|habilidades|competencias|competências|スキル/iu,
  ],
  [
    'summary',
    /summary|about|profile?|objective|zusammenfassung|über mich|résumé|profil|resumen|resumo|perfil|概要|welcome/iu,
  ],
];

/** The section that a heading of the owner's own names. */
export function meaningOf(heading: string): HeadedSection | undefined {
  const words = heading.replaceAll('_', ' ');
  return meanings.find(([, pattern]) => pattern.test(words))?.[0];
}
