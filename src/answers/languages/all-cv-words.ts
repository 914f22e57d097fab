import { cv as ar } from './ar/cv';
import type { CvWords } from './cv-words';
import { addCvWords, useCvWords } from './cv-words-in-use';
import { cv as de } from './de/cv';
import { cv as en } from './en/cv';
import { cv as es } from './es/cv';
import { cv as fr } from './fr/cv';
import { cv as ja } from './ja/cv';
import { type Language, languages } from './language-pack';
import { cv as pt } from './pt/cv';

/** What CVs say in every language at once, for programs that run in Node; the site loads those of its CV (`load-pack.ts`). */
export const allCvWords: Readonly<Record<Language, CvWords>> = { en, fr, de, es, ja, ar, pt };
for (const language of languages) addCvWords(language, allCvWords[language]);
useCvWords(languages);
