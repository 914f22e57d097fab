import type { CvEntry } from '../../resume/cv';
import { fold } from '../text/fold';

/** How CVs say that studies did not end with the degree, or that a certificate is no longer valid; folded. */
const marks =
  /\binterrupt|\bnot (?:completed|finished)|\bunfinished|\bincomplete\b|\bwithdr[ae]w|\babandon|\bdropped out|\bleft (?:without|before)|\bwithout (?:the |a )?(?:degree|diploma|qualification)|\blapsed\b|\bexpired\b|\bno longer valid|\babgebrochen|\bnicht (?:abgeschlossen|beendet|bestanden)|\bohne (?:abschluss|diplom|titel)|\babgelaufen|\bnicht mehr gultig|\binachev|\binterromp|\bnon (?:termine|acheve|soutenu|valide)|\bsans (?:diplome|le diplome)|\bperimee?\b|\bexpiree\b|\ba expire\b|\barrivee? a echeance|\bsin (?:terminar|acabar|titulo|concluir|finalizar)|\binterrump|\binconclus|\binacabad|\bcaducad|\bvencid|中退|未修了|単位取得退学|失効|期限切れ/;

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
