import { detectLanguage } from './detect-language';
import type { Language } from './language-pack';

/** The commonest language of each script in which no answers are given. */
const byScript = [
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Arabic}/gu, 'fa'],
] as const;

/**
 * The language that a message is shown in (BCP 47), also where it is answered in another one. `otherwise` where neither
 * words nor letters tell. A text that is mostly in Latin letters only names things in others.
 */
export function tellLanguage(text: string, otherwise: Language): string {
  const language = detectLanguage(text, otherwise);
  if (language === 'ja' || language === 'ar') return language;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const found = byScript.find(([script]) => (text.match(script)?.length ?? 0) * 2 > letters);
  return found?.[1] ?? language;
}
