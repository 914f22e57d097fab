import { anyOf, anySource } from './any-language';
import { cv as ar } from './ar/cv';
import type { CvWords } from './cv-words';
import { cv as de } from './de/cv';
import { cv as en } from './en/cv';
import { cv as es } from './es/cv';
import { cv as fr } from './fr/cv';
import { cv as ja } from './ja/cv';
import type { Language } from './language-pack';
import { cv as pt } from './pt/cv';

const words: Readonly<Record<Language, CvWords>> = { en, fr, de, es, ja, ar, pt };
const all = Object.values(words);

/** What CVs say in any language: they mix them, and are read before their language is known. */
export function inAnyCv(pattern: (words: CvWords) => RegExp): RegExp {
  return anyOf(all.map(pattern));
}

/** Words with bars between, of every language. */
export function wordsOfAnyCv(list: (words: CvWords) => string): string {
  return anySource(all.map(list));
}

export const allForms = all.map(({ forms }) => forms);
export const allNumbers = all.map(({ numbers }) => numbers);
