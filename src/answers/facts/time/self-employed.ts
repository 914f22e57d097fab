import type { CvEntry } from '../../../resume/cv';
import { fold } from '../../text/fold';
import { phrasesIn } from '../../query/phrases';
import type { Context } from '../context';

/** How CVs call work for oneself, whatever their language; folded. */
const ownWork =
  /\bself-? ?employed|\bfreelanc|\bfree-lance|\bfounder\b|\bco-?founder|\bowner\b|\bproprietor|\bsole trader|\bindependent\b|\bselbst(?:st)?andig|\bfreiberuf|\binhaber|\bgrunder|\bgesellschafter|\bindependante?\b|\bauto-? ?entrepreneu|\ba son compte|\bliberale?\b|\bfondat(?:eur|rice)|\bgerante?\b|\bautonom[oa]\b|\bpor cuenta propia|\bfundador|\bpropietari|フリーランス|個人事業|自営|代表|創業|独立/;

export function isSelfEmployed({ topic, title, organisation, about }: CvEntry): boolean {
  return topic === 'work' && ownWork.test(fold([title, organisation, about].filter(Boolean).join('\n')));
}

/** "How long has she been her own boss?" */
export function asksSelfEmployed(text: string, { lexicon }: Context): boolean {
  return phrasesIn(text).has(lexicon.times.selfEmployed);
}
