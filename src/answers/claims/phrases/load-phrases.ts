import type { Language } from '../../languages/language-pack';
import type { ClaimPhrases } from './phrases';

/** A chunk of its own for each language: an answer needs one or two of them. */
const phrases: Readonly<Record<Language, () => Promise<ClaimPhrases>>> = {
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de,
  es: async () => (await import('./es')).es,
  ja: async () => (await import('./ja')).ja,
  ar: async () => (await import('./ar')).ar,
  pt: async () => (await import('./pt')).pt,
};

/** Loads what a language says of claims. Rejects while the site cannot be reached. */
export function loadPhrases(language: Language): Promise<ClaimPhrases> {
  return phrases[language]();
}
