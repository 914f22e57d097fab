import type { CvEntry } from '../../resume/cv';
import { type CvPattern, inAnyCv } from '../languages/cv-words-in-use';
import type { GroupedClass } from '../languages/cv-words';
import type { SkillClass } from '../languages/kinds';
import type { Query } from '../query/query';
import { fold } from '../text/fold';
import { tokens } from '../text/tokens';
import { areForms } from '../text/word-forms';
import { entriesOf, type Context } from './context';

/** Groups of skills whose names are, in any language, a word of the question: "Programas" for "which software?" */
export function groupsCalled(
  { terms, classes }: Pick<Query, 'terms' | 'classes'>,
  context: Pick<Context, 'cv'>,
): CvEntry[] {
  const asked = new Set(terms.flatMap(({ ways }) => ways).flatMap((way) => soleWord(way)));
  const names = classes.filter(isGrouped).map((each) => classNames[each]);
  return entriesOf(context, 'skills').filter(
    ({ title }) =>
      names.some((name) => name.test(fold(title ?? ''))) ||
      tokens(title ?? '').some(
        ({ folded }) =>
          folded.length > 3 && [...asked].some((word) => word === folded || areForms(word, folded)),
      ),
  );
}

function isGrouped(each: SkillClass): each is GroupedClass {
  return each in classNames;
}

function soleWord(way: string): string[] {
  const words = tokens(way);
  return words.length === 1 ? words.map(({ folded }) => folded) : [];
}

/** How CVs call groups of a class. */
const classNames: Readonly<Record<GroupedClass, CvPattern>> = {
  tool: inAnyCv((cv) => cv.skillGroups.tool),
  'office-software': inAnyCv((cv) => cv.skillGroups['office-software']),
  machine: inAnyCv((cv) => cv.skillGroups.machine),
  method: inAnyCv((cv) => cv.skillGroups.method),
  'soft-skill': inAnyCv((cv) => cv.skillGroups['soft-skill']),
};
