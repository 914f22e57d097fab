import type { CvEntry } from '../../resume/cv';
import type { SkillClass } from '../languages/kinds';
import type { Query } from '../query/query';
import { fold } from '../text/fold';
import { tokens } from '../text/tokens';
import { areForms } from '../text/word-forms';
import { entriesOf, type Context } from './context';

/** Groups of skills whose names are, in any language, a word of the question: "Programas" for "which software?" */
export function groupsCalled({ terms, classes }: Query, context: Context): CvEntry[] {
  const asked = new Set(terms.flatMap(({ ways }) => ways).flatMap((way) => soleWord(way)));
  const names = classes.flatMap((each) => classNames[each] ?? []);
  return entriesOf(context, 'skills').filter(
    ({ title }) =>
      names.some((name) => name.test(fold(title ?? ''))) ||
      tokens(title ?? '').some(
        ({ folded, stem }) =>
          folded.length > 3 &&
          !general.has(stem) &&
          [...asked].some((word) => word === folded || areForms(word, folded)),
      ),
  );
}

function soleWord(way: string): string[] {
  const words = tokens(way);
  return words.length === 1 ? words.map(({ folded }) => folded) : [];
}

/** How CVs call groups of a class, in the site's languages, folded. */
const classNames: Readonly<Partial<Record<SkillClass, RegExp>>> = {
  tool: /\bsoftware\b|\blogiciel|\bprogram(?:s|as|me)\b|\btools?\b|\boutils?\b|\bwerkzeug|\bherramienta|\binformati|\bedv\b|ツール|ソフト/,
  'office-software': /\boffice\b|\bbureautique|\bofimatica|オフィス/,
  machine: /\bmachine|\bmaschine|\bmaquin|\bequipment|\bequipo(?:s)?\b|機械|設備/,
  method: /\bmethod|\bmethode|\bverfahren|\bmetodo|手法/,
  'soft-skill': /\bsoft skills?\b|\bsavoir-etre|\bpersonal|対人/,
};

/** Words of headings that every question about skills may hold. */
export const general: ReadonlySet<string> = new Set(
  tokens(
    'skills skill core other technology technologies compétences compétence Kenntnisse Fähigkeiten habilidades スキル',
  ).map(({ stem }) => stem),
);
