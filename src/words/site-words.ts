import type { SiteWords } from './en';
import type { InterfaceLanguage } from './languages';

const files = import.meta.glob<SiteWords>('./??.ts', { import: 'site', eager: true });

/** For the builder, which has all languages at hand. */
export const siteWords = Object.fromEntries(
  Object.entries(files).map(([file, words]) => [file.slice(2, -3), words]),
) as Readonly<Record<InterfaceLanguage, SiteWords>>;
