/** The few words that an importer has to add to a CV, in the language of the CV. */
export interface Labels {
  /** The name of one group that holds all skills. */
  readonly skills: string;
  readonly digitalSkills: string;
  readonly communication: string;
  readonly organisation: string;
  readonly jobRelated: string;
  readonly otherSkills: string;
  readonly driving: string;
  /** The level of a mother tongue. */
  readonly native: string;
  /** LinkedIn's five, from elementary to native. */
  readonly levels: readonly string[];
  /** The five dimensions of the European framework: listening, reading, interaction, speaking, writing. */
  readonly dimensions: readonly string[];
}

/** The parts of a text between bars. */
const listed = (text: string): readonly string[] => text.split(' | ');

const en: Labels = {
  skills: 'Skills',
  digitalSkills: 'Digital skills',
  communication: 'Communication',
  organisation: 'Organisation',
  jobRelated: 'Job-related skills',
  otherSkills: 'Other skills',
  driving: 'Driving licence',
  native: 'Native',
  levels: listed(
    'Elementary | Limited working | Professional working | Full professional | Native or bilingual',
  ),
  dimensions: listed('listening | reading | conversation | speaking | writing'),
};

const all: Readonly<Record<string, Labels>> = {
  en,
  de: {
    skills: 'Kenntnisse',
    digitalSkills: 'Digitale Kompetenzen',
    communication: 'Kommunikation',
    organisation: 'Organisation',
    jobRelated: 'Berufliche Kompetenzen',
    otherSkills: 'Weitere Kompetenzen',
    driving: 'Führerschein',
    native: 'Muttersprache',
    levels: listed(
      'Grundkenntnisse | Gute Kenntnisse | Fließend | Verhandlungssicher | Muttersprachlich oder zweisprachig',
    ),
    dimensions: listed('Hören | Lesen | Gespräch | Sprechen | Schreiben'),
  },
  fr: {
    skills: 'Compétences',
    digitalSkills: 'Compétences numériques',
    communication: 'Communication',
    organisation: 'Organisation',
    jobRelated: 'Compétences professionnelles',
    otherSkills: 'Autres compétences',
    driving: 'Permis de conduire',
    native: 'Langue maternelle',
    levels: listed(
      'Notions | Compétence professionnelle limitée | Compétence professionnelle | Capacité professionnelle complète | Bilingue ou langue natale',
    ),
    dimensions: listed('écoute | lecture | conversation | expression orale | écriture'),
  },
  es: {
    skills: 'Competencias',
    digitalSkills: 'Competencias digitales',
    communication: 'Comunicación',
    organisation: 'Organización',
    jobRelated: 'Competencias profesionales',
    otherSkills: 'Otras competencias',
    driving: 'Permiso de conducir',
    native: 'Lengua materna',
    levels: listed(
      'Competencia básica | Competencia profesional limitada | Competencia profesional | Competencia profesional completa | Competencia nativa o bilingüe',
    ),
    dimensions: listed('escucha | lectura | conversación | expresión oral | escritura'),
  },
  pt: {
    skills: 'Competências',
    digitalSkills: 'Competências digitais',
    communication: 'Comunicação',
    organisation: 'Organização',
    jobRelated: 'Competências profissionais',
    otherSkills: 'Outras competências',
    driving: 'Carta de condução',
    native: 'Língua materna',
    levels: listed('Básico | Intermédio | Avançado | Fluente | Nativo ou bilingue'),
    dimensions: listed('compreensão oral | leitura | conversação | expressão oral | escrita'),
  },
  ja: {
    skills: 'スキル',
    digitalSkills: 'デジタルスキル',
    communication: 'コミュニケーション',
    organisation: '組織力',
    jobRelated: '業務スキル',
    otherSkills: 'その他のスキル',
    driving: '運転免許',
    native: '母語',
    levels: listed(
      '初級 | 業務上限定レベル | ビジネスレベル | 上級ビジネスレベル | ネイティブまたはバイリンガル',
    ),
    dimensions: listed('聞く | 読む | 会話 | 話す | 書く'),
  },
  ar: {
    skills: 'المهارات',
    digitalSkills: 'المهارات الرقمية',
    communication: 'التواصل',
    organisation: 'التنظيم',
    jobRelated: 'المهارات المهنية',
    otherSkills: 'مهارات أخرى',
    driving: 'رخصة القيادة',
    native: 'اللغة الأم',
    levels: listed('مستوى مبتدئ | مستوى عملي محدود | مستوى مهني | مستوى مهني كامل | لغة أم أو ثنائي اللغة'),
    dimensions: listed('الاستماع | القراءة | المحادثة | التحدث | الكتابة'),
  },
};

/** Of a locale that has no words here: English. */
export function labelsOf(locale: string): Labels {
  return all[locale] ?? en;
}

/** One level of a language from its five; undefined where none is given. */
export function levelOf(levels: readonly (string | undefined)[], { dimensions }: Labels): string | undefined {
  const grouped = new Map<string, string[]>();
  for (const [index, level] of levels.entries()) {
    if (level === undefined) continue;
    grouped.set(level, [...(grouped.get(level) ?? []), dimensions[index] ?? '']);
  }
  if (grouped.size <= 1) return [...grouped.keys()][0];
  return [...grouped].map(([level, names]) => `${level} (${names.join(', ')})`).join(', ');
}
