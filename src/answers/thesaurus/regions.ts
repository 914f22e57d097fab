import { codes } from '../entities/countries';
import { languages } from '../languages/language-pack';

const languageCodes =
  'en fr de es ja it pt nl da sv nb fi is pl cs sk hu ro bg el ru uk be sr hr bs sl mk sq et lv lt tr ar he fa ps ur hi bn pa gu ta te ml mr ne si th vi lo km my id ms tl zh yue ko mn ka hy az kk uz sw am so ha yo ig zu xh af mg wo ln rw ca eu gl br co oc cy ga gd mt lb la eo yi ku ti';

/** Each language that CVs name, in each of the site's languages and in its own. */
export const languageNames = once(() =>
  languageCodes.split(' ').map((code) => namesOf('language', code, [...languages, code])),
);

/** Each country and territory, in each of the site's languages. */
export const countryNames = once(() => {
  const all = codes.map((code) => namesOf('region', code, languages)).filter((names) => names.length > 0);
  // Codes of former times have the names of today's countries.
  return [...new Map(all.map((names) => [names[0], names])).values()];
});

function namesOf(type: 'language' | 'region', code: string, inLocales: readonly string[]): string[] {
  const names = inLocales.map((locale) =>
    new Intl.DisplayNames([locale], { type, fallback: 'none' }).of(code),
  );
  return [...new Set(names.filter((name) => name !== undefined))];
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
