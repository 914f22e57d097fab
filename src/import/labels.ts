import { attempt } from '../shared/attempt.ts';

/** A group of all skills, six of some, and the level of a mother tongue. */
const names = [
  'skills',
  'digitalSkills',
  'communication',
  'organisation',
  'jobRelated',
  'otherSkills',
  'driving',
  'native',
] as const;

/** The few words that an importer has to add to a CV, in the language of the CV. */
export type Labels = Readonly<Record<(typeof names)[number], string>> & {
  /** LinkedIn's five, from elementary to native. */
  readonly levels: readonly string[];
  /** The five dimensions of the European framework: listening, reading, interaction, speaking, writing. */
  readonly dimensions: readonly string[];
};

/** The names, the levels and the dimensions of each language, a line each. */
const texts: Readonly<Record<string, string>> = {
  en: `Skills | Digital skills | Communication | Organisation | Job-related skills | Other skills | Driving licence | Native
    Elementary | Limited working | Professional working | Full professional | Native or bilingual
    listening | reading | conversation | speaking | writing`,
  de: `Kenntnisse | Digitale Kompetenzen | Kommunikation | Organisation | Berufliche Kompetenzen | Weitere Kompetenzen | Führerschein | Muttersprache
    Grundkenntnisse | Gute Kenntnisse | Fließend | Verhandlungssicher | Muttersprachlich oder zweisprachig
    Hören | Lesen | Gespräch | Sprechen | Schreiben`,
  fr: `Compétences | Compétences numériques | Communication | Organisation | Compétences professionnelles | Autres compétences | Permis de conduire | Langue maternelle
    Notions | Compétence professionnelle limitée | Compétence professionnelle | Capacité professionnelle complète | Bilingue ou langue natale
    écoute | lecture | conversation | expression orale | écriture`,
  es: `Competencias | Competencias digitales | Comunicación | Organización | Competencias profesionales | Otras competencias | Permiso de conducir | Lengua materna
    Competencia básica | Competencia profesional limitada | Competencia profesional | Competencia profesional completa | Competencia nativa o bilingüe
    escucha | lectura | conversación | expresión oral | escritura`,
  pt: `Competências | Competências digitais | Comunicação | Organização | Competências profissionais | Outras competências | Carta de condução | Língua materna
    Básico | Intermédio | Avançado | Fluente | Nativo ou bilingue
    compreensão oral | leitura | conversação | expressão oral | escrita`,
  ja: `スキル | デジタルスキル | コミュニケーション | 組織力 | 業務スキル | その他のスキル | 運転免許 | 母語
    初級 | 業務上限定レベル | ビジネスレベル | 上級ビジネスレベル | ネイティブまたはバイリンガル
    聞く | 読む | 会話 | 話す | 書く`,
  ar: `المهارات | المهارات الرقمية | التواصل | التنظيم | المهارات المهنية | مهارات أخرى | رخصة القيادة | اللغة الأم
    مستوى مبتدئ | مستوى عملي محدود | مستوى مهني | مستوى مهني كامل | لغة أم أو ثنائي اللغة
    الاستماع | القراءة | المحادثة | التحدث | الكتابة`,
};

/** Of a locale that has no words here: English. */
export function labelsOf(locale: string): Labels {
  const text = texts[locale] ?? texts['en'] ?? '';
  const [line = [], levels = [], dimensions = []] = text.split('\n').map((each) => each.trim().split(' | '));
  const named = Object.fromEntries(names.map((name, index) => [name, line[index]]));
  return { ...(named as Record<(typeof names)[number], string>), levels, dimensions };
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

/** The language's name in a language, from a code of two or three letters; any other text stays as it is. */
export function languageName(code: string, locale: string): string {
  if (!/^[a-z]{2,3}(?:[-_][a-z]{2,4})?$/i.test(code)) return code;
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const name = attempt(() => names.of(code.replace('_', '-').toLowerCase()));
  return name === undefined ? code : name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** A locale that `Intl` knows, for a tag that a file names; English for others. */
export function localeOf(tag: string | undefined): string {
  const language = /^[a-z]{2}/i.exec(tag ?? '')?.[0].toLowerCase() ?? 'en';
  return Intl.DisplayNames.supportedLocalesOf(language).length > 0 ? language : 'en';
}
