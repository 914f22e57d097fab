import type { Token } from '../../text/tokens';
import type { Around } from '../phrases/phrases';

/**
 * German writes every noun with a capital, so that a name is told by where it stands. True where a word stands right behind
 * what names follow, and is no word that everybody uses there.
 *
 * @param isUsual true for a word of everyday language
 */
export function isGermanName(
  words: readonly Token[],
  at: number,
  { folded }: Around,
  isUsual: (word: string) => boolean,
): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!word) return false;
  const name = word.folded;
  const left = folded.slice(Math.max(0, word.start - 60), word.start);
  const head = headOf(words, at, folded);
  if (head !== at && head > 0) {
    const leftOfHead = folded.slice(Math.max(0, (words[head]?.start ?? 0) - 60), words[head]?.start);
    if (beforeOrganisation.test(leftOfHead) || beforeSchool.test(leftOfHead))
      return !(isCommonNoun(name) || isUsual(name)) || cityEnd.test(name);
  }
  if (beforeSchool.test(left)) return !(isCommonNoun(name) || isUsual(name));
  if (beforeOrganisation.test(left)) return !isCommonNoun(name);
  if (beforePlace.test(left)) return cityEnd.test(name) || !(isCommonNoun(name) || isUsual(name));
  if (!before || !/^\s+$/.test(folded.slice(before.end, word.start))) return false;
  if (isCommonNoun(name) || isUsual(name) || isInflected(name)) return false;
  if (beforeAnything.test(left)) return true;
  // A noun behind a noun, which is not the first word: that one has a capital anyway.
  return (
    at > 1 &&
    /^\p{Lu}\p{L}{2}/u.test(before.written) &&
    !measures.test(before.folded) &&
    !isFirstOfClause(folded, before)
  );
}

/** Where the run of capitals begins that a word belongs to: "Klinikum" for "Sund" in "Klinikum am Sund". */
function headOf(words: readonly Token[], at: number, folded: string): number {
  const isJoined = (left: number) =>
    /^[\s-]+$/.test(folded.slice(words[left]?.end ?? 0, words[left + 1]?.start));
  const isCapital = (which: number) => /^\p{Lu}/u.test(words[which]?.written ?? '');
  let head = at;
  while (head > 0 && isJoined(head - 1)) {
    if (isCapital(head - 1)) head--;
    else if (
      head > 1 &&
      particle.test(words[head - 1]?.folded ?? '') &&
      isJoined(head - 2) &&
      isCapital(head - 2)
    )
      head -= 2;
    else break;
  }
  // The first word of a sentence has a capital anyway.
  return head === 0 ? 1 : head;
}

const particle = /^(?:am|im|an|der|des|de|of|the|du|la|les|do|da|del|und|et|y|and|fur|zu|zum|zur|von)$/;

/** Right before a school. */
const beforeSchool =
  /\b(?:(?:einrichtung|\w*schule|hochschule|universitat|akademie|institut|arbeitgeber|firma|ort|standort|gelernt|gearbeitet|studiert|besucht|tatig|hier|dort|folgende\w* \w+)\s*:|(?:universitat|hochschule|schule|studium|ausbildung|abschluss|studiert\w*|gelernt)[^.;:(]{0,45}\(|(?:einrichtung|an der|an die|am|schule))\s*$/;
/** Right before an employer or a school. */
const beforeOrganisation =
  /(?:\bbei|\b(?:arbeitete?|tatig|beschaftigt|gearbeitet|wechselte?|gewechselt|kam|ging) (?:\S+ ){0,5}(?:fur|zu)|\b(?:von|fur) der firma|\b(?:firma|unternehmen|konzern|arbeitgeber(?:in)? (?:ist|war|hei(?:ss|ß)t|hie(?:ss|ß))|station (?:ist|war|(?:im|laut|dem|in) \S+ (?:ist|war)))|\b(?:verlie(?:ss|ß)|vertrag mit|arbeitsverhaltnis mit))\s+$/;
/** Right before a place or another proper name. */
const beforePlace =
  /\b(?:in|aus|nach|raum|stadt|uni|namens|herrn?|frau|\w*(?:schule|universitat|akademie|gymnasium|kolleg|institut|kammer|werke?|klinikum|klinik|krankenhaus|zentrum|verein|verlag|bank|gruppe|feuerwehr|museum|bibliothek|amt|gemeinde|hotel|restaurant|gasthaus|praxis|kanzlei|buro|werkstatt|tischlerei|elektro|autohaus|theater|orchester|chor)|(?:wohnort|wohnsitz|zuhause|heimat\w*|arbeitsplatz|arbeitsort|dienstort|standort|sitz|geburtsort|lebensmittelpunkt)(?: (?:ist|war|hei(?:ss|ß)t|liegt in|befindet sich in|lautet)|:))\s+$/;
/** Right before nouns of every kind, too. */
const beforeAnything = /\b(?:an|von|mit|fur|zu|uber|durch|gegen)\s+$/;
const cityEnd = /.{3}(?:burg|berg|stadt|dorf|heim|bach|feld|hausen|hafen|furt|bruck|kirchen|ingen)$/;
/** Amounts and times, behind which any noun may stand. */
const measures =
  /^(?:jahre?n?|monate?n?|wochen?|tagen?|stunden?|minuten?|prozent|euro|anfang|mitte|ende|stuck|paar|reihe|menge|dutzend|tausend|hundert|millionen?|milliarden?|tonnen?|meter|kilo\w*|liter|art|anzahl|fruhjahr|sommer|herbst|winter)$/;

function isFirstOfClause(folded: string, { start }: Token): boolean {
  return /(?:^|[.:;,(„“"–-])\s*["„“]?$/.test(folded.slice(0, start));
}

/** Plurals and cases, in which names seldom stand. */
function isInflected(word: string): boolean {
  return /(?:en|ern|eln|er|es|e)$/.test(word);
}

/** Nouns by their ends, and those that stand behind prepositions without an article. */
function isCommonNoun(word: string): boolean {
  return abstract.test(word) || ` ${bare} `.includes(` ${word} `);
}

const abstract =
  /.{3}(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|tion|tionen|tat|taten|nis|nissen?|ismus|ment|ments|anz|enz|enzen|arbeit|arbeiten|bereich|bereichen?|dienst|dienste|betrieb|technik|wesen|kunde|management)$/;
const bare =
  'absprache ablauf abschluss anfang angaben anschluss anspruch arbeit aufsicht auftrag bedarf beginn beruf betrieb bezug blick bord branche darin deutsch details dingen diensten dritter eigenregie einsatz englisch erfolg ergebnis familie familien fernstudium festanstellung firmen folge form frage fragen freizeit freude freunde freunden freundschaft fuhrung fuss geduld geld gelegenheit gemeinden gesprache gesprach grunden gruppen hand handarbeit haus hause haushalten herz hilfe hinsicht hohe holz industrie interesse jahren jugend kauf kindern kindheit klassen kontakt kraft kurzform kunden kursen kurze landern leidenschaft leitung liebe leben lebenslauf mai mengen metall monaten musik netz netzwerk obhut ordnung ort papier partnern partnerschaft patienten person personen personalunion plan platz praxis privatkunden projekten prosa punkto qualitat rahmen rande reihe rente richtung rolle ruhe ruhestand rucksprache sachen schichten schichtdienst schritt schritten schulen schwerpunkt sicht stein stichpunkten stichworten stahl steuern strom stunden summe takt tagen teams teamarbeit technik teil teilen teilzeit themen titel tun umgang unternehmen urlaub vereinen verantwortung verbindung vertretung verein vollzeit wahrheit waren wasser weise werkstatten wind wirklichkeit wochen worten zahlen zeit zeiten ziel zukunft zusammenarbeit zweifel kooperation';
