import { numbers as ar } from './ar/numbers';
import { numbers as de } from './de/numbers';
import { numbers as en } from './en/numbers';
import { numbers as es } from './es/numbers';
import { numbers as fr } from './fr/numbers';
import { numbers as ja } from './ja/numbers';
import type { Language } from './language-pack';
import type { NumberWords } from './numbers';
import { numbers as pt } from './pt/numbers';

const words: Readonly<Record<Language, NumberWords>> = { en, fr, de, es, ja, ar, pt };

/** A CV and what is asked about it write numbers in any of the languages. */
export const allNumbers = Object.values(words);
