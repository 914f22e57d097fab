import { languages } from '../languages/language-pack';
import { remembering } from '../text/remembering';
import { foldWord } from '../text/tokens';

/** The languages that visitors ask for, as BCP 47 names them; any other is found if the CV names it. */
const codes =
  'en fr de es ja zh it pt nl ru pl uk ar he tr el sv da nb no fi hu cs sk ro bg hr sr sl lt lv et ga cy ca eu gl is sq mk hi bn ur pa ta te mr gu fa ko vi th id ms tl sw am af la eo lb mt hy ka az kk uz mn yue br oc co wa rm fy fo nds gsw li gd gv kw yi ku ps ckb tg tk ky tt ug bo dz ne si my km lo as or sd sa jv su mg mi sm to ty haw ht qu gn ay ha yo ig ak wo ff bm ln rw rn so sn st tn ts xh zu ny om ti lg kab rom scn sc vec nap csb szl ml kn ceb'.split(
    ' ',
  );

let known: ReadonlyMap<string, string> | undefined;

/** The code of a language by its name in any of the site's languages; undefined for other words. */
export function codeOfLanguage(name: string): string | undefined {
  known ??= new Map(languages.flatMap((language) => namesIn(language)));
  return known.get(foldWord(name));
}

/** The names of languages in one of them, folded, with their codes. */
export const namesIn = remembering((language): readonly (readonly [name: string, code: string])[] => {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return codes.flatMap((code) => {
    const name = names.of(code);
    return name === undefined || name === code ? [] : [[foldWord(name), code] as const];
  });
});

/** A language's name in another; the name itself where Intl does not know it. */
export function languageNameIn(language: string, name: string): string {
  const code = codeOfLanguage(name);
  return (code && new Intl.DisplayNames(language, { type: 'language' }).of(code)) ?? name;
}
