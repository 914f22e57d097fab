import type { Language } from '../languages/language-pack';
import type { OwnChecks } from './check';

/** A chunk of its own, which only Japanese answers need. */
export async function loadOwnChecks(language: Language): Promise<OwnChecks | undefined> {
  return language === 'ja' ? (await import('./japanese/checks')).japaneseChecks : undefined;
}
