import { pack as ar } from './ar';
import { pack as de } from './de';
import { pack as en } from './en';
import { pack as es } from './es';
import { pack as fr } from './fr';
import { pack as ja } from './ja';
import { pack as pt } from './pt';
import type { Language, LanguagePack } from './language-pack';

/** Every language at once, for programs that run in Node; the site loads each with its first message (`load-pack.ts`). */
export const allPacks: Readonly<Record<Language, LanguagePack>> = { en, fr, de, es, ja, ar, pt };
