import type { CvEntry } from '../../../resume/cv';
import { inAnyCv } from '../../languages/cv-words-in-use';
import { fold } from '../../text/fold';
import { phrasesIn } from '../../query/phrases';
import type { Context } from '../context';

const ownWork = inAnyCv((cv) => cv.selfEmployed);

export function isSelfEmployed({ topic, title, organisation, about }: CvEntry): boolean {
  return topic === 'work' && ownWork.test(fold([title, organisation, about].filter(Boolean).join('\n')));
}

/** "How long has she been her own boss?" */
export function asksSelfEmployed(text: string, { lexicon }: Context): boolean {
  return phrasesIn(text).has(lexicon.times.selfEmployed);
}
