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
