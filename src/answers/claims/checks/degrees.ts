import type { CvEntry } from '../../../resume/cv';
import { isLapsed } from '../../facts/lapsed';
import { degreeLevelIn } from '../../facts/degrees';
import { anyOf } from '../../languages/any-language';
import type { DegreeLevel } from '../../languages/kinds';
import { wrongTitle, type Check } from '../check';

/** Degrees by their names in every language, the highest first. */
const international = [
  ['doctorate', /\bph\.? ?d\b|\bdphil\b/],
  [
    'master',
    /\bm\. ?sc\b|\bmsc\b|\bmba\b|(?:^\s*|[:(]\s*)master\b(?! [a-z]*craft)|\bmaster\b(?=\s*(?:[,:;()]|$))/,
  ],
  ['bachelor', /\bbachelor|\bb\. ?sc\b|\bbsc\b/],
] as const;

/** A degree has to be one of the CV's, and one of the school or subject that the sentence names. */
export const degrees: Check = ({ statement, facts, named }) => {
  const { folded, phrases } = statement;
  const studies = facts.knowledge.cv.entries.filter(({ topic }) => topic === 'education');
  const ofNamed = named.filter(({ topic }) => topic === 'education');
  const mayBeOpen = phrases.degrees.held.test(folded);
  const entries = (ofNamed.length > 0 ? ofNamed : studies).filter((entry) => !mayBeOpen || !isLapsed(entry));
  for (const [level, names] of international) {
    const said = anyOf([names, phrases.degrees[level], facts.phrases.degrees[level]]);
    const match = said.exec(folded);
    if (!match) continue;
    if (
      entries.some((entry) => isOf(entry, level)) ||
      entries.some((entry) => said.test(facts.partOf(entry)?.text ?? ''))
    )
      continue;
    // Beside the education a summary or a certificate may name it.
    const others = facts.parts.filter(({ entry }) => entry?.topic !== 'education' && entry?.topic !== 'work');
    if (ofNamed.length === 0 && others.some(({ text }) => said.test(text))) continue;
    const written = statement.text.slice(match.index, match.index + match[0].length).trim();
    return wrongTitle(written, entries[0]);
  }
  return undefined;
};

function isOf({ title, heading }: CvEntry, level: DegreeLevel): boolean {
  return degreeLevelIn(title ?? heading) === level;
}
