import type { ClaimPhrases } from './claim-phrases';
import type { Language } from './language-pack';

/** A chunk of its own for each language: an answer needs one or two of them. */
const phrases: Readonly<Record<Language, () => Promise<ClaimPhrases>>> = {
  en: async () => (await import('./en/claims')).claims,
  fr: async () => (await import('./fr/claims')).claims,
  de: async () => (await import('./de/claims')).claims,
  es: async () => (await import('./es/claims')).claims,
  ja: async () => (await import('./ja/claims')).claims,
  ar: async () => (await import('./ar/claims')).claims,
  pt: async () => (await import('./pt/claims')).claims,
};

/** Loads what a language says of claims. Rejects while the site cannot be reached. */
export function loadClaimPhrases(language: Language): Promise<ClaimPhrases> {
  return phrases[language]();
}
