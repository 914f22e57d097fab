import type { CvEntry } from '../../../resume/cv';
import { fold } from '../../text/fold';
import { tokens } from '../../text/tokens';
import { phraseFinder } from '../../query/phrases';
import type { Context } from '../context';

/** How CVs call work for oneself, whatever their language; folded. */
const ownWork =
  /\bself-? ?employed|\bfreelanc|\bfree-lance|\bfounder\b|\bco-?founder|\bowner\b|\bproprietor|\bsole trader|\bindependent\b|\bselbst(?:st)?andig|\bfreiberuf|\binhaber|\bgrunder|\bgesellschafter|\bindependante?\b|\bauto-? ?entrepreneu|\ba son compte|\bliberale?\b|\bfondat(?:eur|rice)|\bgerante?\b|\bautonom[oa]\b|\bpor cuenta propia|\bfundador|\bpropietari|フリーランス|個人事業|自営|代表|創業|独立/;

export function isSelfEmployed({ topic, title, organisation, about }: CvEntry): boolean {
  return topic === 'work' && ownWork.test(fold([title, organisation, about].filter(Boolean).join('\n')));
}

/** "How long has she been her own boss?" */
export function asksSelfEmployed(text: string, { lexicon }: Context): boolean {
  return phraseFinder(tokens(text), fold(text)).has(lexicon.times.selfEmployed);
}

/** How questions ask whether somebody works for themselves, in any language; folded. */
const ownFirm =
  /\b(?:his|her|their|an?) own (?:\p{L}+ )?(?:boss|business|company|firm|studio|practice|shop|workshop|agency|office|restaurant|cafe)\b|\bself-? ?employed\b|\bfreelanc|\bsole trader\b|\beigene[nrsm]? (?:\p{L}+ )?(?:firma|betrieb|unternehmen|buro|praxis|geschaft|werkstatt|atelier|studio|laden)\b|\bselbst(?:st)?andig\b|\bfreiberuflich|\b(?:sa|son) propre (?:entreprise|boite|cabinet|studio|atelier|restaurant|affaire|societe)\b|\ba son compte\b|\bfreelance\b|\b(?:empresa|estudio|negocio|taller|despacho|restaurante) propi[oa]\b|\bpropi[oa] (?:empresa|estudio|negocio|taller|despacho|restaurante|jef[ea])\b|\bautonom[oa]s?\b|\bpor (?:su )?cuenta propia\b|自分の(?:店|会社|事務所)|自営|フリーランス|個人事業|起業|開業/u;

/** "Has she ever had her own firm?" */
export function asksOwnFirm(text: string): boolean {
  return ownFirm.test(fold(text));
}
