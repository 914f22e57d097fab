import type { CvEntry } from '../../../resume/cv';
import { isLapsed } from '../../facts/lapsed';
import { degreeLevelIn } from '../../facts/degrees';
import type { DegreeLevel } from '../../languages/kinds';
import { wrongTitle, type Check } from '../check';

/**
 * How answers call academic degrees, whatever their language; folded. Stricter than what reads a CV, where a "master" is a
 * degree more often than a craftsman.
 */
const academic: readonly (readonly [DegreeLevel, RegExp])[] = [
  [
    'doctorate',
    /\bph\.? ?d\b|\bdphil\b|\bdoctorate\b|\bdoctorat\b|\bdoctoral degree\b|\bdoktorgrad\b|\bdoktortitel\b|\bdoktorat\b|\bpromotion (?:in|an|zum)\b|\bpromovier|\bdoctorad[oa]\b|\bdoctora? en\b|\bes doctora?\b|\bdoctorarse\b|\bse doctoro\b|博士|\bdoktor(?:in)?\b/,
  ],
  [
    'master',
    /\bmaster['’]s?(?![a-z])|\bmasters\b(?= (?:degree|in|of|from))|\bmaster (?:of|in|en|de|degree|an der|im)\b|\bmaster(?:abschluss|studium|grad|titel)\b|\bmaster\b(?= (?:\S+ ){0,3}(?:an der|at|a la|a l['’]|de l['’]|in))|\bm\. ?sc\b|\bmsc\b|\bmba\b|\bmaster\b(?=\s*(?:[,:;()]|$))|\bmagister\b|\bmaestria\b|(?:\ba|\bun|\bein(?:en)?|\bden|\bel|\ble|\bson|\bsu|\bhis|\bher|\b(?:abschluss|titel|mit)|^\s*|[:(]\s*) ?master\b(?! (?:craft|carp|elec|joiner|class|builder|chef|plumb|baker|mason))|修士/,
  ],
  [
    'bachelor',
    /\bbachelor|\bb\. ?sc\b|\bbsc\b|\blicence (?:en|de|d['’]|professionnelle|pro\b)|\blicenciatura\b|\bgrado (?:en|universitario)\b|\bundergraduate degree\b|学士/,
  ],
];

/** Says that studies led to the degree; folded. */
const finished =
  /\b(?:has|holds|earned|obtained|completed|finished|received|graduated|possede|titulaire|obtenu|diplomee?|docteure?|besitzt|hat|erwarb|abgeschlossen|promoviert|tiene|obtuvo|se doctoro|doctora|es doctor|termino|posee)\b|取得|修了|取り|持って|博士です/;

/** A degree has to be one of the CV's, and one of the school or subject that the sentence names. */
export const degrees: Check = ({ statement, facts, named }) => {
  const { folded } = statement;
  const studies = facts.knowledge.cv.entries.filter(({ topic }) => topic === 'education');
  const ofNamed = named.filter(({ topic }) => topic === 'education');
  const mayBeOpen = finished.test(folded);
  const entries = (ofNamed.length > 0 ? ofNamed : studies).filter((entry) => !mayBeOpen || !isLapsed(entry));
  for (const [level, said] of academic) {
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
