import { site as ar } from './ar';
import type { SiteWords } from './en';
import { site as de } from './de';
import { site as en } from './en';
import { site as es } from './es';
import { site as fr } from './fr';
import { site as ja } from './ja';
import { site as pt } from './pt';
import type { InterfaceLanguage } from './languages';

/** For the builder, which has all languages at hand. */
export const siteWords: Readonly<Record<InterfaceLanguage, SiteWords>> = { en, fr, de, es, ja, ar, pt };
