import type { CvEntry } from '../../resume/cv';
import { fold } from '../text/fold';

/** How CVs say that studies did not end with the degree, or that a certificate is no longer valid; folded. */
const marks =
  /\binterrupt|\bnot (?:completed|finished)|\bunfinished|\bincomplete\b|\bwithdr[ae]w|\babandon|\bdropped out|\bleft (?:without|before)|\bwithout (?:the |a )?(?:degree|diploma|qualification)|\blapsed\b|\bexpired\b|\bno longer valid|\babgebrochen|\bnicht (?:abgeschlossen|beendet|bestanden)|\bohne (?:abschluss|diplom|titel)|\babgelaufen|\bnicht mehr gultig|\binachev|\binterromp|\bnon (?:termine|acheve|soutenu|valide)|\bsans (?:diplome|le diplome)|\bperimee?\b|\bexpiree\b|\ba expire\b|\barrivee? a echeance|\bsin (?:terminar|acabar|titulo|concluir|finalizar)|\binterrump|\binconclus|\binacabad|\bcaducad|\bvencid|中退|未修了|単位取得退学|失効|期限切れ/;

/** True for studies or a certificate that the CV says were broken off or are no longer valid. */
export function isLapsed({ topic, title, heading, score, lines }: CvEntry): boolean {
  if (topic !== 'education' && topic !== 'certificates') return false;
  return lapsedIn([title ?? heading, score ?? '', ...lines].join('\n')) !== undefined;
}

/** The line of an entry that says so. */
export function lapsedLine({ title, score, lines }: CvEntry): string | undefined {
  return [score, ...lines].find(
    (line) => line !== undefined && line !== title && lapsedIn(line) !== undefined,
  );
}

function lapsedIn(text: string): string | undefined {
  return marks.exec(fold(text))?.[0];
}
