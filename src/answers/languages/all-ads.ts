import { ads as ar } from './ar/ads';
import type { AdWords } from './ads';
import { ads as de } from './de/ads';
import { ads as en } from './en/ads';
import { ads as es } from './es/ads';
import { ads as fr } from './fr/ads';
import { ads as ja } from './ja/ads';
import type { Language } from './language-pack';
import { ads as pt } from './pt/ads';

const words: Readonly<Record<Language, AdWords>> = { en, fr, de, es, ja, ar, pt };

/** An ad mixes languages, as "must have" stands in German ones: all are read at once. */
export const allAds = Object.values(words);
