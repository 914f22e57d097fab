import type { CvEntry } from '../../resume/cv';
import { inAnyCv } from '../languages/cv-words-in-use';
import { fold } from '../text/fold';

const marks = inAnyCv((cv) => cv.lapsed);

/** True for studies or a certificate that the CV says were broken off or are no longer valid. */
export function isLapsed(entry: CvEntry): boolean {
  const { topic, title, heading } = entry;
  if (topic !== 'education' && topic !== 'certificates') return false;
  return lapsedIn([title ?? heading, ...toldOf(entry)].join('\n')) !== undefined;
}

/** The line of an entry that says so. */
export function lapsedLine(entry: CvEntry): string | undefined {
  return toldOf(entry).find((line) => line !== entry.title && lapsedIn(line) !== undefined);
}

/** Where an entry may say so beside its title. */
function toldOf({ score = '', lines, tags }: CvEntry): string[] {
  return [score, ...lines, ...tags];
}

function lapsedIn(text: string): string | undefined {
  return marks.exec(fold(text))?.[0];
}
