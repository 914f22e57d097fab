import type { CvWords } from './cv-words';
import { addCvWords } from './cv-words-in-use';
import type { Grammar } from './grammar';
import type { Language, LanguagePack } from './language-pack';

const packs: Readonly<Record<Language, () => Promise<{ readonly pack: LanguagePack }>>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
  de: () => import('./de'),
  es: () => import('./es'),
  ja: () => import('./ja'),
  ar: () => import('./ar'),
  pt: () => import('./pt'),
};

/** Loads what is known of a language; a chunk of its own for each. Rejects while the site cannot be reached. */
export async function loadPack(language: Language): Promise<LanguagePack> {
  const { pack } = await packs[language]();
  return pack;
}

const grammars: Readonly<Record<Language, () => Promise<Grammar>>> = {
  en: async () => (await import('./en/grammar')).grammar,
  fr: async () => (await import('./fr/grammar')).grammar,
  de: async () => (await import('./de/grammar')).grammar,
  es: async () => (await import('./es/grammar')).grammar,
  ja: async () => (await import('./ja/grammar')).grammar,
  ar: async () => (await import('./ar/grammar')).grammar,
  pt: async () => (await import('./pt/grammar')).grammar,
};

/** Loads the grammar of a language; a chunk of its own for each. Rejects while the site cannot be reached. */
export function loadGrammar(language: Language): Promise<Grammar> {
  return grammars[language]();
}

const cvWords: Readonly<Record<Language, () => Promise<CvWords>>> = {
  en: async () => (await import('./en/cv')).cv,
  fr: async () => (await import('./fr/cv')).cv,
  de: async () => (await import('./de/cv')).cv,
  es: async () => (await import('./es/cv')).cv,
  ja: async () => (await import('./ja/cv')).cv,
  ar: async () => (await import('./ar/cv')).cv,
  pt: async () => (await import('./pt/cv')).cv,
};

/** Loads what CVs say in these languages, for `inLanguages`. Rejects while the site cannot be reached. */
export async function loadCvWords(chosen: readonly Language[]): Promise<void> {
  await Promise.all(chosen.map(async (language) => addCvWords(language, await cvWords[language]())));
}
